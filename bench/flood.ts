import { setTimeout } from "node:timers/promises";
import { say } from "#server/cli-output.ts";
import { type BenchSite, openBenchSite, quantile, signIn } from "./site.ts";

const attackers = 60;
const rounds = 3;
const reads = 150;
const addresses = ["/", "/api/blogs/front"];
const triesInSecond = 60;
const signIns = 10;

/** Response times while many networks try passwords, and without; sign-ins while one /48 tries 60 passwords a second. */
export async function flood(): Promise<void> {
  const site = await openBenchSite({ TRUST_PROXY: "on" });
  try {
    const quiet: number[][] = addresses.map(() => []);
    const flooded: number[][] = addresses.map(() => []);
    let tried = 0;
    for (let round = 0; round < rounds; round += 1) {
      await read(site, quiet);
      const attack = startFlood(site);
      await read(site, flooded);
      tried += await attack.stop();
    }
    say(`${attackers} attackers had ${tried} answers. Milliseconds for a reader: median and 95 of 100`);
    for (const [index, address] of addresses.entries()) {
      const [before = [], during = []] = [quiet[index], flooded[index]];
      const times = [0.5, 0.95].flatMap((part) => [quantile(before, part), quantile(during, part)]);
      const [median = 0, floodedMedian = 0, max = 0, floodedMost = 0] = times;
      say(
        `${address.padEnd(20)} quiet ${median.toFixed(1)} ${max.toFixed(1)}   flooded ${floodedMedian.toFixed(1)} ${floodedMost.toFixed(1)}   ${(floodedMedian / median).toFixed(2)} × ${(floodedMost / max).toFixed(2)} ×`,
      );
    }
    await timeSignIns(site);
  } finally {
    await site.close();
  }
}

/** Times an administrator from a known network: quiet, and once a second in a flood. */
async function timeSignIns(site: BenchSite): Promise<void> {
  const quiet: number[] = [];
  const flooded: number[] = [];
  const tries: Promise<void>[] = [];
  for (let count = 0; count <= signIns; count += 1) await timeSignIn(site, quiet);
  for (let at = 1; at <= signIns * triesInSecond; at += 1) {
    const from = `2001:db8:1:${at.toString(16)}::1`;
    tries.push(tryPassword(site, { email: `nobody-${at}@example.org`, from }));
    await setTimeout(1000 / triesInSecond);
    if (at % triesInSecond === 0) await timeSignIn(site, flooded);
  }
  await Promise.all(tries);
  const [before, during] = [quantile(quiet, 0.5), quantile(flooded, 0.5)];
  say(
    `sign-in of an administrator from a network of before   quiet ${before.toFixed(0)}   one /48 tries ${triesInSecond} a second ${during.toFixed(0)}, at most ${Math.max(...flooded).toFixed(0)}   ${(during / before).toFixed(2)} ×`,
  );
}

async function timeSignIn(site: BenchSite, times: number[]): Promise<void> {
  const began = performance.now();
  await signIn(site, "203.0.113.7");
  times.push(performance.now() - began);
}

async function tryPassword(
  { url }: BenchSite,
  { email, from }: { email: string; from: string },
): Promise<void> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": from },
    body: JSON.stringify({ email, password: "guess" }),
  });
  await answer.arrayBuffer();
}

async function read({ url }: BenchSite, times: number[][]): Promise<void> {
  for (let count = 0; count < reads; count += 1) {
    for (const [index, address] of addresses.entries()) {
      const began = performance.now();
      await (await fetch(url + address)).arrayBuffer();
      times[index]?.push(performance.now() - began);
    }
  }
}

function startFlood(site: BenchSite): { stop(): Promise<number> } {
  let going = true;
  let tried = 0;
  const attack = async (attacker: number) => {
    for (let attempt = 0; going; attempt += 1) {
      const from = `10.${attacker}.${attempt >> 8}.${attempt & 255}`;
      await tryPassword(site, { email: `reader-${attacker}-${attempt}@example.org`, from });
      tried += 1;
    }
  };
  const all = Array.from({ length: attackers }, (_, attacker) => attack(attacker));
  return {
    async stop() {
      going = false;
      await Promise.all(all);
      return tried;
    },
  };
}
