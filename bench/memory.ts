import { connect, type Socket } from "node:net";
import { say } from "#server/cli-output.ts";
import { type Memory, memoryDuring, memoryOf } from "./memory-of.ts";
import { hostilePictures, send } from "./pictures.ts";
import { type BenchSite, openBenchSite, signIn } from "./site.ts";

const renders = 5000;
const redirects = 20_000;
const silentClients = 600;
const atOnce = 16;

/** Memory of the site when idle, and its peak under load. */
export async function memory(): Promise<void> {
  const site = await openBenchSite();
  try {
    tell("idle after the start", memoryOf(site.pid));
    await during(site, `${renders} pages that are rendered`, () =>
      requests(site.url, renders, (number) => `/blogs?page=${1 + (number % 2)}&q=word${number}`),
    );
    await during(site, `${redirects} redirects`, () =>
      requests(site.url, redirects, (number) => `/blogs?page=1&zz=${number}`),
    );
    await during(site, `${silentClients} clients that do not read`, () => silence(site.url));
    const token = await signIn(site);
    for (const [name, make] of Object.entries(hostilePictures)) {
      const bytes = new Uint8Array(await make().toBuffer());
      await during(site, name, () => send(site.url, token, bytes));
    }
    tell("at the end", memoryOf(site.pid));
  } finally {
    await site.close();
  }
}

async function during(site: BenchSite, name: string, work: () => Promise<unknown>): Promise<void> {
  const { result, max } = await memoryDuring(site.pid, work);
  tell(result === undefined ? name : `${name} (${result})`, max);
}

function tell(name: string, { site, children, total }: Memory): void {
  say(`${name}: site ${site} MB, child ${children} MB, together ${total} MB`);
}

async function requests(url: string, count: number, path: (number: number) => string): Promise<string> {
  let next = 0;
  let refused = 0;
  async function client(): Promise<void> {
    while (next < count) {
      next += 1;
      const answer = await fetch(url + path(next), { redirect: "manual" });
      await answer.arrayBuffer();
      if (answer.status === 503) refused += 1;
    }
  }
  await Promise.all(Array.from({ length: atOnce }, client));
  return `${refused} refused`;
}

/** Every client requests the largest answer and never reads it. */
async function silence(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const sockets: Socket[] = [];
  for (let number = 0; number < silentClients; number += 1) {
    const socket = connect(Number(port), hostname).on("error", () => {});
    socket.pause().write(`GET /api/blogs/all HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`);
    sockets.push(socket);
  }
  await fetch(`${url}/api/blogs/all`).then((answer) => answer.arrayBuffer());
  for (const socket of sockets) socket.destroy();
}
