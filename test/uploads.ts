import { readFileSync } from "node:fs";
import sharp from "sharp";
import type { Called, Refused, TestSite } from "./harness.ts";

/** A JPEG of one colour. */
export async function somePicture(background = "#a53c20", width = 64, height = 48): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** A short MP4 that every browser plays. */
export function someVideo(): Buffer {
  return readFileSync(new URL("../sample/videos/slack-water.mp4", import.meta.url));
}

type Fields = Record<string, string | Blob | (string | Blob)[]>;

/** A form; lists become repeated fields. */
export function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) {
      if (one instanceof Blob) form.append(name, one, "file");
      else form.append(name, one);
    }
  }
  return form;
}

export function blob(bytes: Buffer): Blob {
  return new Blob([new Uint8Array(bytes)]);
}

export async function sendForm<Body = Refused>(
  site: TestSite,
  line: string,
  fields: Fields,
  headers: Record<string, string> = {},
): Promise<Called<Body>> {
  const [method, path = ""] = line.split(" ");
  const answer = await site.fetch(path, { method, headers, body: formOf(fields) });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Body };
}

export async function localDraftCount(site: TestSite): Promise<number> {
  let count = 0;
  for await (const _ of site.services.media.list()) count += 1;
  return count;
}
