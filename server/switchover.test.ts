import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engine, openSite, type TestSite } from "#test/harness.ts";
import { addPerson } from "#test/people.ts";
import { type Cluster, hasPostgres, makeCluster } from "#test/servers/cluster.ts";

const patience = { timeout: 60_000, interval: 50 };

/** An address that leads to one server, and later to another. */
async function movingName(target: string) {
  let to = target;
  const ends = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(new URL(to).port), "127.0.0.1");
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end);
      end.on("error", () => {}).on("close", () => other.destroy());
    }
    near.pipe(far).pipe(near);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `postgres://footpath@127.0.0.1:${(server.address() as AddressInfo).port}/postgres`,
    /** Connections to the old server stay. */
    moveTo(next: string) {
      to = next;
    },
    close() {
      for (const end of ends) end.destroy();
      server.close();
    },
  };
}

describe.skipIf(engine !== "postgres" || !hasPostgres)("a standby that becomes the primary", () => {
  const clusters: Cluster[] = [];
  const nodes: TestSite[] = [];
  let name: Awaited<ReturnType<typeof movingName>>;
  beforeAll(async () => {
    clusters.push(await makeCluster());
    clusters.push(await makeCluster("", clusters[0]));
    const [one, two] = clusters.map(({ url }) => new URL(url).host);
    name = await movingName(clusters[0]?.url ?? "");
    for (const url of [`postgres://footpath@${one},${two}/postgres`, name.url]) {
      const env = { DATABASE_URL: url, DATABASE_TIMEOUT: "4", JWT_SECRET: "s".repeat(32) };
      nodes.push(await openSite({ filled: false, env }));
    }
  });
  afterAll(async () => {
    for (const node of nodes) await node.close();
    name.close();
    for (const cluster of clusters) await cluster.remove();
  });

  it("is found in a list of hosts, and behind a name that moves", async () => {
    const [listed, named] = nodes as [TestSite, TestSite];
    const [old, next] = clusters as [Cluster, Cluster];
    const author = await addPerson(listed, "Writes On", { role: "admin" });
    const save = (node: TestSite, title: string) =>
      node.call(
        "POST /api/blogs/add",
        { title, content: "<p>x</p>", section: "programmes" },
        author.signedIn,
      );
    const status = async (node: TestSite, path: string) => (await fetch(node.url + path)).status;
    /** Lets the next question check again whether the database can be written. */
    const isReady = async (node: TestSite) => {
      node.clock.set(new Date(node.services.clock().getTime() + 11_000).toISOString());
      return (await status(node, "/readyz")) === 200;
    };
    expect((await save(listed, "Before")).status).toBe(201);
    for (const node of nodes) expect(await status(node, "/blogs")).toBe(200);

    await old.stop("fast");
    for (const node of nodes) {
      expect(await status(node, "/blogs")).toBe(200); // from the cache
      const refused = await save(node, "Refused");
      expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
      expect(await isReady(node)).toBe(false);
    }
    await expect.poll(() => status(listed, "/events"), patience).toBe(200); // from the standby

    await next.promote();
    await old.follow(next);
    await expect.poll(() => isReady(listed), patience).toBe(true);
    expect((await save(listed, "Afterwards")).status).toBe(201);
    await expect.poll(() => status(named, "/events"), patience).toBe(200); // from the old primary
    expect((await save(named, "Refused")).status).toBe(503);
    expect(await isReady(named)).toBe(false);

    name.moveTo(next.url);
    await expect.poll(() => isReady(named), patience).toBe(true);
    expect((await save(named, "Found")).status).toBe(201);
    for (const node of nodes) node.clock.set("2026-04-01T09:00:00.000Z");
    const titles = async (node: TestSite) =>
      /Found|Afterwards|Before|Refused/g[Symbol.match](await (await fetch(`${node.url}/blogs`)).text());
    for (const node of nodes)
      await expect
        .poll(async () => new Set(await titles(node)), patience)
        .toEqual(new Set(["Before", "Afterwards", "Found"]));
  });
});
