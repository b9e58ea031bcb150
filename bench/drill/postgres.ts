import { execFile } from "node:child_process";
import { appendFileSync, chownSync, globSync, mkdirSync, writeFileSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "#test/servers/ports.ts";

const runFile = promisify(execFile);
const [bin] = globSync("/usr/lib/postgresql/*/bin").sort().reverse();

/** A PostgreSQL server with a standby that has every commit, at one address. */
export type Pair = {
  url: string;
  /** Where clients are led: index of the server. */
  leadTo(server: number): void;
  start(server: number): Promise<void>;
  stop(server: number, how: "fast" | "immediate"): Promise<void>;
  promote(server: number): Promise<void>;
  /** Makes a server that has stopped the standby of the other. */
  follow(server: number): Promise<void>;
  /** Whether a commit waits until a standby has it. */
  waitForStandby(server: number, on: boolean): Promise<void>;
  close(): Promise<void>;
};

export async function openPair(folder: string): Promise<Pair> {
  if (!bin) throw new Error("The drill needs PostgreSQL: install it first.");
  const ports = [await freePort(), await freePort()];
  const data = (server: number) => join(folder, `server-${server}`);
  const own = (path: string) => process.getuid?.() === 0 && chownSync(path, postgresId, postgresId);
  const postgresId = Number((await runFile("id", ["-u", "postgres"])).stdout);
  mkdirSync(folder, { recursive: true });
  own(folder);
  const control = (server: number, command: string) =>
    asPostgres(`${bin}/pg_ctl -D ${data(server)} -w -l ${folder}/log-${server} ${command}`);
  const options = (server: number) =>
    `-o '-p ${ports[server]} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c hot_standby=on'`;
  const start = (server: number) => control(server, `${options(server)} start`);
  const sql = (server: number, text: string) =>
    asPostgres(`psql -X -q -h 127.0.0.1 -p ${ports[server]} -U footpath -d postgres -c "${text}"`);
  const waitForStandby = async (server: number, on: boolean) => {
    await sql(server, `alter system set synchronous_standby_names = '${on ? "*" : ""}'`);
    await sql(server, "select pg_reload_conf()");
  };
  const source = (server: number) => `host=127.0.0.1 port=${ports[1 - server]} user=footpath`;

  await asPostgres(
    `${bin}/initdb -D ${data(0)} -U footpath -A trust --encoding=UTF8 --locale=C.UTF-8 --no-sync`,
  );
  appendFileSync(join(data(0), "pg_hba.conf"), "host replication all 127.0.0.1/32 trust\n");
  await start(0);
  await asPostgres(`${bin}/pg_basebackup -D ${data(1)} -d '${source(1)}' -R -c fast`);
  await start(1);
  await waitForStandby(0, true);
  const address = await openAddress(ports);
  return {
    url: `postgres://footpath@127.0.0.1:${address.port}/postgres`,
    leadTo: address.leadTo,
    start,
    stop: (server, how) => control(server, `-m ${how} stop`),
    promote: async (server) => {
      await control(server, "promote");
      await waitForStandby(server, false);
    },
    async follow(server) {
      writeFileSync(join(data(server), "standby.signal"), "");
      own(join(data(server), "standby.signal"));
      appendFileSync(join(data(server), "postgresql.auto.conf"), `primary_conninfo = '${source(server)}'\n`);
      await start(server);
    },
    waitForStandby,
    async close() {
      address.close();
      for (const server of [0, 1]) await control(server, "-m immediate stop").catch(() => {});
    },
  };
}

/** Connections stay with their server, as behind a moved address. */
async function openAddress(ports: number[]) {
  let server = 0;
  const sockets = new Set<Socket>();
  const port = await freePort();
  const listener = createServer((client) => {
    const target = connect(ports[server] ?? 0, "127.0.0.1");
    for (const [one, other] of [
      [client, target],
      [target, client],
    ] as const) {
      sockets.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }).listen(port, "127.0.0.1");
  return {
    port,
    leadTo(next: number) {
      server = next;
    },
    close() {
      listener.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** PostgreSQL refuses to run as root. */
async function asPostgres(command: string): Promise<void> {
  const shell = process.getuid?.() === 0 ? ["su", "postgres", "-s", "/bin/sh", "-c"] : ["/bin/sh", "-c"];
  await runFile(shell[0] ?? "", [...shell.slice(1), command]);
}
