import { Agent, get } from "node:http";

/** Many clients, each with its own address, until it is stopped: `node crowd-clients.ts URL CLIENTS RATE KIND` */
const [, , url = "", clients = "1", rate = "200", kind = "pages"] = process.argv;
const statuses: Record<string, number> = {};
let number = Date.now() % 1_000_000;

const word = () => Math.random().toString(36).slice(2, 9);
const paths: Record<string, () => string> = {
  pages: () => `/blogs?q=${word()}`,
  searches: () => `/search?q=${word()}+${word()}+${word()}+${word()}+${word()}`,
  articles: () => `/blogs/bench${String(number % 2000).padStart(19, "0")}`,
  redirects: () => `/blogs?page=1&zz=${number}`,
  unread: () => "/api/blogs/all",
};
const path = paths[kind] ?? (() => "/");

for (let client = 1; client <= Number(clients); client += 1) {
  const localAddress = `127.0.1.${client}`;
  const agent = new Agent({ keepAlive: kind !== "searches", maxSockets: 256, localAddress });
  setInterval(() => ask(agent, localAddress), 1000 / Number(rate));
}

function ask(agent: Agent, localAddress: string): void {
  number += 1;
  const headers = { accept: "text/html" };
  get(url + path(), { agent: kind === "unread" ? false : agent, localAddress, headers }, (answer) => {
    const status = String(answer.statusCode);
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (kind === "unread") answer.pause();
    else answer.resume();
  }).on("error", () => {
    statuses.failed = (statuses.failed ?? 0) + 1;
  });
}

setInterval(() => {}, 60_000); // stays until it is stopped, even without clients
process.on("SIGTERM", () => {
  process.stdout.write(`${JSON.stringify(statuses)}\n`, () => process.exit(0));
});
