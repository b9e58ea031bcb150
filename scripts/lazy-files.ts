import type { Plugin } from "vite";

const placeholder = /lazy-files:([\w./-]+)/g;

/** In builds, replaces "lazy-files:path/of/module.tsx" by the URLs of its files, to preload them. */
export function lazyFiles(): Plugin {
  return {
    name: "lazy-files",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const filesOf = (path: string): string[] => {
        const chunk = chunks.find(({ facadeModuleId }) =>
          facadeModuleId?.replaceAll("\\", "/").endsWith(path),
        );
        if (!chunk) throw new Error(`There is no lazy module ${path}.`);
        const styles = chunk.viteMetadata?.importedCss ?? [];
        return [chunk.fileName, ...chunk.imports, ...styles].map((file) => `/${file}`);
      };
      for (const chunk of chunks) {
        if (!chunk.code.includes("lazy-files:")) continue;
        chunk.code = chunk.code.replace(placeholder, (_, path: string) => filesOf(path).join(" "));
      }
    },
  };
}
