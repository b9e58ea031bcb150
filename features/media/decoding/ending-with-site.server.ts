import { spawnSync } from "node:child_process";

const [setpriv, ...killed] = ["setpriv", "--pdeathsig", "KILL", "--"] as const;
const isAvailable =
  process.platform === "linux" && spawnSync(setpriv, [...killed, "true"], { stdio: "ignore" }).status === 0;

/** The system kills its process once this one has ended. Elsewhere than on Linux, the same command. */
export function endingWithSite(program: string, args: string[]): [program: string, args: string[]] {
  return isAvailable ? [setpriv, [...killed, program, ...args]] : [program, args];
}
