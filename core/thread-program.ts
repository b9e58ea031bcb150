import { getPriority, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { isAppError } from "./errors.ts";
import type { Reply } from "./worker-thread.ts";

/** What the program of a `workerThread` calls. An `AppError` arrives as one. */
export function answerRequests<Request, Result>(work: (request: Request) => Result): void {
  // On Linux this is per thread: with few cores, it yields to the main thread.
  if (process.platform === "linux") setPriority(Math.min(getPriority() + 5, 19));
  parentPort?.on("message", (request: Request) => parentPort?.postMessage(replyOf(work, request)));
  parentPort?.postMessage("loaded");
}

function replyOf<Request, Result>(work: (request: Request) => Result, request: Request): Reply<Result> {
  try {
    return { result: work(request) };
  } catch (error) {
    if (!isAppError(error)) return { failed: String(error) };
    const { code, message } = error;
    return { refused: { code, message } };
  }
}
