import { memoryLimit } from "../memory.ts";

const mebibyte = 1024 * 1024;
const share = 1 / 8; // of the memory that the process may use
const least = 16 * mebibyte;
const most = 512 * mebibyte;

/** Bytes: as configured, else a share of the available memory. */
export function cacheSizes(megabytes: number | undefined, memory = memoryLimit()) {
  const pages = megabytes
    ? megabytes * mebibyte
    : Math.min(most, Math.max(least, Math.floor(memory * share)));
  const beside = (largest: number) => Math.min(largest * mebibyte, Math.ceil(pages / 4));
  return { pages, pictures: beside(24), answers: beside(32) };
}
