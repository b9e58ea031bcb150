import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "#test/servers/ports.ts";
import { type Program, run } from "#test/servers/processes.ts";

export type Node = { port: number; program: Program; env: Record<string, string>; folder?: string };

/** A node of this version, or of the program in a folder. Resolves when it is ready. */
export async function startNode(
  env: Record<string, string>,
  name: string,
  { folder, port }: { folder?: string; port?: number } = {},
): Promise<Node> {
  const at = port ?? (await freePort());
  const own = { ...env, PORT: String(at), DATA_DIR: join(env.DATA_DIR ?? "", name) };
  mkdirSync(own.DATA_DIR, { recursive: true });
  const main = folder ? "server/main.ts" : "build/program/main.js";
  const program = run(["--max-old-space-size=1024", main], own, folder);
  let isOver = false;
  program.ended.then(() => {
    isOver = true;
  });
  while (!(await isReady(at))) {
    if (isOver) throw new Error(`A node has ended: ${program.out()}${program.err()}`);
    await wait(100);
  }
  return { port: at, program, env, folder };
}

function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

export async function endNode({ program }: Node, signal: "SIGKILL" | "SIGTERM"): Promise<void> {
  program.process.kill(signal);
  await program.ended;
}

export type WebServer = { url: string; setNodes(ports: number[]): void; close(): Promise<void> };

/** nginx with `deploy/nginx.conf`, in which only names and addresses are changed. */
export async function openNginx(folder: string, first: number[]): Promise<WebServer> {
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const file = join(folder, "nginx.conf");
  const configure = (ports: number[]) => writeFileSync(file, configurationOf(folder, port, ports));
  configure(first);
  const child: ChildProcess = spawn("nginx", ["-e", join(folder, "error.log"), "-c", file, "-p", folder]);
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error("nginx has ended.");
    await wait(100);
  }
  return {
    url,
    setNodes(ports) {
      configure(ports);
      child.kill("SIGHUP");
    },
    async close() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

function configurationOf(folder: string, port: number, ports: number[]): string {
  const shipped = readFileSync("deploy/nginx.conf", "utf8")
    .replace("/var/cache/nginx/footpath", join(folder, "cache"))
    .replace(/ *server 127\.0\.0\.1:3000(.*)/, (_, rest) =>
      ports.map((one) => `server 127.0.0.1:${one}${rest}`).join("\n"),
    )
    .replace("listen 80", `listen 127.0.0.1:${port}`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const user = process.getuid?.() === 0 ? "user root;" : "";
  return `daemon off; pid ${folder}/pid; ${user} worker_processes 1; events {}
    http { access_log off; ${temporary.join(" ")}\n${shipped} }`;
}
