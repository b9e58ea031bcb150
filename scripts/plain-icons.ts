import { resolve } from "node:path";
import type { Plugin } from "vite";

/** Icons with a direction, which turn in right-to-left text (`ui/create-icon.ts`). */
const directional = [
  "arrow-left",
  "arrow-right",
  "arrow-up-right",
  "chevron-left",
  "chevron-right",
  "corner-down-right",
  "external-link",
  "list",
  "list-indent-decrease",
  "list-indent-increase",
  "list-tree",
  "log-out",
  "panel-left",
  "panel-right",
  "redo-2",
  "send",
  "square-arrow-out-up-right",
  "text-quote",
  "undo-2",
];

/** Lets `ui/create-icon.ts` make Lucide's icons. */
export function plainIcons(): Plugin {
  return {
    name: "plain-icons",
    apply: "build",
    load: {
      filter: { id: /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ },
      handler: () => `export { createIcon as default } from ${JSON.stringify(resolve("ui/create-icon.ts"))};`,
    },
    transform: {
      filter: { id: new RegExp(`lucide-react/dist/esm/icons/(${directional.join("|")})\\.mjs$`) },
      handler: (code) => code.replace("(__iconData)", "(__iconData, true)"),
    },
  };
}
