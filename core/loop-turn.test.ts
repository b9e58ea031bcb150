import { setImmediate } from "node:timers";
import { expect, it } from "vitest";
import { inSlices } from "./loop-turn.ts";

it("work in slices lets the event loop turn between two", async () => {
  let turns = 0;
  const turn = () => {
    turns += 1;
    counting = setImmediate(turn);
  };
  let counting = setImmediate(turn);
  const seen: number[] = [];
  const results = await inSlices([1, 2, 3, 4, 5], 2, (some) => {
    seen.push(turns);
    return some.map((each) => each * 2);
  });
  clearImmediate(counting);
  expect(results).toEqual([2, 4, 6, 8, 10]);
  expect(new Set(seen).size).toBe(3);
  expect(seen[0]).toBeGreaterThan(0);
});
