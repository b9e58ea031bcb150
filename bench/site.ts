import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { memoryLimit } from "#server/memory.ts";
import { processSettings } from "#server/process-settings.ts";

/** CPU time of the main thread and of the process, in microseconds. */
export type Cpu = { main: number; all: number };

/** CPU time and time, in microseconds. */
export type Hold = { cpu: number; wall: number };

export type BenchSite = {
  url: string;
  folder: string;
  pid: number;
  cpu(): Promise<Cpu>;
  /** How long the event loop of the site was held at one time since the last call, at most. */
  hold(): Promise<Hold>;
  close(): Promise<void>;
};

const admin = { email: "bench@example.org", password: "a walk by the river" };

/** A site of the version in the folder `root`, with the sample institute, in its own process; `pinned` to one core if the system can do that. */
export async function openBenchSite(
  settings: Record<string, string> = {},
  { pinned = false, root = "." } = {},
): Promise<BenchSite> {
  const folder = mkdtempSync(join(tmpdir(), "footpath-bench-"));
  // The site does the same where no parent listens to it.
  const { flags, env } = processSettings(memoryLimit());
  const built = "build/program/main.js";
  const main = existsSync(join(root, built)) ? built : "server/main.ts"; // versions before 1.1.0
  const command = [process.execPath, ...flags, "--import", resolve("bench/cpu.ts"), main];
  if (pinned && spawnSync("taskset", ["-V"]).status === 0) command.unshift("taskset", "-c", "0");
  const child = spawn(command[0] ?? "", command.slice(1), {
    cwd: root,
    env: {
      ...env,
      ...process.env,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      ENV_FILE: "off",
      DATA_DIR: folder,
      PORT: "0",
      LOG_LEVEL: "error",
      EXPORTS_AHEAD: "off",
      ...settings,
    },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const url = await exampleUrl(child);
  const ask = async (what: "cpu" | "hold") => {
    child.send(what);
    const [answer] = await once(child, "message");
    return answer;
  };
  return {
    url,
    folder,
    pid: child.pid ?? 0,
    cpu: () => ask("cpu"),
    hold: () => ask("hold"),
    async close() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Logs the administrator in. Returns the token. */
export async function signIn({ url }: Pick<BenchSite, "url">, from = "127.0.0.1"): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": from },
    body: JSON.stringify(admin),
  });
  const { token } = (await answer.json()) as { token: string };
  return token;
}

function exampleUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    child.stdout?.on("data", (chunk) => {
      output += chunk;
      const url = /is open at (\S+)/.exec(output)?.[1];
      if (url) resolve(url);
    });
    child.once("exit", () => reject(new Error(`The site did not start: ${output}`)));
  });
}

export function median(values: number[]): number {
  return quantile(values, 0.5);
}

/** The quantile of a fraction such as 0.95. */
export function quantile(values: number[], part: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * part)] ?? 0;
}
