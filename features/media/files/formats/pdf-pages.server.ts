import { createRequire } from "node:module";
import { performance } from "node:perf_hooks";
import { pathToFileURL } from "node:url";
import type { PDFDocumentProxy } from "pdfjs-dist";
import { maxReading, maxTextLength, searchText } from "./limits.server.ts";

const pictureWidth = 960; // pixels
const tallest = 2; // times the width
const maxPages = 1000; // whose text is read
const folder = new URL(".", pathToFileURL(createRequire(import.meta.url).resolve("pdfjs-dist/package.json")));
const resource = (name: string) => new URL(`${name}/`, folder).href.replace("file://", "");

async function withPdf<Result>(path: string, work: (pdf: PDFDocumentProxy) => Promise<Result>) {
  const { getDocument, VerbosityLevel } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const task = getDocument({
    url: pathToFileURL(path).href,
    // Reads only what it needs from the file.
    disableAutoFetch: true,
    disableStream: true,
    enableXfa: false,
    stopAtErrors: false,
    maxImageSize: 40_000_000,
    standardFontDataUrl: resource("standard_fonts"),
    cMapUrl: resource("cmaps"),
    wasmUrl: resource("wasm"),
    iccUrl: resource("iccs"),
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    return await work(await task.promise);
  } finally {
    await task.destroy();
  }
}

export async function pdfText(path: string): Promise<string> {
  return withPdf(path, async (pdf) => {
    const until = performance.now() + maxReading;
    let text = "";
    for (let number = 1; number <= Math.min(pdf.numPages, maxPages); number += 1) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      for (const item of items) if ("str" in item) text += item.str + (item.hasEOL ? "\n" : "");
      text += "\n";
      page.cleanup();
      if (text.length >= maxTextLength || performance.now() > until) break;
    }
    return searchText(text);
  });
}

/** The first page as PNG. */
export async function firstPage(path: string): Promise<Buffer> {
  const { createCanvas } = await import("@napi-rs/canvas");
  return withPdf(path, async (pdf) => {
    const page = await pdf.getPage(1);
    const { width, height } = page.getViewport({ scale: 1 });
    if (!(width > 0 && height > 0)) throw new Error("a page without a size");
    const viewport = page.getViewport({ scale: pictureWidth / width });
    const canvas = createCanvas(pictureWidth, Math.ceil(Math.min(viewport.height, pictureWidth * tallest)));
    const target = canvas as unknown as HTMLCanvasElement;
    await page.render({ canvas: target, viewport, background: "#ffffff" }).promise;
    return canvas.encode("png");
  });
}
