import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import type { SourceLines } from "#server/source-lines.ts";
import { withNames } from "./minify.ts";

// Bundles the server with its threads and processes, because loading hundreds of files is most of a start.

const root = process.cwd();
const folder = "build/program";

/** Packages with files beside their code, and large ones for jobs that few sites have. */
const external =
  /^(#messages|@aws-sdk|@cantoo|@myriaddreamin|@napi-rs|@node-rs|harfbuzzjs|linkedom|mediabunny|pdfjs-dist|pg-native|sharp|subset-font|wawoff2)(\/|$)/;

/** Threads and processes are entries of their own. What else a module finds beside itself stays beside its source. */
const ownUrls: Plugin = {
  name: "own-urls",
  transform(code, id) {
    if (!code.includes("import.meta.url") || !id.startsWith(root) || id.includes("/node_modules/")) return;
    const source = `new URL("../../${relative(root, id)}", import.meta.url)`;
    const urls = /new URL\("(\.\/[^"]+\.ts)", import\.meta\.url\)|import\.meta\.url/g;
    const bundled = code.replaceAll(urls, (_, program?: string) => {
      if (!program) return `${source}.href`;
      const file = resolve(dirname(id), program);
      const fileName = relative(root, file).replaceAll("/", "-").replace(".ts", ".js");
      this.emitFile({ type: "chunk", id: file, fileName });
      return `new URL("./${fileName}", import.meta.url)`;
    });
    return { code: bundled, map: null }; // the lines stay
  },
};

const { output } = (await build({
  configFile: false,
  logLevel: "warn",
  plugins: [ownUrls],
  ssr: { noExternal: true },
  build: {
    ssr: "server/main.ts",
    outDir: folder,
    target: "node26",
    sourcemap: "hidden",
    write: false,
    rolldownOptions: {
      external,
      checks: { pluginTimings: false },
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "[name]-[hash].js",
        // Node prints the whole line of an error that nobody caught.
        minify: { ...withNames, codegen: { ...withNames.codegen, removeWhitespace: false } },
      },
    },
  },
})) as Rolldown.RolldownOutput;
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const file of output) {
  if (file.type !== "chunk") continue;
  writeFileSync(join(folder, file.fileName), file.code);
  writeFileSync(join(folder, `${file.fileName}.lines.json`), JSON.stringify(linesOf(file)));
}

/** A source map takes the main thread 0.1 s to read. */
function linesOf({ code, map }: Rolldown.OutputChunk): SourceLines {
  const sources: string[] = [];
  if (!map) return { sources, lines: [] };
  const entries = new SourceMap(JSON.parse(map.toString()));
  const lines = code.split("\n").flatMap((text, line) => {
    const entry = entries.findEntry(line, Math.max(text.search(/\S/), 0));
    if (!("originalSource" in entry && entry.originalSource)) return [-1, 0];
    const name = relative(root, resolve(folder, entry.originalSource));
    if (!sources.includes(name)) sources.push(name);
    return [sources.indexOf(name), entry.originalLine + 1];
  });
  return { sources, lines };
}
