import { availableParallelism } from "node:os";
import type { Context } from "#core/context.ts";
import type { MediaStore } from "#core/services.ts";
import { type DecodingProcess, decodingProcess } from "#features/media/decoding/child.server.ts";
import type { PreparedPicture } from "#features/media/decoding/pipeline.server.ts";
import { keepPicture } from "#features/media/keep.server.ts";
import { blogs } from "./blogs/blogs.ts";
import { collections } from "./collections.ts";
import { members } from "./members.ts";
import { pathOf } from "./paths.ts";
import { people } from "./people.ts";

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
  return Array.from({ length }, () => prepareIn(decodingProcess({ longest: 120_000, idleAfter: 1_000 })));
}

function prepareIn(child: DecodingProcess): Prepare {
  return ({ file, job }) => child.run({ job, input: pathOf(`pictures/${file}`) }) as Promise<PreparedPicture>;
}

/** Adds the pictures to the media library. Returns their ids by file. */
export async function keepPictures(
  ctx: Context,
  media: MediaStore,
  prepareInTurn: Prepare[],
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  const waiting = samplePictures().values();
  async function work(prepare: Prepare): Promise<void> {
    for (const picture of waiting) {
      const { alt, file: name } = picture;
      const { id } = await keepPicture(ctx, media, await prepare(picture), { alt, name });
      ids.set(name, id);
    }
  }
  await Promise.all(prepareInTurn.map(work));
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
