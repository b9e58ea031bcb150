import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { endingWithSite } from "#features/media/decoding/ending-with-site.server.ts";
import type { Made, Order } from "./make.server.ts";

const worker = fileURLToPath(new URL("./worker.ts", import.meta.url));

type Reply = { made: Made } | { failed: string };

/** Makes a backup in a process of its own. Throws a sentence for the operator. */
export async function makeApart(order: Order, signal: AbortSignal): Promise<Made> {
  const flags = ["--max-old-space-size=256", "--max-semi-space-size=2"];
  const [execPath, execArgv] = endingWithSite(process.execPath, flags);
  const child = fork(worker, [], {
    execPath,
    execArgv,
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const stop = () => child.kill("SIGKILL");
  signal.addEventListener("abort", stop);
  try {
    const { promise, resolve, reject } = Promise.withResolvers<Reply>();
    child.on("message", (reply) => resolve(reply as Reply)).on("error", reject);
    child.on("exit", (code, ended) => reject(new Error(`Its process ended with ${code ?? ended}.`)));
    child.send(order);
    const reply = await promise;
    if ("made" in reply) return reply.made;
    throw new Error(reply.failed);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
