import { performance } from "node:perf_hooks";
import type { Readable } from "node:stream";
import { fairQueue } from "#core/fair-queue.ts";
import { untilIdleFor } from "./event-loop.ts";

type Options = {
  /** Uploads that are read at one time. */
  atOnce: number;
  /** Bytes of one turn. */
  bytes: number;
  /** Pauses after a turn in which the event loop was busy for `held` milliseconds. */
  rest?(held: number): Promise<void>;
};

type Turn = { key: string; begin(): void };

const whileOthersRead = { atOnce: 2, bytes: 1024 * 1024 };

/**
 * Lets a few uploads read at one time, clients in turn, however many each sends. A turn is for bytes that have arrived:
 * it ends when there are no more, so a slow client keeps nobody waiting. What is not read stays in the network: the
 * kernel stops the sender. The forms are parsed on the event loop, so after each turn it rests for as long as it was busy.
 */
export function openUploadTurns({ atOnce, bytes, rest = untilIdleFor }: Options = whileOthersRead) {
  const waiting = fairQueue<Turn>();
  let running = 0;

  async function begin(key: string): Promise<void> {
    if (running < atOnce) running += 1;
    else await new Promise<void>((resolve) => waiting.put({ key, begin: resolve }));
  }

  /** The next one keeps the place. */
  function end(): void {
    const next = waiting.take();
    if (next) next.begin();
    else running -= 1;
  }

  /** The chunks of a stream, as this client's turns come. */
  async function* inTurns(stream: Readable, key: string): AsyncGenerator<Buffer> {
    let left = 0; // of this turn; 0: it is another's
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

  return { inTurns, size: () => ({ running, waiting: waiting.size() }) };
}
