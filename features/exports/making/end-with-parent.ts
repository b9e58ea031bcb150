import { Worker } from "node:worker_threads";

/** Ends this process soon after the site that started it: while it typesets, it does not hear that the channel closed. */
export function endWithParent(parent: number): void {
  const thread = new URL("./parent-watch.ts", import.meta.url);
  new Worker(thread, {
    workerData: parent,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 16 },
  }).unref();
}
