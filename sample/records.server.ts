import { statSync } from "node:fs";
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
  const path = pathOf(`files/${name}`);
  const file = { path, name, bytes: statSync(path).size, type: "pdf", alt: "" } as const;
  const { id: pdf } = await addFile(ctx, ctx.media, file);
  const dayBefore = (days: number) => new Date(Date.parse(ctx.now) - days * day).toISOString().slice(0, 10);
  return {
    ...record,
    series: ids.get(series) ?? "",
    pdf,
    issued: dayBefore(issuedDaysAgo),
    errata: errata.map(({ daysAgo, text }) => ({ date: dayBefore(daysAgo), text })),
  };
}
