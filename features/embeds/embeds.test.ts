import { createServer, get, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { useSite } from "#test/harness.ts";
import { addPerson, usePerson } from "#test/people.ts";
import { changeSettings } from "#test/settings.ts";
import { somePicture } from "#test/uploads.ts";
import { isInside, transport } from "./download.server.ts";
import { videoAt } from "./videos.ts";

type Embed = { kind: string; url: string; host: string; title: string; poster: string | null };

let hosts: Server;
/** What the sites of the videos answer, by URL without its query. */
const answers = new Map<string, string | Buffer>();
const requested: string[] = [];

const site = useSite({ filled: false });
const admin = usePerson(site, "Embed Admin", { role: "admin" });
beforeAll(async () => {
  hosts = createServer(({ url = "" }, response) => {
    const answer = answers.get(url.slice(1));
    response.statusCode = answer === undefined ? 404 : 200;
    if (String(answer).startsWith("to ")) {
      response.statusCode = 302;
      response.setHeader("location", String(answer).slice(3));
    }
    response.end(answer);
  });
  await new Promise<void>((resolve) => void hosts.listen(0, "127.0.0.1", resolve));
  const { port } = hosts.address() as AddressInfo;
  vi.spyOn(transport, "request").mockImplementation(({ origin, pathname }, signal) => {
    requested.push(origin + pathname);
    return get(`http://127.0.0.1:${port}/${origin}${pathname}`, { signal });
  });
});
afterEach(() => {
  answers.clear();
  requested.length = 0;
});
afterAll(async () => {
  vi.restoreAllMocks();
  hosts.close();
});

const add = (address: string, { signedIn } = admin) =>
  site.call<Embed>("POST /api/embeds", { address }, signedIn);

const allow = (host: string) => changeSettings(site, admin.signedIn, "institute", { peertubeHosts: [host] });

it("knows the addresses of videos", () => {
  const urls = [
    "https://www.youtube.com/watch?v=jNQXAC9IVRw&list=PL1",
    "https://youtu.be/jNQXAC9IVRw?t=1m5s",
    "https://m.youtube.com/shorts/jNQXAC9IVRw",
    "https://vimeo.com/76979871",
    "https://vimeo.com/76979871/0123abcd",
    "https://video.example/w/9c9de5e8-0a1e-484a",
    "https://video.example/videos/watch/9c9de5e8-0a1e-484a",
  ];
  expect(urls.map((url) => videoAt(url, ["video.example"])?.player)).toEqual([
    "https://www.youtube-nocookie.com/embed/jNQXAC9IVRw?autoplay=1",
    "https://www.youtube-nocookie.com/embed/jNQXAC9IVRw?autoplay=1&start=65",
    "https://www.youtube-nocookie.com/embed/jNQXAC9IVRw?autoplay=1",
    "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1",
    "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=0123abcd",
    "https://video.example/videos/embed/9c9de5e8-0a1e-484a?autoplay=1&p2p=0&warningTitle=0",
    "https://video.example/videos/embed/9c9de5e8-0a1e-484a?autoplay=1&p2p=0&warningTitle=0",
  ]);
  const others = [
    "https://other.example/w/9c9de5e8-0a1e-484a",
    "https://youtube.com.evil.example/watch?v=jNQXAC9IVRw",
    "https://youtube.com@evil.example/watch?v=jNQXAC9IVRw",
    "https://youtube.com:8443/watch?v=jNQXAC9IVRw",
    "https://www.youtube.com/watch?v=%22onload=1x",
    "javascript:alert(1)//youtube.com/watch?v=jNQXAC9IVRw",
    "not an address",
  ];
  expect(others.filter((url) => videoAt(url, ["video.example"]))).toEqual([]);
});

it("POST /api/embeds copies the title and the poster", async () => {
  const thumbnail_url = "https://i.ytimg.com/vi/jNQXAC9IVRw/hqdefault.jpg";
  answers.set("https://www.youtube.com/oembed", JSON.stringify({ title: "Me at the <zoo>", thumbnail_url }));
  answers.set(thumbnail_url, await somePicture());
  const { status, body } = await add("https://youtu.be/jNQXAC9IVRw");
  expect({ status, body }).toEqual({
    status: 201,
    body: {
      kind: "video",
      url: "https://www.youtube.com/watch?v=jNQXAC9IVRw",
      host: "YouTube",
      title: "Me at the <zoo>",
      poster: expect.stringMatching(/^\/media\/[\da-f]{24}\/64\.webp$/),
    },
  });
  expect((await site.fetch(body.poster ?? "")).headers.get("content-type")).toBe("image/webp");

  const content = `<figure data-embed="video"><a href="${body.url}" title="Me at the &lt;zoo&gt;"><img src="${body.poster}" alt="" /></a><figcaption>Elephants</figcaption></figure>`;
  const blog = { title: "A video", section: "programmes", content };
  const added = await site.call<{ _id: string }>("POST /api/blogs/add", blog, admin.signedIn);
  const response = await site.fetch(`/blogs/${added.body._id}`);
  const html = await response.text();
  expect(html).toContain('<iframe title="Video: Me at the &lt;zoo&gt;" srcdoc="&lt;!doctype html&gt;');
  expect(html).toContain("Play “Me at the &amp;lt;zoo&amp;gt;” from YouTube");
  expect(html).toContain("The video is loaded from YouTube when you press play.");
  expect(html).not.toMatch(/<(?:iframe|img|script|link)[^>]* (?:src|href)="https:\/\/[^"]*(?:youtube|ytimg)/);
  expect(response.headers.get("content-security-policy")).toContain(
    "frame-src https://www.youtube-nocookie.com https://player.vimeo.com;",
  );
});

it("goes without a poster that is too large, no picture, elsewhere or missing", async () => {
  const oembed = "https://vimeo.com/api/oembed.json";
  const posterAt = async (thumbnail_url: string, answer?: string | Buffer) => {
    answers.set(oembed, JSON.stringify({ title: "Waves", thumbnail_url }));
    if (answer) answers.set(thumbnail_url, answer);
    return (await add("https://vimeo.com/76979871")).body;
  };
  const at = "https://i.vimeocdn.com/video/1.jpg";
  expect(await posterAt(at, Buffer.alloc(11 * 1024 * 1024))).toMatchObject({ poster: null });
  expect(await posterAt(at, "<svg onload='alert(1)'>")).toMatchObject({ poster: null });
  requested.length = 0;
  expect(await posterAt("https://192.168.0.1/private.jpg")).toMatchObject({ title: "Waves", poster: null });
  expect(requested).toEqual([oembed]);
  expect(await posterAt(at, "to http://169.254.169.254/latest/meta-data")).toMatchObject({ poster: null });
  expect(requested.at(-1)).toBe(at);
  answers.set(oembed, "to https://10.0.0.1/");
  expect((await add("https://vimeo.com/76979871")).body).toMatchObject({ title: "", poster: null });
  answers.set(oembed, "{");
  expect((await add("https://vimeo.com/76979871")).body).toMatchObject({ title: "", poster: null });
});

it("refuses other addresses, and members without articles", async () => {
  expect(await add("https://evil.example/watch?v=jNQXAC9IVRw")).toMatchObject({ status: 400 });
  const reader = await addPerson(site, "Embed Reader");
  expect(await add("https://youtu.be/jNQXAC9IVRw", reader)).toMatchObject({ status: 403 });
  expect(requested).toEqual([]);
});

it("stops an author who adds very many", async () => {
  const author = await addPerson(site, "Embed Author");
  const shared = { title: "Ours", section: "programmes", content: "<p>x</p>", status: "draft" };
  const blog = { ...shared, authors: [{ userId: author.id }] };
  expect((await site.call("POST /api/blogs/add", blog, admin.signedIn)).status).toBe(201);
  const statuses = new Set<number>();
  for (let count = 0; count < 61; count += 1)
    statuses.add((await add("https://vimeo.com/76979871", author)).status);
  expect([...statuses]).toEqual([201, 429]);
});

it("allows the players of the PeerTube sites from the settings", async () => {
  expect((await allow("video.example")).status).toBe(200);
  expect((await site.fetch("/")).headers.get("content-security-policy")).toContain("https://video.example");
  expect((await add("https://video.example/w/abcdefgh")).body).toMatchObject({
    host: "video.example",
    title: "",
  });
  expect(requested).toEqual(["https://video.example/services/oembed"]);
});

it("accepts no PeerTube host that is an address in numbers", async () => {
  for (const host of ["127.0.0.1", "0x7f.1", "0x7f.0x1", "127.1", "10.0.0.0x1"])
    expect((await allow(host)).status, host).toBe(400);
});

it("only connects to the public internet over HTTPS", async () => {
  vi.mocked(transport.request).mockRestore();
  const signal = AbortSignal.timeout(60_000);
  expect(() => transport.request(new URL("http://video.example/"), signal)).toThrow("not allowed");
  expect(() => transport.request(new URL("https://127.0.0.1/"), signal)).toThrow("not allowed");
  expect(() => transport.request(new URL("https://[::1]/"), signal)).toThrow("not allowed");
  const failed = await new Promise<Error>((resolve) =>
    transport.request(new URL("https://localhost/"), signal).once("error", resolve),
  );
  expect(failed.message).toBe("localhost is not on the public internet");
  const open = (addresses: string[], family: number) =>
    addresses.filter((address) => !isInside({ address, family }));
  const ipv4 = ["0.0.0.0", "10.1.2.3", "100.64.0.1", "127.1.2.3", "169.254.169.254", "172.31.0.1"];
  expect(open([...ipv4, "192.168.0.1", "224.0.0.1", "255.255.255.255", "8.8.8.8"], 4)).toEqual(["8.8.8.8"]);
  const local = ["::", "::1", "fc00::1", "fd12::1", "fe80::1", "fec0::1", "ff02::1"];
  const leading = [
    "::ffff:127.0.0.1",
    "::ffff:a9fe:a9fe",
    "64:ff9b::7f00:1",
    "64:ff9b:1::1",
    "2002:7f00:1::",
  ];
  expect(open([...local, ...leading, "2606:4700::1111"], 6)).toEqual(["2606:4700::1111"]);
});
