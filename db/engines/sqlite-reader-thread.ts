import { getPriority, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { connect } from "./sqlite-connection.ts";

const { file, cache } = workerData as { file: string; cache: number };
// On Linux this is per thread: with few cores, searches yield to the main thread.
if (process.platform === "linux") setPriority(Math.min(getPriority() + 5, 19));
const connection = connect(file, { readOnly: true, cache });

parentPort?.on("message", ({ text, parameters }: { text: string; parameters: unknown[] }) => {
  try {
    parentPort?.postMessage({ rows: connection.execute(text, parameters).rows });
  } catch (error) {
    parentPort?.postMessage({ error });
  }
});
