import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { useHeldPages } from "#test/servers/held-pages.ts";

const patience = { timeout: 60_000 };

const site = useHeldPages({ size: 30_000_000 }); // more than the buffers of two sockets take

/** A connection of which the test has both ends. */
async function open(): Promise<{ client: Socket; server: Socket }> {
  const accepted = once(site.app.server, "connection");
  const client = connect(Number(new URL(site.url).port), "127.0.0.1");
  client.on("error", () => {});
  const [server] = await accepted;
  return { client, server };
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: site\r\n\r\n`;
const rendered = (path: string) =>
  expect.poll(() => site.rendering.find((each) => each.path === path), patience).toBeDefined();

/** What Node does when nothing has moved for the time of \`server.timeout\`. */
const standStill = (socket: Socket) => socket.emit("timeout");

describe("a connection without traffic for 30 s", () => {
  it("is closed when the client does not read its answer", async () => {
    const { client, server } = await open();
    client.pause().write(get("/about"));
    await rendered("/about");
    site.rendering.shift()?.finish();
    await expect.poll(() => server.writableLength, patience).toBeGreaterThan(0);
    standStill(server);
    expect(server.destroyed).toBe(true);
    // The same for an answer from the cache.
    const next = await open();
    next.client.pause().write(get("/about"));
    await expect.poll(() => next.server.writableLength, patience).toBeGreaterThan(0);
    standStill(next.server);
    expect(next.server.destroyed).toBe(true);
  });

  it("stays open while the site works on the answer", async () => {
    const { client, server } = await open();
    client.write(get("/team"));
    await rendered("/team");
    standStill(server);
    expect(server.destroyed).toBe(false);
    site.rendering.shift()?.finish();
    const [head] = await once(client, "data");
    expect(String(head)).toMatch(/^HTTP\/1.1 200/);
    client.destroy();
  });

  it("is closed when the client does not send the rest of its request", async () => {
    const { client, server } = await open();
    client.write(
      'POST /api/auth/login HTTP/1.1\r\nHost: site\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"em',
    );
    await once(site.app.server, "request");
    standStill(server);
    expect(server.destroyed).toBe(true);
  });

  it("has 15 s for the request head, and long enough for a large upload", () => {
    const { timeout, headersTimeout, requestTimeout } = site.app.server;
    expect([timeout, headersTimeout]).toEqual([30_000, 15_000]);
    expect(requestTimeout).toBeGreaterThan(2 * 3600 * 1000);
  });
});

it("an idle connection stays open for longer than proxies keep it, which is 60 s in nginx", async () => {
  const { client } = await open();
  client.write(get("/healthz"));
  const [head] = await once(client, "data");
  const [, seconds] = /^keep-alive: timeout=(\d+)/im.exec(String(head)) ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
  client.destroy();
});
