import { copyFile, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AdminContext } from "#core/context.ts";
import { day } from "#core/durations.ts";
import type { MediaStore } from "#core/services.ts";
import { addFile } from "#features/media/files/files.server.ts";
import { pathOf } from "./paths.ts";
import type { SampleRecord } from "./types.ts";

/** Adds the PDF of a publication to the library. */
export async function recordOf(
  ctx: AdminContext & { media: MediaStore },
  { series, pdf: name, issuedDaysAgo, errata, ...record }: SampleRecord,
  ids: Map<string, string>,
) {
  const pdf = await addPdf(ctx, name);
  const dayBefore = (days: number) => new Date(Date.parse(ctx.now) - days * day).toISOString().slice(0, 10);
  return {
    ...record,
    series: ids.get(series) ?? "",
    pdf,
    issued: dayBefore(issuedDaysAgo),
    errata: errata.map(({ daysAgo, text }) => ({ date: dayBefore(daysAgo), text })),
  };
}

/** Cleaning writes beside the file, and the program's folder may be read-only. */
async function addPdf(ctx: AdminContext & { media: MediaStore }, name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "footpath-sample-"));
  try {
    const path = join(folder, name);
    await copyFile(pathOf(`files/${name}`), path);
    const { size: bytes } = await stat(path);
    return (await addFile(ctx, ctx.media, { path, name, bytes, type: "pdf", alt: "" })).id;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
