import { existsSync } from "node:fs";
import { setImmediate as nextTurn } from "node:timers/promises";
import { copyName, openLater } from "./later-steps.ts";

// Upgrades the site of its environment to the later version of tests. It kills itself at KILL_AT and stops at PAUSE_AT.
const { KILL_AT = "", PAUSE_AT = "" } = process.env;

const report = (line: string) => {
  process.stdout.write(`${line}\n`);
  if (line.startsWith("Copying") && KILL_AT === "copying") void killInCopy();
  if (line.startsWith("To go back") && KILL_AT === "copied") kill();
};
const db = await openLater(process.env, report, reached);
await db.checkReads();
await db.close();

async function reached(point: string): Promise<void> {
  if (point === KILL_AT) kill();
  if (point !== PAUSE_AT) return;
  process.stdout.write("paused\n");
  await new Promise((resolve) => setTimeout(resolve, 2 ** 31 - 1));
}

/** A small copy may be complete before it is seen. */
async function killInCopy(): Promise<void> {
  const copy = `${process.env.DATA_DIR}/${copyName}`;
  while (!existsSync(`${copy}.partial`) && !existsSync(copy)) await nextTurn();
  kill();
}

function kill(): never {
  process.kill(process.pid, "SIGKILL");
  throw new Error("The process was killed.");
}
