import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

export function needTools(...tools: string[]): void {
  for (const tool of tools) {
    if (spawnSync("sh", ["-c", `command -v ${tool}`]).status !== 0) {
      throw new Error(`This bench needs ${tool}: install it first.`);
    }
  }
}

/** Asks for the gzipped answer with 32 connections for some seconds. Returns the number of answers. */
export function load(url: string, seconds: number): number {
  const args = ["-t", "1", "-c", "32", "-d", `${seconds}s`, "-H", "accept-encoding: gzip", url];
  const { stdout } = spawnSync("wrk", args, { encoding: "utf8" });
  if (/Non-2xx/.test(stdout)) throw new Error(`Not every answer of ${url} was a success:\n${stdout}`);
  return Number(/(\d+) requests in/.exec(stdout)?.[1]);
}

/** `worker`: the process that answers. */
export type Nginx = { url: string; worker: number; stop(): Promise<void> };

/** Serves a text from a file and its gzipped copy, on one core. */
export async function serveWithNginx(text: string): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), "footpath-nginx-"));
  const port = await freePort();
  writeFileSync(join(folder, "index.html"), text);
  writeFileSync(join(folder, "index.html.gz"), gzipSync(text));
  const configuration = join(folder, "nginx.conf");
  writeFileSync(
    configuration,
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
     events { worker_connections 512; }
     http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=10;
       types { text/html html; }
       server { listen 127.0.0.1:${port}; root ${folder}; gzip_static on; } }`,
  );
  // Its worker must be able to read our folder.
  spawnSync("chmod", ["755", folder]);
  const child = spawn("nginx", ["-c", configuration, "-p", folder], { stdio: "ignore" });
  const url = `http://127.0.0.1:${port}/index.html`;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answered = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const { stdout } = spawnSync("pgrep", ["-P", String(child.pid)], { encoding: "utf8" });
  return {
    url,
    worker: Number(stdout),
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => (address && typeof address === "object" ? resolve(address.port) : reject()));
    });
  });
}
