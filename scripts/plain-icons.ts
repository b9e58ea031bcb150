import { resolve } from "node:path";
import type { Plugin } from "vite";

/** Lets `ui/create-icon.ts` make Lucide's icons. */
export function plainIcons(): Plugin {
  return {
    name: "plain-icons",
    apply: "build",
    load: {
      filter: { id: /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ },
      handler: () => `export { createIcon as default } from ${JSON.stringify(resolve("ui/create-icon.ts"))};`,
    },
  };
}
