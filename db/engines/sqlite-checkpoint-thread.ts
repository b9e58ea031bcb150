import { parentPort, workerData } from "node:worker_threads";
import { connect } from "./sqlite-connection.ts";

const cache = 1024; // KiB
const patience = 5000; // milliseconds that it waits for readers, which do not wait for it

const connection = connect(String(workerData), { cache });
connection.execute(`pragma busy_timeout = ${patience}`);
const [answer] = connection.execute("pragma wal_checkpoint(truncate)").rows as { busy: number }[];
connection.close();
parentPort?.postMessage(answer?.busy === 0);
