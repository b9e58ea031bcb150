import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync, constants as zlib } from "node:zlib";
import { createBuilder } from "vite";
import { drawPictures } from "#sample/pictures.ts";
import { say } from "#server/say.ts";
import { writeFonts } from "./fonts.ts";

const worthIt = 1024; // bytes
const drawnBy = [
  "features/media/{drawing,addresses,decoding/pipeline.server}.ts",
  "features/media/{drawings,portraits}/*.ts",
  "sample/{pictures,drawn-pictures}.ts",
  "sample/photographs/*.ts",
];

process.env.NODE_ENV = "production";
await writeFonts(".fonts");
await buildPages();
compressClient("build/client");
await drawSample(".drawn");

/** The pages for server and browser, by Vite and React Router. */
async function buildPages(): Promise<void> {
  const builder = await createBuilder({ logLevel: "warn" });
  await builder.buildApp();
}

/** Compresses what the browser gets once and for all, as well as it can be. */
function compressClient(folder: string): void {
  for (const file of globSync(`${folder}/**/*.{js,css,svg,json,txt,webmanifest}`)) {
    const bytes = readFileSync(file);
    if (bytes.length < worthIt) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [zlib.BROTLI_PARAM_QUALITY]: 11 } }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

/** The pictures of the sample institute, drawn again only when the code that draws them has changed. */
async function drawSample(folder: string): Promise<void> {
  const stamp = join(folder, ".drawn");
  const hash = createHash("sha256");
  for (const file of globSync(drawnBy).sort()) hash.update(readFileSync(file));
  const wanted = hash.digest("hex");
  const drawn = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
  if (drawn !== wanted) rmSync(folder, { recursive: true, force: true });
  await drawPictures(folder, (done, all) => {
    if (done % 10 === 0 || done === all) say.progress("Drawing the sample's pictures", done, all);
  });
  writeFileSync(stamp, wanted);
}
