import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import type { BlogCard } from "#features/blogs/contract.ts";
import { openSite, type TestSite } from "#test/harness.ts";
import { isInstalled, openCaddy, openNginx, openVarnish, type WebServer } from "#test/servers/web-servers.ts";
import { openedAt } from "#test/templates.ts";
import { writingApi } from "#test/writing.ts";

const patience = { interval: 100 };
const servers = [
  { name: "nginx", version: "-v", open: openNginx, keepsPages: true },
  { name: "caddy", version: "version", open: openCaddy, keepsPages: false },
  { name: "varnishd", version: "-V", open: openVarnish, keepsPages: true },
];

async function behind(
  { open, site: own }: { open(url: string): Promise<WebServer>; site?: TestSite },
  work: (web: WebServer, site: TestSite) => Promise<void>,
): Promise<void> {
  const site = own ?? (await openSite({ env: { TRUST_PROXY: "on" } }));
  const web = await open(site.url);
  try {
    await work(web, site);
  } finally {
    await web.close();
    await site.close().catch(() => {});
  }
}

describe.each(servers)("behind $name, a site", ({ name, version, open, keepsPages }) => {
  const without = isInstalled(name, version) ? undefined : `${name} is not installed.`;

  it("keeps its headers and its compression", async ({ skip }) => {
    if (without) return skip(without);
    await behind({ open }, async (web, site) => {
      const changing = [
        "age",
        "connection",
        "date",
        "keep-alive",
        "transfer-encoding",
        "content-length",
        "accept-ranges",
      ];
      const answer = async (url: string, coding: string) => {
        const { status, headers } = await fetch(`${url}/events`, { headers: { "accept-encoding": coding } });
        return {
          status,
          ...Object.fromEntries([...headers].filter(([header]) => !changing.includes(header))),
        };
      };
      for (const coding of ["br, gzip", "gzip", "identity"]) {
        expect(await answer(web.url, coding), coding).toMatchObject(await answer(site.url, coding));
      }
    });
  });

  it("gives smaller pages to readers who save data, and to nobody else", async ({ skip }) => {
    if (without) return skip(without);
    await behind({ open }, async ({ url }) => {
      const hasFonts = async (headers: Record<string, string>) =>
        (await (await fetch(`${url}/events`, { headers })).text()).includes('data-precedence="fonts"');
      for (const saving of [false, true, false, true])
        expect(await hasFonts(saving ? { "save-data": "on" } : {})).toBe(!saving);
    });
  });

  it("knows the client's address, whatever the client says, and the name it asked for", async ({ skip }) => {
    if (without) return skip(without);
    const echo = createServer(({ headers }, answer) => answer.end(JSON.stringify(headers))).listen(
      0,
      "127.0.0.1",
    );
    await once(echo, "listening");
    const web = await open(`http://127.0.0.1:${(echo.address() as AddressInfo).port}`);
    const headers = { "x-forwarded-for": "203.0.113.9" };
    const sent = await (await fetch(`${web.url}/api/blogs/all`, { headers })).json();
    await web.close();
    echo.close();
    expect(sent["x-forwarded-for"].split(/, */).at(-1)).toBe("127.0.0.1");
    expect(sent.host).toContain("127.0.0.1");
  });

  it("has no link to a registration in the logs, nor when it is down", async ({ skip }) => {
    if (without) return skip(without);
    await behind({ open }, async (web, site) => {
      const token = "a-token-of-an-older-email";
      const ask = () => fetch(`${web.url}/registrations/${token}`, { redirect: "manual" });
      expect((await ask()).headers.get("location")).toBe(`/registrations#${token}`);
      await site.close();
      expect((await ask()).status).toBeGreaterThanOrEqual(502);
      await fetch(`${web.url}/healthz?last`);
      await expect.poll(web.logs, patience).toContain("/healthz?last");
      expect(web.logs()).not.toContain(token);
    });
  });

  it("takes large uploads, is rid of deleted pages, and is read while it is down", async ({ skip }) => {
    if (without) return skip(without);
    await behind({ open }, async (web, site) => {
      const read = async (path: string) => {
        const { status, headers } = await fetch(web.url + path);
        return keepsPages ? `${status} ${headers.get("x-cache")}` : `${status}`;
      };
      const [event] = await site.json<BlogCard[]>("/api/blogs/section/events?view=card&eventStatus=upcoming");
      const article = `/blogs/${event?._id}`;
      // Nearly as late as the event: from then on these pages are wrong, and caches may keep them for one second only.
      site.clock.set(new Date(Date.parse(event?.eventDate ?? "") - 1500).toISOString());
      const first = keepsPages ? "200 MISS" : "200";
      expect([await read(article), await read("/events")]).toEqual([first, first]);
      if (keepsPages) await expect.poll(() => read(article), patience).not.toContain("MISS");

      const headers = await site.bearer();
      const deleted = await fetch(`${web.url}/api/blogs/${event?._id}`, { method: "DELETE", headers });
      expect(deleted.status).toBe(200);
      await expect.poll(() => read(article), patience).toBe(keepsPages ? "410 HIT" : "410");

      const form = new FormData();
      form.set("image", new Blob([Buffer.alloc(3_000_000)]), "large.png");
      const path = `${web.url}/api/users/upload-profile-image`;
      const upload = await fetch(path, { method: "POST", headers, body: form });
      expect(upload.headers.get("content-type")).toContain("json");

      await read("/events");
      await site.close();
      await expect.poll(() => read("/events"), patience).toBe(keepsPages ? "200 STALE" : "502");
      if (keepsPages) expect(await read(article)).toContain("410");
    });
  });
});

it("behind Varnish, pages stay until the site says that they have changed", async ({ skip }) => {
  if (!isInstalled("varnishd", "-V")) return skip("Varnish is not installed.");
  // The network between the site and Varnish.
  const network = { isCut: false, url: "" };
  const way = createServer(async ({ method, headers }, answer) => {
    if (network.isCut) return answer.socket?.destroy();
    const { "xkey-purge": tags = "" } = headers as Record<string, string>;
    const { status } = await fetch(network.url, { method, headers: { "xkey-purge": tags } });
    answer.writeHead(status).end();
  });
  await once(way.listen(0, "127.0.0.1"), "listening");
  const PURGE_URL = `http://127.0.0.1:${(way.address() as AddressInfo).port}`;
  const site = await openSite({
    env: { TRUST_PROXY: "on", CACHE_TAGS: "xkey", PURGE_URL, PURGE_EVERY: "0" },
  });
  await behind({ open: openVarnish, site }, async (web) => {
    network.url = web.url;
    const headers = await site.bearer();
    const [first, second] = await site.json<BlogCard[]>("/api/blogs/section/publications?view=card");
    const pathOf = async (card?: BlogCard) =>
      (await site.fetch(`/blogs/${card?._id}`, { redirect: "follow" })).url.replace(site.url, "");
    const [edited, withdrawn] = [await pathOf(first), await pathOf(second)];
    const read = async (path: string) => {
      const answer = await fetch(web.url + path);
      const name = /<h1[^>]*>(.*?)<\/h1>/s.exec(await answer.text())?.[1];
      return {
        status: answer.status,
        from: answer.headers.get("x-cache"),
        name,
        tags: answer.headers.get("xkey"),
      };
    };
    const settled = async (seconds: number) => {
      site.clock.set(new Date(Date.parse(openedAt) + seconds * 1000).toISOString());
      site.services.purges?.wake();
      await site.services.purges?.idle();
    };
    await settled(60);
    for (const path of [edited, withdrawn]) {
      expect(await read(path)).toMatchObject({ status: 200, from: "MISS", tags: null });
      expect(await read(path)).toMatchObject({ status: 200, from: "HIT" });
    }

    await writingApi(site, headers).update(first?._id ?? "", { title: "High water" });
    expect((await read(edited)).name).not.toBe("High water");
    await settled(120);
    expect(await read(edited)).toMatchObject({ from: "MISS", name: "High water" });

    await read(withdrawn);
    network.isCut = true;
    await site.call(`DELETE /api/blogs/${second?._id}`, undefined, headers);
    await settled(121);
    expect(await read(withdrawn)).toMatchObject({ status: 200, from: "HIT" });
    network.isCut = false;
    await settled(600);
    expect(await read(withdrawn)).toMatchObject({ status: 410 });
    expect(
      (await fetch(web.url, { method: "PURGE", headers: { "xkey-purge": "a", "x-forwarded-for": "b" } }))
        .status,
    ).toBe(403);
  });
  way.close();
});

it("behind Caddy, requests wait for a site that restarts", async ({ skip }) => {
  if (!isInstalled("caddy", "version")) return skip("Caddy is not installed.");
  await behind({ open: (url) => openCaddy(url, "10m") }, async (web, site) => {
    const { port } = new URL(site.url);
    await site.close();
    const waiting = fetch(`${web.url}/healthz`);
    const again = await openSite({ env: { PORT: port } });
    expect((await waiting).status).toBe(200);
    await again.close();
  });
});
