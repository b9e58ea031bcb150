import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { afterAll, describe, expect, it } from "vitest";
import { openPdf, tagsOf } from "#test/formats/pdf.ts";
import type { ExportedArticle } from "../content/exported-article.server.ts";
import { canTypeset } from "../pdf/installed.server.ts";
import { renamed } from "../pdf/rename-font.server.ts";

const folder = mkdtempSync(join(tmpdir(), "footpath-fonts-"));
afterAll(() => rmSync(folder, { recursive: true }));

const article = {
  title: "Code",
  summary: "",
  label: "Publication",
  byline: "A",
  authors: ["A"],
  contributors: [],
  keywords: [],
  dates: ["May 2026"],
  updatedAt: "2026-05-01T09:00:00.000Z",
  language: "en",
  institute: "Institute",
  url: "https://example.org/blogs/code",
  imprint: [],
  notices: [],
  colophon: [],
  catalogue: { day: [2026, 5, 1], doi: "", isbn: "", issn: "", licence: null },
  drawnCover: { brand: { logo: null } },
  cover: null,
  html: "<pre>some code</pre>",
  pictures: {},
  fonts: "source",
  colours: ["#000000", "#444444", "#004400", "#aa0000", "#cccccc"],
} as unknown as ExportedArticle;

/** The PDF that a process of its own makes on a machine with these fonts. */
async function pdfWith(fonts: string, execArgv: string[] = [], more: object = {}): Promise<Buffer> {
  const env = { PATH: process.env.PATH, FONTCONFIG_FILE: fonts };
  const program = resolve("features/exports/making/worker.ts");
  const worker = fork(program, ["5"], { env, execArgv, serialization: "advanced" });
  worker.send({ job: "pdf", input: { ...article, ...more } });
  const [{ result, failed }] = await once(worker, "message");
  worker.disconnect();
  expect(failed).toBeUndefined();
  return Buffer.from(result);
}

describe.skipIf(!canTypeset())("a PDF", { timeout: 300_000 }, () => {
  it("is the same on a machine with another font of the same name", async () => {
    const letters = "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2";
    const bytes = readFileSync(fileURLToPath(import.meta.resolve(letters)));
    const options = { targetFormat: "sfnt", variationAxes: { wght: 400 }, noHinting: true } as const;
    const font = await subsetFont(bytes, "abcdefghijklmnopqrstuvwxyz ", options);
    writeFileSync(join(folder, "mono.ttf"), renamed(font, "DejaVu Sans Mono"));
    const config = (name: string, fonts: string) => {
      writeFileSync(join(folder, name), `<?xml version="1.0"?><fontconfig><dir>${fonts}</dir></fontconfig>`);
      return join(folder, name);
    };
    const [one, other] = [config("with.conf", folder), config("without.conf", join(folder, "none"))];
    expect((await pdfWith(one)).equals(await pdfWith(other))).toBe(true);
  });

  it("says how many letters are boxes where the font of a script is not installed", async () => {
    const html = "<p>Water is পানি.</p>";
    const without = ["--import", resolve("test/without-optional.mjs")];
    const text = async (bytes: Buffer) =>
      (await tagsOf(await openPdf(bytes))).map((tag) => tag.text).join(" ");
    expect(await text(await pdfWith(join(folder, "none"), [], { html }))).not.toContain("□");
    const boxed = await text(await pdfWith(join(folder, "none"), without, { html }));
    expect(boxed).toMatch(/Water is +□+ *\./);
    expect(boxed).toContain("shown as empty boxes");
  });
});
