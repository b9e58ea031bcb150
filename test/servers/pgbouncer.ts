import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { freePort } from "./ports.ts";

const program = "/usr/sbin/pgbouncer";

export const hasPgBouncer = existsSync(program);

/** PgBouncer with its file in `deploy/`, and fewer connections to PostgreSQL than clients have. */
export async function openPgBouncer(database: string): Promise<{ url: string; close(): Promise<void> }> {
  const { hostname, port, username, pathname } = new URL(database);
  const folder = mkdtempSync(join(tmpdir(), "footpath-pgbouncer-"));
  const ownPort = await freePort();
  const settings = readFileSync("deploy/pgbouncer.ini", "utf8")
    .replace("host=10.0.0.5 port=5432", `host=${hostname} port=${port || 5432} user=${username}`)
    .replace("listen_port = 6432", `listen_port = ${ownPort}\nunix_socket_dir =`)
    .replace("auth_type = scram-sha-256", "auth_type = any")
    .replace(/^auth_file.*$/m, "")
    .replace("default_pool_size = 20", "default_pool_size = 4");
  const file = join(folder, "pgbouncer.ini");
  writeFileSync(file, settings);
  chmodSync(folder, 0o755);
  chmodSync(file, 0o644);
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}; // it refuses to run as root
  const child = spawn(program, [file], { ...user, stdio: "ignore" });
  const ended = once(child, "exit");
  while (!(await accepts(ownPort))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with status ${child.exitCode}.`);
    await setTimeout(20);
  }
  return {
    url: `postgres://${username}@127.0.0.1:${ownPort}${pathname}`,
    async close() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function accepts(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  return new Promise((resolve) => {
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}
