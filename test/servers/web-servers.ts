import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { freePort } from "./ports.ts";

const patience = { interval: 50 };

/** A web server in front of a site, with its file in `deploy/`, in which only addresses and folders are changed. */
export type WebServer = { url: string; logs(): string; close(): Promise<void> };

/** Fails in CI, where it must be installed. */
export function isInstalled(program: string, version: string): boolean {
  const found = spawnSync(program, [version]).status === 0;
  if (!found && process.env.CI === "true") throw new Error(`CI needs ${program}: .ci/run installs it.`);
  return found;
}

type Setting = { folder: string; port: number; site: string };

function setUp(siteUrl: string): Promise<Setting> {
  const folder = mkdtempSync(join(tmpdir(), "footpath-web-server-"));
  return freePort().then((port) => ({ folder, port, site: new URL(siteUrl).host }));
}

export async function openNginx(siteUrl: string): Promise<WebServer> {
  const { folder, port, site } = await setUp(siteUrl);
  const configuration = readFileSync("deploy/nginx.conf", "utf8")
    .replace("/var/cache/nginx/footpath", join(folder, "cache"))
    .replace("127.0.0.1:3000", site)
    .replace("listen 80", `listen 127.0.0.1:${port}`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const file = write(
    folder,
    "nginx.conf",
    `daemon off; pid ${folder}/pid; ${user} events {}
     http { access_log ${folder}/access.log; ${temporary.join(" ")}\n${configuration} }`,
  );
  const child = spawn("nginx", ["-e", join(folder, "error.log"), "-c", file, "-p", folder]);
  return opened({ folder, port, children: [child], logs: ["access.log", "error.log"] });
}

/** `waits`: how long requests wait for a site that does not answer. */
export async function openCaddy(siteUrl: string, waits = "0s"): Promise<WebServer> {
  const { folder, port, site } = await setUp(siteUrl);
  const configuration = readFileSync("deploy/Caddyfile", "utf8")
    .replace(/^\{/m, `{\n\tadmin off\n\tstorage file_system ${folder}`)
    .replace(/^\tlog \{/m, `\tlog {\n\t\toutput file ${folder}/log`)
    .replace("institute.example {", `http://127.0.0.1:${port} {`)
    .replace("127.0.0.1:3000", site)
    .replace("lb_try_duration 10s", `lb_try_duration ${waits}`);
  const file = write(folder, "Caddyfile", configuration);
  const env = { PATH: process.env.PATH, HOME: folder };
  const child = spawn("caddy", ["run", "--config", file, "--adapter", "caddyfile"], { env });
  return opened({ folder, port, children: [child], logs: ["log"] });
}

export async function openVarnish(siteUrl: string): Promise<WebServer> {
  const { folder, port, site } = await setUp(siteUrl);
  const [host = "", sitePort = ""] = site.split(":");
  const source = readFileSync("deploy/varnish.vcl", "utf8");
  const file = write(
    folder,
    "varnish.vcl",
    source
      .replace('.host = "127.0.0.1"', `.host = "${host}"`)
      .replace('.port = "3000"', `.port = "${sitePort}"`),
  );
  const name = ["-n", join(folder, "varnish")];
  const listen = ["-a", `127.0.0.1:${port}`, "-T", "none", "-j", "none", "-s", "default,32m"];
  const child = spawn("varnishd", ["-F", ...name, ...listen, "-f", file]);
  const children = [child];
  const server = await opened({ folder, port, children, logs: ["access.log"] });
  const [, query = ""] = /varnishncsa -q '(.+)'/.exec(source) ?? [];
  children.push(spawn("varnishncsa", [...name, "-q", query, "-w", join(folder, "access.log")]));
  // It has no lines from before it could read the log.
  const logged = () => fetch(`${server.url}/healthz`).then(server.logs);
  await expect.poll(logged, patience).not.toBe("");
  return server;
}

function write(folder: string, name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

type Opened = { folder: string; port: number; children: ChildProcess[]; logs: string[] };

async function opened({ folder, port, children, logs }: Opened): Promise<WebServer> {
  const url = `http://127.0.0.1:${port}`;
  let errors = "";
  children[0]?.stderr?.on("data", (text) => {
    errors += text;
  });
  const isOpen = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => children[0]?.exitCode,
    );
  await expect.poll(isOpen, patience).toSatisfy((open) => open === true || typeof open === "number");
  if (children[0]?.exitCode !== null) throw new Error(`The web server ended: ${errors}`);
  return {
    url,
    logs: () =>
      globSync(logs.map((name) => join(folder, name)))
        .map((file) => readFileSync(file, "utf8"))
        .join(""),
    async close() {
      await Promise.all(children.map(stop));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}
