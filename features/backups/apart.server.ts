import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { endingWithSite } from "#features/media/decoding/ending-with-site.server.ts";
import type { Made, Order } from "./make.server.ts";

const worker = fileURLToPath(new URL("./worker.ts", import.meta.url));

type Reply = { made: Made } | { failed: string; code?: string };

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
    throw new Error(sentenceOf(reply));
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

function sentenceOf({ failed, code }: { failed: string; code?: string }): string {
  if (code === "ENOSPC")
    return "There is no space left for a backup. Free some in DATA_DIR and in BACKUP_TO, or keep fewer with BACKUP_KEEP.";
  if (code === "EACCES" || code === "EPERM" || code === "EROFS")
    return `The site may not write its backup (${failed}). Give its user access to BACKUP_TO.`;
  return failed;
}
