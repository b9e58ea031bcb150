import { say } from "#server/cli-output.ts";
import { type BenchSite, openBenchSite, quantile } from "./site.ts";

const attackers = 60;
const rounds = 3;
const reads = 150;
const addresses = ["/", "/api/blogs/front"];

/** Response times while many networks try passwords, and without. */
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
      const [median = 0, floodedMedian = 0, most = 0, floodedMost = 0] = times;
      say(
        `${address.padEnd(20)} quiet ${median.toFixed(1)} ${most.toFixed(1)}   flooded ${floodedMedian.toFixed(1)} ${floodedMost.toFixed(1)}   ${(floodedMedian / median).toFixed(2)} × ${(floodedMost / most).toFixed(2)} ×`,
      );
    }
  } finally {
    await site.close();
  }
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

function startFlood({ url }: BenchSite): { stop(): Promise<number> } {
  let going = true;
  let tried = 0;
  const attack = async (attacker: number) => {
    for (let attempt = 0; going; attempt += 1) {
      const answer = await fetch(`${url}/api/auth/login`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-forwarded-for": `10.${attacker}.${attempt >> 8}.${attempt & 255}`,
        },
        body: JSON.stringify({ email: `reader-${attacker}-${attempt}@example.org`, password: "guess" }),
      });
      await answer.arrayBuffer();
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
