import { expect, it } from "vitest";
import { useSite } from "#test/harness.ts";
import { usePerson } from "#test/people.ts";
import { changeSettings } from "#test/settings.ts";

type Embed = { kind: string; url: string; host: string; title: string; poster: string | null };

const chart = "https://datawrapper.dwcdn.net/abcde/1/";
const figure = (address: string, height = "") =>
  `<figure data-embed="frame"${height && ` data-height="${height}"`}><a href="${address}" title="Rain &amp; snow">Rain &amp; snow</a><figcaption>By year</figcaption></figure>`;

const site = useSite({ filled: false });
const admin = usePerson(site, "Frame Admin", { role: "admin" });

const add = (address: string) => site.call<Embed>("POST /api/embeds", { address }, admin.signedIn);

async function published(content: string): Promise<string> {
  const blog = { title: "A chart", section: "programmes", content };
  const { body } = await site.call<{ _id: string }>("POST /api/blogs/add", blog, admin.signedIn);
  return `/blogs/${body._id}`;
}

async function framesOf(path: string): Promise<string> {
  const { headers } = await site.fetch(path);
  return /frame-src ([^;]*)/.exec(headers.get("content-security-policy") ?? "")?.[1] ?? "";
}

const allow = async (embedHosts: string[]) =>
  (await changeSettings(site, admin.signedIn, "institute", { embedHosts })).status;

it("POST /api/embeds knows the sites from the settings, and names others", async () => {
  expect((await add(chart)).body).toEqual({
    kind: "frame",
    url: chart,
    host: "datawrapper.dwcdn.net",
    title: "",
    poster: null,
  });
  for (const address of [
    "http://datawrapper.dwcdn.net/a",
    "https://datawrapper.dwcdn.net:8443/a",
    "https://datawrapper.dwcdn.net@evil.example/a",
    "https://datawrapper.dwcdn.net.evil.example/a",
    "javascript:alert(1)",
  ])
    expect((await add(address)).status, address).toBe(400);
  const refused = await site.call<{ errors: { msg: string }[] }>(
    "POST /api/embeds",
    { address: "https://forms.example/one" },
    admin.signedIn,
  );
  expect(JSON.stringify(refused.body)).toContain(
    "Articles cannot show forms.example yet. An administrator can allow it in the settings",
  );
});

it("shows a card that loads nothing, on a page that allows its site", async () => {
  const path = await published(figure(chart, "620"));
  const html = await (await site.fetch(path)).text();
  expect(html).toContain('<div class="embed frame" style="aspect-ratio:auto;height:620px">');
  expect(html).toContain('<iframe title="Rain &amp; snow" srcdoc="&lt;!doctype html&gt;');
  expect(html).toContain("Show “Rain &amp;amp; snow” from datawrapper.dwcdn.net");
  expect(html).not.toMatch(/<(?:iframe|img|script|link)[^>]* (?:src|href)="https:\/\/[^"]*dwcdn/);
  expect(html).not.toContain("data-embed=");
  expect(await framesOf(path)).toContain("https://datawrapper.dwcdn.net");
  expect(await framesOf("/")).not.toContain("dwcdn");
  expect(await framesOf(await published("<p>Words</p>"))).not.toContain("dwcdn");
});

it("keeps a height only within bounds", async () => {
  const heights = ["100", "1200", "99", "1201", "1e3", "480;position:fixed"];
  const path = await published(heights.map((height) => figure(chart, height)).join(""));
  const html = await (await site.fetch(path)).text();
  const shown = [...html.matchAll(/class="embed frame" style="([^"]*)"/g)].map(([, style]) => style);
  expect(shown).toEqual(
    ["100", "1200", "480", "480", "480", "480"].map((height) => `aspect-ratio:auto;height:${height}px`),
  );
});

it("leaves a link to a site that is not in the settings, also where it was before", async () => {
  const path = await published(figure("https://maps.example/embed"));
  expect(await (await site.fetch(path)).text()).not.toContain("<iframe");
  expect(await framesOf(path)).not.toContain("maps.example");
  expect(await allow(["maps.example"])).toBe(200);
  expect(await framesOf(path)).toContain("https://maps.example");
  expect(await allow([])).toBe(200);
  const html = await (await site.fetch(path)).text();
  expect(html).toContain('<a href="https://maps.example/embed"');
  expect(html).not.toContain("<iframe");
  expect(await framesOf(path)).not.toContain("maps.example");
  expect(await allow(["127.0.0.1"])).toBe(400);
});

it("links to it in feeds", async () => {
  await published(figure(chart));
  const feed = await (await site.fetch("/feed.xml")).text();
  expect(feed).toContain(`a href=&#34;${chart}&#34;`);
  expect(feed).not.toContain("iframe");
});
