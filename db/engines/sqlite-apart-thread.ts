import { getPriority, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { connect } from "./sqlite-connection.ts";

const { file, cache, patience } = workerData as { file: string; cache: number; patience: number };
if (process.platform === "linux") setPriority(Math.min(getPriority() + 5, 19)); // of this thread alone
const connection = connect(file, { cache });
// This thread may block while another process writes. The next commit of the main thread syncs what it wrote.
connection.execute(`pragma busy_timeout = ${patience}`);
connection.execute("pragma synchronous = normal");

/** Null closes the database, and the thread ends. */
parentPort?.on("message", (statements: string[] | null) => {
  if (!statements) {
    connection.close();
    parentPort?.close();
    return;
  }
  try {
    parentPort?.postMessage({ rows: statements.map((text) => connection.execute(text).rows) });
  } catch (error) {
    if (connection.isInTransaction()) connection.execute("rollback");
    parentPort?.postMessage({ error });
  }
});
