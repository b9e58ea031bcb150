import { parentPort, workerData } from "node:worker_threads";
import { connect } from "./sqlite-connection.ts";

const { file, cache } = workerData as { file: string; cache: number };
const connection = connect(file, { readOnly: true, cache });

/** Answers one query after the other with its rows, or with what went wrong. */
parentPort?.on("message", ({ text, parameters }: { text: string; parameters: unknown[] }) => {
  try {
    parentPort?.postMessage({ rows: connection.execute(text, parameters).rows });
  } catch (error) {
    parentPort?.postMessage({ error });
  }
});
