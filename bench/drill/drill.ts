import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { say } from "#server/cli-output.ts";
import { unpackProgram } from "#test/releases/program.ts";
import { run } from "#test/servers/processes.ts";
import { endNode, type Node, openNginx, startNode } from "./nodes.ts";
import { openPair } from "./postgres.ts";
import { type Count, openTraffic } from "./traffic.ts";

// `npm run drill -- [NODES]`: two nodes and four by default. Exits with 1 if a read failed, a write was lost or doubled, or
// writes were refused for too long.

const calm = 6000; // milliseconds of traffic around each event
const maxWait = 10_000; // milliseconds in which writes may be refused
const admin = "admin@example.org";
const lastRelease = "test/releases/1.0.0";
const ended = new Set<() => Promise<void>>();

async function drill(size: number): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), "footpath-drill-"));
  chmodSync(folder, 0o755);
  later(async () => rmSync(folder, { recursive: true, force: true }));
  const pair = await openPair(join(folder, "postgres"));
  later(pair.close);
  const env = environment(folder, pair.url);
  const nodes: Node[] = [];
  const start = async (name: string, options = {}) => {
    const node = await startNode(env, name, options);
    later(() => endNode(node, "SIGKILL"));
    return node;
  };
  await unpackProgram(lastRelease, join(folder, "program"));
  nodes.push(await start("old", { folder: join(folder, "program") }));
  while (nodes.length < size) nodes.push(await start(`node-${nodes.length}`));
  const nginx = await openNginx(join(folder, "nginx"), ports());
  later(nginx.close);
  const promote = (email: string) =>
    run(["scripts/site.ts", "promote", "--unverified", email], { ...env, DATA_DIR: join(folder, "command") })
      .ended;
  const traffic = await openTraffic(nginx.url, admin, promote);
  const counts: [string, Count][] = [];
  const during = async (what: string, work: () => Promise<void>) => {
    const count = traffic.count();
    counts.push([what, count]);
    await wait(calm / 3);
    await work();
    await wait(calm);
  };
  const restart = async (index: number, signal: "SIGKILL" | "SIGTERM", name: string) => {
    const node = nodes[index] as Node;
    await endNode(node, signal);
    nodes[index] = await start(name, { port: node.port });
  };

  await during("nothing", async () => {});
  await during("a node killed, and started again", () => restart(1, "SIGKILL", "node-1"));
  await during("a node added", async () => {
    nodes.push(await start("added"));
    nginx.setNodes(ports());
  });
  await during("a node of 1.0.0 upgraded", () => restart(0, "SIGTERM", "upgraded"));
  await during("PostgreSQL restarted", async () => {
    await pair.stop(0, "fast");
    await pair.start(0);
  });
  await during("standby promoted, old primary kept as standby", async () => {
    await pair.stop(0, "fast");
    await pair.promote(1);
    await pair.follow(0); // clients are still led to it
    await wait(1000);
    pair.leadTo(1);
  });
  await pair.waitForStandby(1, true);
  await during("standby promoted, old primary lost", async () => {
    await pair.stop(1, "immediate");
    await pair.promote(0);
    pair.leadTo(0);
  });
  await traffic.stop();
  const result = await traffic.verify(pair.url);
  return report(size, counts, result);

  function ports(): number[] {
    return nodes.map(({ port }) => port);
  }
}

function environment(folder: string, database: string): Record<string, string> {
  return {
    DATABASE_URL: database,
    MEDIA_STORE: join(folder, "media"),
    DATA_DIR: join(folder, "data"),
    JWT_SECRET: "a secret of the drill that is long enough",
    SITE_URL: "http://institute.example",
    ADMIN_EMAIL: admin,
    ADMIN_PASSWORD: "a walk by the river",
    LOG_LEVEL: "silent",
    SAMPLE_CONTENT: "off",
    EXPORTS_AHEAD: "off",
    TRUST_PROXY: "on",
    SIGNUPS_PER_HOUR: "100",
  };
}

function report(
  size: number,
  counts: [string, Count][],
  { all, lost, doubled }: { all: number; lost: string[]; doubled: string[] },
): boolean {
  const heads = ["reads", "failed", "writes", "503", "cut off", "longest, s"];
  say(`\n${`${size} nodes`.padEnd(48)}${heads.map((head) => head.padStart(11)).join("")}`);
  let isGood = lost.length + doubled.length === 0;
  for (const [what, { reads, failedReads, writes, refused, cutOff, longest }] of counts) {
    const failed = [...failedReads.values()].reduce((sum, count) => sum + count, 0);
    const cut = [...cutOff.values()].reduce((sum, count) => sum + count, 0);
    const cells = [reads, failed, writes, refused, cut, (longest / 1000).toFixed(1)];
    say(what.padEnd(48) + cells.map((cell) => String(cell).padStart(11)).join(""));
    for (const [key, count] of [...failedReads, ...cutOff]) say(`  ${count} × ${key}`);
    if (failed > 0 || longest > maxWait) isGood = false;
  }
  say(`${all} writes acknowledged, ${lost.length} lost, ${doubled.length} doubled`);
  for (const each of [...lost, ...doubled]) say(`  ${each}`);
  return isGood;
}

function later(end: () => Promise<void>): void {
  ended.add(end);
}

async function endAll(): Promise<void> {
  for (const end of [...ended].reverse()) await end().catch(() => {});
  ended.clear();
}

process.once("SIGINT", () => void endAll().then(() => process.exit(130)));
const sizes = process.argv.slice(2).map(Number);
for (const size of sizes.length > 0 ? sizes : [2, 4]) {
  const isGood = await drill(size).finally(endAll);
  if (!isGood) process.exitCode = 1;
}
