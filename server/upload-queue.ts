import { performance } from "node:perf_hooks";
import type { Readable } from "node:stream";
import { fairQueue } from "#core/fair-queue.ts";
import { untilIdleFor } from "./http/event-loop.ts";

type Options = {
  /** Uploads that are read at one time. */
  atOnce: number;
  /** Bytes that are read of a client before the next one comes. */
  bytes: number;
  /** Pauses after bytes for which the event loop was busy for `held` milliseconds. */
  rest?(held: number): Promise<void>;
};

type Waiting = { path: string[]; begin(): void };

const whileOthersRead = { atOnce: 2, bytes: 1024 * 1024 };

/**
 * Lets a few uploads read at one time, clients one after the other, however many each sends. Only bytes that have
 * arrived count: when there are no more, the next client comes, so a slow one keeps nobody waiting. What is not read stays in the network: the
 * kernel stops the sender. The forms are parsed on the event loop, so after each client it rests for as long as it was busy.
 */
export function openUploadQueue({ atOnce, bytes, rest = untilIdleFor }: Options = whileOthersRead) {
  const waiting = fairQueue<Waiting>();
  let running = 0;

  async function begin(key: string): Promise<void> {
    if (running < atOnce) running += 1;
    else await new Promise<void>((resolve) => waiting.put({ path: [key], begin: resolve }));
  }

  /** The next one keeps the place. */
  function end(): void {
    const next = waiting.take();
    if (next) next.begin();
    else running -= 1;
  }

  /** The chunks of a stream, when it is this client's time. */
  async function* fairly(stream: Readable, key: string): AsyncGenerator<Buffer> {
    let left = 0; // 0: another client is read
    let before = performance.eventLoopUtilization();
    const over = async () => {
      left = 0;
      await rest(performance.eventLoopUtilization(before).active);
      end();
    };
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        if (left === 0) {
          await begin(key);
          left = bytes;
          before = performance.eventLoopUtilization();
        }
        yield chunk;
        left = Math.max(0, left - chunk.length);
        if (left === 0 || stream.readableLength === 0) await over();
      }
    } finally {
      if (left > 0) end();
    }
  }

  return { fairly, size: () => ({ running, waiting: waiting.size() }) };
}
