import { Readable } from "node:stream";

type Waiting = PromiseWithResolvers<Uint8Array>;

/** The main thread reads files for a render worker: only it has the media store. */
export function filesOfMain(ask: (read: { id: number; key: string }) => void) {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  return {
    async read(key: string): Promise<Readable> {
      lastId += 1;
      const answer: Waiting = Promise.withResolvers();
      waiting.set(lastId, answer);
      ask({ id: lastId, key });
      return Readable.from([await answer.promise]);
    },
    take({ id, bytes }: { id: number; bytes: Uint8Array | undefined }): void {
      if (bytes) waiting.get(id)?.resolve(bytes);
      else waiting.get(id)?.reject(new Error("The file cannot be read."));
      waiting.delete(id);
    },
  };
}
