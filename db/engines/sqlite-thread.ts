import { getPriority, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { connect } from "./sqlite-connection.ts";

/** `patience` is for one that writes: milliseconds that it waits for other processes. */
export type ThreadData = { file: string; cache: number; readOnly?: boolean; patience?: number };
export type ThreadReply = { rows: object[][] } | { error: unknown };
type Statement = { text: string; parameters?: readonly unknown[] };

const { file, patience, ...options } = workerData as ThreadData;
// On Linux this is per thread: with few cores, it yields to the main thread.
if (process.platform === "linux") setPriority(Math.min(getPriority() + 5, 19));
const connection = connect(file, options);
if (patience !== undefined) {
  // This thread may block while another process writes. The next commit of the main thread syncs what it wrote.
  connection.execute(`pragma busy_timeout = ${patience}`);
  connection.execute("pragma synchronous = normal");
}

/** One statement or several. Null closes the database, and the thread ends. */
parentPort?.on("message", (statements: Statement | Statement[] | null) => {
  if (!statements) {
    connection.close();
    parentPort?.close();
    return;
  }
  try {
    const rows = [statements].flat().map(({ text, parameters }) => connection.execute(text, parameters).rows);
    parentPort?.postMessage({ rows });
  } catch (error) {
    if (connection.isInTransaction()) connection.execute("rollback");
    parentPort?.postMessage({ error });
  }
});
