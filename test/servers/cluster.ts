import { execFile } from "node:child_process";
import { chownSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "./ports.ts";

const runFile = promisify(execFile);
const [bin] = globSync("/usr/lib/postgresql/*/bin").sort().reverse();

/** Tests that need their own server are skipped without PostgreSQL. */
export const hasPostgres = bin !== undefined;

/** A PostgreSQL server that a test can restart, stop and freeze. */
export type Cluster = {
  url: string;
  /** Ends every connection at once, as a crash does, and comes back. */
  restart(): Promise<void>;
  /** `fast` gives its standbys the last writes. */
  stop(mode?: "immediate" | "fast"): Promise<void>;
  start(): Promise<void>;
  /** Freezes every process of the server without closing a connection. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  /** Makes a standby the primary. */
  promote(): Promise<void>;
  /** Starts again as a standby of another cluster, which was its standby. */
  follow(primary: Cluster): Promise<void>;
  remove(): Promise<void>;
};

/** As a standby, it has the data of `primary`. */
export async function makeCluster(settings = "", primary?: Cluster): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), "footpath-cluster-"));
  const data = join(folder, "data");
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off ${settings}`;
  const control = (command: string) => asPostgres(`${bin}/pg_ctl -D ${data} -w -l ${folder}/log ${command}`);
  const start = () => control(`-o '${options}' start`);
  const signal = async (name: "SIGSTOP" | "SIGCONT") => {
    for (const pid of await processes(data)) {
      try {
        process.kill(pid, name);
      } catch {
        // Workers of PostgreSQL come and go.
      }
    }
  };
  if (process.getuid?.() === 0) chownSync(folder, await idOfPostgres(), -1);
  const init = `initdb -D ${data} -U footpath -A trust --encoding=UTF8 --locale=C.UTF-8 --no-sync`;
  const copy = `pg_basebackup -D ${data} -d ${primary?.url} -R --checkpoint=fast --no-sync`;
  await asPostgres(`${bin}/${primary ? copy : init}`);
  await start();
  return {
    url: `postgres://footpath@127.0.0.1:${port}/postgres`,
    start,
    restart: () => control(`-m immediate -o '${options}' restart`),
    stop: (mode = "immediate") => control(`-m ${mode} stop`),
    freeze: () => signal("SIGSTOP"),
    thaw: () => signal("SIGCONT"),
    promote: () => control("promote"),
    async follow({ url }) {
      await control("-m fast stop").catch(() => {}); // it may be stopped
      const following = `touch ${data}/standby.signal; echo "primary_conninfo = '${url}'" >> ${data}/postgresql.auto.conf`;
      await asPostgres(following);
      await start();
    },
    async remove() {
      await signal("SIGCONT").catch(() => {});
      await control("-m immediate stop").catch(() => {});
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root. */
async function asPostgres(command: string): Promise<void> {
  if (process.getuid?.() === 0) await runFile("su", ["postgres", "-s", "/bin/sh", "-c", command]);
  else await runFile("/bin/sh", ["-c", command]);
}

async function idOfPostgres(): Promise<number> {
  return Number((await runFile("id", ["-u", "postgres"])).stdout);
}

/** The server's first process and its children. */
async function processes(data: string): Promise<number[]> {
  const first = Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]);
  const { stdout } = await runFile("ps", ["-A", "-o", "pid=,ppid="]);
  const rows = stdout
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  return [first, ...rows.filter(([, parent]) => parent === first).map(([pid = 0]) => pid)];
}
