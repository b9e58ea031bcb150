import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { say } from "#server/cli-output.ts";

/** Checks a commit out into a folder of its own, which stays for the next run, and builds it. Returns the folder. */
export function builtCheckout(commit: string): string {
  const hash = output("git", ["rev-parse", "--verify", `${commit}^{commit}`]).trim();
  const folder = join(tmpdir(), `footpath-${hash.slice(0, 12)}`);
  if (!existsSync(folder)) {
    mkdirSync(folder);
    run("sh", ["-c", `git archive ${hash} | tar -x -C "${folder}"`], ".");
  }
  const isSameLock =
    readFileSync("package-lock.json", "utf8") === readFileSync(join(folder, "package-lock.json"), "utf8");
  const modules = join(folder, "node_modules");
  if (isSameLock && !existsSync(modules)) symlinkSync(resolve("node_modules"), modules);
  say(`Building ${hash.slice(0, 8)} in ${folder} …`);
  run(process.execPath, ["scripts/ready.mjs"], folder);
  return folder;
}

function run(command: string, args: string[], cwd: string): void {
  const { status } = spawnSync(command, args, { cwd, stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed in ${cwd}.`);
}

function output(command: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr.trim());
  return stdout;
}
