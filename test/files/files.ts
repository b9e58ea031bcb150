import { readFileSync } from "node:fs";
import { PDFDocument } from "@cantoo/pdf-lib";
import type { MediaEntry } from "#features/media/library/contract.ts";
import type { Called, Refused, TestSite } from "#test/harness.ts";

/** A file of `test/files`. */
export function fileOf(name: string): Buffer {
  return readFileSync(new URL(name, import.meta.url));
}

export type Uploaded = Called<MediaEntry & Refused & { known: boolean }>;

/** Uploads bytes under a file name, by default as a new file of the library. */
export async function uploadFile(
  site: TestSite,
  headers: Record<string, string>,
  [name, bytes]: [string, Buffer],
  line = "POST /api/media",
): Promise<Uploaded> {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(bytes)]), name);
  const [method, path = ""] = line.split(" ");
  const answer = await site.fetch(path, { method, headers, body: form });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Uploaded["body"] };
}

/** A PDF with an empty page, and what `change` adds. */
export async function pdf(change: (document: PDFDocument) => void): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage();
  change(document);
  return Buffer.from(await document.save());
}
