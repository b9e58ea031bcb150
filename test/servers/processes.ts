import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** A child process with its output. */
export type Program = {
  process: ChildProcess;
  out(): string;
  err(): string;
  /** Resolves with the match when the standard output contains it; rejects when the process ends before. */
  says(pattern: RegExp): Promise<RegExpExecArray>;
  /** Resolves with the exit code, or the signal that ended it. */
  ended: Promise<number | string>;
};

/** Runs `node <args>` in this project, or in another folder, with only this environment. */
export function run(args: string[], env: Record<string, string>, cwd?: string): Program {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, args, {
    cwd,
    env: { PATH, HOME, NODE_COMPILE_CACHE, TZ: "UTC", ENV_FILE: "off", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let out = "";
  let err = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    out += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    err += text;
  });
  const ended = once(child, "close").then(([code, signal]) => code ?? signal);
  return {
    process: child,
    out: () => out,
    err: () => err,
    async says(pattern) {
      let over = false;
      ended.then(() => {
        over = true;
      });
      for (;;) {
        const match = pattern.exec(out);
        if (match) return match;
        if (over) throw new Error(`The process ended without saying ${pattern}: ${out}${err}`);
        await Promise.race([once(child.stdout, "data"), ended]);
      }
    },
    ended,
  };
}
