import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { say } from "#server/cli-output.ts";
import { median, openBenchSite } from "./site.ts";

const rounds = 3;
const seconds = 5;
const connections = 32;

/** Requests a second of the cached home page, beside nginx that serves the same gzipped bytes from a file. */
export async function pages(): Promise<void> {
  for (const tool of ["wrk", "nginx"]) {
    if (spawnSync("sh", ["-c", `command -v ${tool}`]).status !== 0) {
      throw new Error(`This bench needs ${tool}: install it first.`);
    }
  }
  const site = await openBenchSite();
  const folder = mkdtempSync(join(tmpdir(), "footpath-nginx-"));
  const html = await (await fetch(`${site.url}/`)).text();
  const nginx = await serveWithNginx(folder, html);
  try {
    say(
      `The home page: ${html.length} characters, ${gzipSync(html).length} bytes gzipped. ${rounds} rounds of ${seconds} s each.`,
    );
    const results = { nginx: [] as number[], footpath: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      results.nginx.push(load(`${nginx.url}/index.html`));
      results.footpath.push(load(`${site.url}/`));
    }
    const [theirs, ours] = [median(results.nginx), median(results.footpath)];
    say(`nginx     ${Math.round(theirs)} requests/s`);
    say(`Footpath  ${Math.round(ours)} requests/s, ${((100 * ours) / theirs).toFixed(0)} % of nginx`);
  } finally {
    await nginx.stop();
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function load(url: string): number {
  const args = [
    "-t",
    "1",
    "-c",
    String(connections),
    "-d",
    `${seconds}s`,
    "-H",
    "accept-encoding: gzip",
    url,
  ];
  const { stdout } = spawnSync("wrk", args, { encoding: "utf8" });
  if (/Non-2xx/.test(stdout)) throw new Error(`Not every answer of ${url} was a success:\n${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

async function serveWithNginx(folder: string, html: string): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort();
  writeFileSync(join(folder, "index.html"), html);
  writeFileSync(join(folder, "index.html.gz"), gzipSync(html));
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
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answered = await fetch(`${url}/index.html`).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
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
