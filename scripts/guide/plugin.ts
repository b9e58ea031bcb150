import type { Plugin } from "vite";
import { renderChapter } from "./chapter.ts";
import { contentsFile, readContents } from "./contents.ts";

const contents = "\0/admin/help/guide"; // in the administration's files, as its path says
const chapter = "\0guide:";
const texts = `${chapter}texts`;

/**
 * Makes modules from the guides: `virtual:guide` has the table of contents and loads chapters. Each chapter is a file of
 * its own, and so are the texts to search. The server has none of them.
 */
export function guide(): Plugin {
  return {
    name: "guide",
    resolveId(id) {
      if (id === "virtual:guide") return contents;
      return id.startsWith("virtual:guide/") ? id.replace("virtual:guide/", chapter) : null;
    },
    async load(id) {
      if (id !== contents && !id.startsWith(chapter)) return null;
      const { groups, files } = readContents();
      this.addWatchFile(contentsFile);
      if (id === contents) {
        const slugs = this.environment.name === "client" ? [...files.keys()] : [];
        const loaders = slugs.map((slug) => `${JSON.stringify(slug)}: () => import("virtual:guide/${slug}")`);
        return [
          `export const groups = ${JSON.stringify(groups)};`,
          `export const chapters = { ${loaders.join(", ")} };`,
          slugs.length > 0
            ? 'export const loadTexts = () => import("virtual:guide/texts");'
            : "export const loadTexts = async () => ({ default: [] });",
        ].join("\n");
      }
      for (const file of files.values()) this.addWatchFile(file);
      if (id === texts) {
        const sections = [...files].map(async ([slug, file]) =>
          (await renderChapter(file, files)).sections.map((section) => ({ slug, ...section })),
        );
        return `export default ${JSON.stringify((await Promise.all(sections)).flat())};`;
      }
      const { trees, pictures } = await renderChapter(files.get(id.slice(chapter.length)) ?? "", files);
      return [
        ...pictures.map((path, at) => `import picture${at} from ${JSON.stringify(path)};`),
        `export default ${JSON.stringify(trees).replace(/"picture:(\d+)"/g, "picture$1")};`,
      ].join("\n");
    },
  };
}
