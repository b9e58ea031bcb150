import { spawnSync } from "node:child_process";

// `npm run pseudo -- [journey …]`: builds the site in the pseudo-language, and runs the journeys in it. Without a name,
// only the look at every screen. The next command builds the site in its languages again.
const chosen = process.argv.slice(2);
const env = { ...process.env, PSEUDO: "on" };
process.exitCode =
  run(process.execPath, ["scripts/ready.mjs"]) ||
  run("playwright", ["test", ...(chosen.length > 0 ? chosen : ["screens.pseudo"])]);

function run(command: string, args: string[]): number {
  const isScript = command === process.execPath;
  const shell = process.platform === "win32" && !isScript;
  return spawnSync(command, args, { stdio: "inherit", shell, env }).status ?? 1;
}
