import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { openUploadQueue } from "./upload-queue.ts";

const chunk = Buffer.alloc(64);

/** A sender whose chunks have all arrived. */
function sender(chunks: number): Readable {
  return Readable.from(
    Array.from({ length: chunks }, () => chunk),
    { highWaterMark: 64 },
  );
}

/** Reads uploads of clients in pieces of `bytes`, and notes whose chunks were read and how many at one time. */
function reading(bytes: number) {
  const rests: number[] = [];
  const noted = async (held: number) => {
    rests.push(held);
    await setImmediate();
  };
  const queue = openUploadQueue({ atOnce: 2, bytes, rest: noted });
  const read: string[] = [];
  let max = 0;
  const of = async (key: string, stream: Readable, onChunk?: () => void) => {
    for await (const _ of queue.fairly(stream, key)) {
      read.push(key);
      max = Math.max(max, queue.size().running);
      onChunk?.();
    }
  };
  return { queue, of, read, rests, max: () => max };
}

it("reads two uploads at one time, and rests after each turn", async () => {
  const { queue, of, read, rests, max } = reading(128);
  await Promise.all(Array.from({ length: 20 }, (_, n) => of(`client ${n}`, sender(10))));
  expect([read.length, max(), rests.length >= 100]).toEqual([200, 2, true]);
  expect(queue.size()).toEqual({ running: 0, waiting: 0 });
});

it("lets a small upload pass large ones, also those that its client sends", async () => {
  const { of, read } = reading(64);
  const large = Array.from({ length: 6 }, () => of("large", sender(500)));
  while (read.length < 100) await setImmediate();
  const before = read.length;
  await of("small", sender(2));
  expect(read.length - before).toBeLessThan(100);
  await of("large", sender(2));
  expect(read.length).toBeLessThan(1500);
  await Promise.all(large);
});

it("keeps no place for a client whose bytes have not arrived, or who hung up", async () => {
  const { queue, of, read } = reading(1024);
  const stalled = Array.from({ length: 5 }, () => new Readable({ read() {} }));
  const waiting = stalled.map((stream, n) => of(`stalled ${n}`, stream));
  for (const stream of stalled) stream.push(chunk);
  await of("quick", sender(50));
  expect(read.filter((key) => key === "quick")).toHaveLength(50);
  expect(queue.size()).toEqual({ running: 0, waiting: 0 });
  stalled[0]?.destroy(new Error("hung up"));
  for (const stream of stalled.slice(1)) stream.push(null);
  expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual([
    "rejected",
    ...Array(4).fill("fulfilled"),
  ]);
  const stops = of("stops", sender(50), () => {
    throw new Error("too large");
  });
  await expect(stops).rejects.toThrow("too large");
  expect(queue.size()).toEqual({ running: 0, waiting: 0 });
});
