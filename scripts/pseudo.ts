import { spawnSync } from "node:child_process";

// `npm run pseudo -- [journey …]`: builds the site in the pseudo-language, and runs the journeys in it. Without a name, the
// look at every screen and all journeys. The next command builds the site in its languages again.
const env = { ...process.env, PSEUDO: "on" };
const reporters = "--reporter=line,./test/pseudo/reporter.ts";
process.exitCode =
  run(process.execPath, ["scripts/ready.mjs"]) ||
  run("playwright", ["test", reporters, ...process.argv.slice(2)]);

function run(command: string, args: string[]): number {
  const isScript = command === process.execPath;
  const shell = process.platform === "win32" && !isScript;
  return spawnSync(command, args, { stdio: "inherit", shell, env }).status ?? 1;
}
