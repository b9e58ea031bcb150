import type { Log } from "#core/context.ts";
import type { MediaStore, WaitingPictures } from "#core/services.ts";
import type { Database } from "#db/client.ts";
import { writeFiles } from "#features/media/keep.server.ts";
import { setBytes } from "#features/media/store.server.ts";
import type { Prepare } from "./pictures.ts";
import { isUnwritten, unwrittenPictures } from "./store.server.ts";

type Row = Awaited<ReturnType<typeof unwrittenPictures>>[number];
type Options = { db: Database; media: MediaStore; log: Log; preparers?: () => Prepare[] };

/** Makes the files of the sample's pictures while the site answers. Those that readers request come first. */
export function openWaitingPictures({ db, media, log, preparers }: Options): WaitingPictures {
  const queue = new Map<string, Row>();
  const requested: Row[] = [];
  const made = new Map<string, PromiseWithResolvers<void>>();
  let working: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  async function ready(key: string): Promise<void> {
    const [id = ""] = key.split("/");
    const row = queue.get(id);
    if (row) requested.push(row);
    queue.delete(id);
    await made.get(id)?.promise;
  }

  function next(): Row | undefined {
    const row = requested.shift() ?? queue.values().next().value;
    if (row) queue.delete(row.id);
    return isClosed ? undefined : row;
  }

  async function work(prepare: Prepare, pictures: Map<string, Parameters<Prepare>[0]>): Promise<void> {
    for (let row = next(); row; row = next()) {
      await make(row, prepare, pictures).catch((error) =>
        log.error({ err: error, media: row?.id }, "a picture of the sample could not be made"),
      );
      made.get(row.id)?.resolve();
      made.delete(row.id);
    }
  }

  async function make(row: Row, prepare: Prepare, pictures: Map<string, Parameters<Prepare>[0]>) {
    const picture = pictures.get(row.name);
    if (!picture) return; // somebody has renamed it
    if (!(await isUnwritten(db.queries, row.id))) return; // the sample is being removed, or another node made it
    const contents = (await prepare(picture)).sizes.map(({ bytes }) => bytes);
    const bytes = contents.reduce((sum, { length }) => sum + length, 0);
    await writeFiles(media, row, contents, () => db.write((queries) => setBytes(queries, row.id, bytes)));
  }

  return {
    ready,
    async resume() {
      for (const row of await unwrittenPictures(db.queries)) {
        queue.set(row.id, row);
        made.set(row.id, Promise.withResolvers());
      }
      if (queue.size === 0) return;
      const sample = await import("./pictures.ts"); // later starts do not load its texts
      const pictures = new Map(sample.samplePictures().map((picture) => [picture.file, picture]));
      const prepareInTurn = (preparers ?? sample.preparers)();
      working = Promise.all(prepareInTurn.map((prepare) => work(prepare, pictures)));
    },
    async idle() {
      await working;
    },
    async close() {
      isClosed = true;
      for (const { resolve } of made.values()) resolve();
      await working;
    },
  };
}
