import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

type Source = {
  /** What is typeset: a file that reads the others by their names. */
  template: string;
  files: Map<string, Uint8Array>;
  fonts: Uint8Array[];
};

const format = "pdf";
const asObjects = 3; // diagnostics
const folder = "/"; // of a file system that has only the files of the article

let loading: ReturnType<typeof load> | undefined;

/**
 * Typesets a PDF with tags. It is WebAssembly, which every machine runs, and has no fonts of its own.
 * Throws what the typesetter says if it cannot.
 */
export async function typesetPdf({ template, files, fonts }: Source): Promise<Uint8Array> {
  loading ??= load();
  const { TypstCompilerBuilder } = await loading;
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const font of fonts) await builder.add_raw_font(font);
  const compiler = await builder.build();
  try {
    for (const [name, bytes] of files) compiler.map_shadow(folder + name, bytes);
    compiler.add_source(`${folder}main.typ`, template);
    const { result, diagnostics } = compiler.compile(`${folder}main.typ`, null, format, asObjects);
    if (!result) throw new Error(JSON.stringify(diagnostics).slice(0, 1000));
    return result;
  } finally {
    compiler.free();
  }
}

async function load() {
  const typesetter = await import("@myriaddreamin/typst-ts-web-compiler");
  const program = fileURLToPath(import.meta.resolve("@myriaddreamin/typst-ts-web-compiler/wasm"));
  typesetter.initSync({ module: await readFile(program) });
  return typesetter;
}
