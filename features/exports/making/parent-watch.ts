import { workerData } from "node:worker_threads";

// A thread of its own, which runs while the main thread is busy.

const interval = 500; // milliseconds

setInterval(() => {
  if (process.ppid !== workerData) process.kill(process.pid, "SIGKILL");
}, interval);
