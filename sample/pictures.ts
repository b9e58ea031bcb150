import { availableParallelism } from "node:os";
import type { Context } from "#core/context.ts";
import { type DecodingProcess, decodingProcess } from "#features/media/decoding/child.server.ts";
import type { PreparedPicture } from "#features/media/decoding/pipeline.server.ts";
import { newFile } from "#features/media/keep.server.ts";
import { addMediaFile } from "#features/media/store.server.ts";
import { blogs } from "./blogs/blogs.ts";
import { collections } from "./collections.ts";
import { members } from "./members.ts";
import { pathOf } from "./paths.ts";
import { people } from "./people.ts";
import { pictureFacts } from "./picture-facts.ts";

/** A file in `pictures/`. */
type SamplePicture = { file: string; job: "picture" | "avatar"; alt: string };

/** One call at a time. */
export type Prepare = (picture: SamplePicture) => Promise<PreparedPicture>;

const maxProcesses = 3;
const memoryPerProcess = 256 * 1024 * 1024; // bytes, about twice what it needs

/** As many processes as fit into memory, like the one that prepares uploads. */
export function preparers(): Prepare[] {
  const fit = Math.floor(process.availableMemory() / memoryPerProcess);
  const length = Math.max(1, Math.min(maxProcesses, availableParallelism(), fit));
  return Array.from({ length }, () => prepareIn(decodingProcess({ timeout: 120_000, idleAfter: 1_000 })));
}

function prepareIn(child: DecodingProcess): Prepare {
  return ({ file, job }) => child.run({ job, input: pathOf(`pictures/${file}`) }) as Promise<PreparedPicture>;
}

/** Adds the pictures to the media library without their files, which follow. Returns their ids by file. */
export async function addPictures(ctx: Context): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const { alt, file: name } of samplePictures()) {
    const [width, height, placeholder] = pictureFacts[name] ?? [0, 0, ""];
    const values = { width, height, placeholder, kind: "image", contentType: "image/webp" } as const;
    const row = newFile(ctx, { alt, name }, values);
    await ctx.write((queries) => addMediaFile(queries, row));
    ids.set(name, row.id);
  }
  return ids;
}

export function samplePictures(): SamplePicture[] {
  const shown = [
    ...blogs.flatMap(({ cover }) => (cover ? [cover] : [])),
    ...collections.flatMap(({ photographs }) => photographs),
    ...people.map(({ portrait }) => portrait),
  ];
  return [
    ...shown.map(({ file, alt }) => ({ file, alt, job: "picture" as const })),
    ...members.flatMap(({ portrait }) =>
      portrait ? [{ file: portrait, alt: "", job: "avatar" as const }] : [],
    ),
  ];
}
