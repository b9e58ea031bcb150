import { expect, it } from "vitest";
import { defaultWorkers } from "./default-workers.ts";

const gibibyte = 1024 ** 3;

it("one thread renders where there are two cores and 1 GB", () => {
  expect(defaultWorkers(2, gibibyte)).toBe(1);
  expect(defaultWorkers(16, 64 * gibibyte)).toBe(1);
  expect(defaultWorkers(1, 8 * gibibyte)).toBe(0);
  expect(defaultWorkers(4, gibibyte - 1)).toBe(0);
});
