import { availableParallelism } from "node:os";
import { memoryLimit } from "../memory.ts";

const minMemory = 1024 * 1024 * 1024; // bytes: a thread takes some 70 MB

/** One thread renders where it has a core and memory of its own. */
export function defaultWorkers(cores = availableParallelism(), memory = memoryLimit()): number {
  return cores >= 2 && memory >= minMemory ? 1 : 0;
}
