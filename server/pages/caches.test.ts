import { expect, it } from "vitest";
import { cacheSizes } from "./caches.ts";

const mebibyte = 1024 * 1024;
const sizes = (megabytes: number | undefined, memory: number) => {
  const { pages, pictures } = cacheSizes(megabytes, memory * mebibyte);
  return [pages / mebibyte, pictures / mebibyte];
};

it("has PAGE_CACHE_MB, or an eighth of the memory within bounds", () => {
  expect(sizes(undefined, 512)).toEqual([64, 16]);
  expect(sizes(undefined, 2048)).toEqual([256, 24]);
  expect(sizes(undefined, 64)).toEqual([16, 4]);
  expect(sizes(undefined, 65_536)).toEqual([512, 24]);
  expect(sizes(1000, 512)).toEqual([1000, 24]);
});
