import { getPriority, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { connect } from "./sqlite-connection.ts";

const { file, cache } = workerData as { file: string; cache: number };
// On Linux this is the priority of the thread: where cores are few, searches give way to the thread that answers.
if (process.platform === "linux") setPriority(Math.min(getPriority() + 5, 19));
const connection = connect(file, { readOnly: true, cache });

/** Answers one query after the other with its rows, or with what went wrong. */
parentPort?.on("message", ({ text, parameters }: { text: string; parameters: unknown[] }) => {
  try {
    parentPort?.postMessage({ rows: connection.execute(text, parameters).rows });
  } catch (error) {
    parentPort?.postMessage({ error });
  }
});
