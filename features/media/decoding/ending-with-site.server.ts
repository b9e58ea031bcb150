import { spawnSync } from "node:child_process";

const [setpriv, ...killed] = ["setpriv", "--pdeathsig", "KILL", "--"] as const;
const isAvailable =
  process.platform === "linux" && spawnSync(setpriv, [...killed, "true"], { stdio: "ignore" }).status === 0;

/**
 * A command whose process the system kills as soon as this one has ended, also by SIGKILL. Only Linux with util-linux can do
 * that; elsewhere it is the same command.
 */
export function endingWithSite(program: string, args: string[]): [program: string, args: string[]] {
  return isAvailable ? [setpriv, [...killed, program, ...args]] : [program, args];
}
