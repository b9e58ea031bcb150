import { expect, it } from "vitest";
import { textQueue } from "./queue.server.ts";

it("refuses readers whose texts have four million elements in all, and works on for the others", async () => {
  const queue = textQueue();
  const { promise, resolve } = Promise.withResolvers<void>();
  const read = (weight: number, work = async () => {}) =>
    queue.run(undefined, { weight, characters: 1 }, work);
  const all = [read(1000, () => promise), read(2_000_000), read(2_000_000)];
  await expect(read(1000)).rejects.toMatchObject({ code: "unavailable", retryAfter: 10 });
  resolve();
  await Promise.all(all);
  await read(1000);
});
