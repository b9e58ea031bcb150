import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { Blob, Face, Font } from "harfbuzzjs";

// Its other function is asynchronous, but only until its WebAssembly has been loaded.
const woff2 = createRequire(import.meta.url)("wawoff2/build/decompress_binding.js") as {
  decompress(font: Buffer): Uint8Array | false;
  onRuntimeInitialized(): void;
};
await new Promise<void>((resolve) => {
  if ("decompress" in woff2) resolve();
  else Object.assign(woff2, { onRuntimeInitialized: resolve });
});

/** A file of a package, such as `inter-latin-wght-normal` of `inter`. Undefined if the package is not installed. */
export function openFont(
  family: string,
  file: string,
  scope = "@fontsource-variable",
): { font: Font; sfnt: Buffer } | undefined {
  const bytes = readInstalled(`${scope}/${family}/files/${file}.woff2`);
  const sfnt = bytes && woff2.decompress(bytes);
  if (!sfnt) return undefined;
  return { font: new Font(new Face(new Blob(sfnt))), sfnt: Buffer.from(sfnt) };
}

function readInstalled(file: string): Buffer | undefined {
  try {
    return readFileSync(fileURLToPath(import.meta.resolve(file)));
  } catch {
    return undefined;
  }
}
