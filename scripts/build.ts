import { globSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, gzipSync, constants as zlib } from "node:zlib";
import { createBuilder } from "vite";
import { writeFonts } from "./fonts.ts";
import { writeTexts } from "./messages/browser-files.ts";

const worthIt = 1024; // bytes

process.env.NODE_ENV = "production";
await writeFonts(".fonts");
await (await createBuilder({ logLevel: "warn" })).buildApp();
writeTexts("build");
compressClient("build/client");

function compressClient(folder: string): void {
  for (const file of globSync(`${folder}/**/*.{js,css,svg,json,txt,webmanifest}`)) {
    const bytes = readFileSync(file);
    if (bytes.length < worthIt) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [zlib.BROTLI_PARAM_QUALITY]: 11 } }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
