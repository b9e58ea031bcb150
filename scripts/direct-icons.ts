import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const imported = /import \{([^}]*)\} from "lucide-react";/g;
const exported = /export \{([^}]*)\} from '\.\/icons\/([^']*)\.mjs'/g;

/** Imports each icon from its own file, so that the build sees which pages show it. */
export function directIcons(): Plugin {
  const files = new Map<string, string>();
  return {
    name: "direct-icons",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    buildStart() {
      const index = new URL("../esm/lucide-react.mjs", import.meta.resolve("lucide-react"));
      for (const [, names = "", file = ""] of readFileSync(index, "utf8").matchAll(exported)) {
        for (const [, name = ""] of names.matchAll(/as (\w+)/g))
          files.set(name, `lucide-react/icons/${file}`);
      }
    },
    transform: {
      filter: { id: { exclude: /node_modules/ }, code: /from "lucide-react"/ },
      handler: (code) => code.replace(imported, (_, names: string) => names.split(",").map(lineFor).join("")),
    },
  };

  function lineFor(name: string): string {
    const [, kind, icon = "", local = icon] = /^\s*(type )?(\w+)(?: as (\w+))?\s*$/.exec(name) ?? [];
    if (kind || !icon) return "";
    const file = files.get(icon);
    if (!file) throw new Error(`lucide-react has no icon ${icon}.`);
    return `import ${local} from "${file}";`;
  }
}
