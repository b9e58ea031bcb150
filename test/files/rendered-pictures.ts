import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import type { Services } from "#core/services.ts";
import { pathOf } from "#sample/paths.ts";
import { type Prepare, preparers, samplePictures } from "#sample/pictures.ts";
import { openWaitingPictures } from "#sample/waiting-pictures.server.ts";

const folder = "node_modules/.cache/prepared-pictures";
const code = readFileSync("features/media/decoding/pipeline.server.ts");

/** Makes the files of the sample's pictures. */
export async function makePictures(services: Services): Promise<void> {
  const pictures = openWaitingPictures({ ...services, preparers: cachedPreparers });
  await pictures.resume();
  await pictures.idle();
}

/** Makes the files that are not in the cache yet. */
export async function cachePictures(): Promise<void> {
  const waiting = samplePictures().values();
  const work = async (prepare: Prepare) => {
    for (const picture of waiting) await prepare(picture);
  };
  await Promise.all(cachedPreparers().map(work));
}

/** Cached for later test runs. */
export function cachedPreparers(): Prepare[] {
  mkdirSync(folder, { recursive: true });
  return preparers().map((prepare) => cached(prepare));
}

function cached(prepare: Prepare): Prepare {
  return async (picture) => {
    const bytes = readFileSync(pathOf(`pictures/${picture.file}`));
    const name = createHash("sha256").update(code).update(picture.job).update(bytes).digest("hex");
    const file = join(folder, name);
    if (existsSync(file)) return deserialize(readFileSync(file));
    const prepared = await prepare(picture);
    writeFileSync(`${file}.${process.pid}`, serialize(prepared));
    renameSync(`${file}.${process.pid}`, file);
    return prepared;
  };
}
