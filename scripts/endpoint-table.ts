import type { Plugin } from "vite";

const name = "virtual:endpoints";

/** The browser gets the URL of every endpoint. The schemas and zod stay on the server. */
export function endpointTable(): Plugin {
  return {
    name: "call-table",
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      const { contracts } = await import("#api/contracts.ts");
      const table = Object.entries(contracts).map(([feature, endpoints]) => [
        feature,
        Object.fromEntries(
          Object.entries(endpoints).map(([endpoint, { route, ...more }]) => [
            endpoint,
            {
              route,
              ...(more.access === "anyone" ? { open: true } : {}),
              ...("paged" in more ? { paged: true } : {}),
              ...("file" in more ? { file: more.file.field } : {}),
              ...("files" in more ? { files: Object.keys(more.files ?? {}) } : {}),
            },
          ]),
        ),
      ]);
      return `export default ${JSON.stringify(Object.fromEntries(table))};`;
    },
  };
}
