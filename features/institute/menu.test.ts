import { describe, expect, it } from "vitest";
import type { MenuLink, Settings } from "#core/settings.ts";
import type { SavedSettings } from "#features/settings/contract.ts";
import { type Refused, useBearer, useSite } from "#test/harness.ts";
import type { SiteFacts } from "./contract.ts";

const site = useSite();
const admin = useBearer(site);

async function saveMenu(change: (menu: Settings["menu"]) => Partial<Settings["menu"]>) {
  const { body } = await site.call<SavedSettings>("GET /api/settings", undefined, admin);
  const { version, defaults } = body.menu;
  const values = { ...defaults, ...change(defaults) };
  return site.call<Refused>("PUT /api/settings/menu", { version, values }, admin);
}

const link = (to: string, text = "Somewhere", under = false): MenuLink => ({
  to,
  text,
  hidden: false,
  under,
});

/** The links in a part of a page: address and text. */
async function linksOf(path: string, part: RegExp): Promise<[string, string][]> {
  const [, html = ""] = (await (await site.fetch(path)).text()).match(part) ?? [];
  return [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)/g)].map(([, to = "", text = ""]) => [
    to,
    text,
  ]);
}

const bar = /aria-label="Main"(.*?)<\/nav>/s;
const panel = /aria-label="Menu"(.*?)<\/nav>/s;
const quickLinks = /aria-labelledby="footer-links"(.*?)<\/nav>/s;
const legal = /aria-label="Legal"(.*?)<\/nav>/s;

describe("the menu", () => {
  it("is in the bar, the panel and the footer of every page as it was saved", async () => {
    const changed = await saveMenu(({ bar, footer, legal }) => ({
      bar: [link("/blogs", "Everything"), ...bar.slice(0, 2).map((each) => ({ ...each, hidden: true }))],
      footer: [link("https://library.example.org/", "Library"), ...footer],
      legal: legal.toReversed(),
    }));
    expect(changed.status).toBe(200);
    for (const path of ["/", "/about", "/blogs", "/nowhere"]) {
      expect(await linksOf(path, bar)).toEqual([["/blogs", "Everything"]]);
      expect(await linksOf(path, panel)).toEqual([["/blogs", "Everything"]]);
      expect((await linksOf(path, quickLinks))[0]).toEqual(["https://library.example.org/", "Library"]);
      expect((await linksOf(path, legal))[0]).toEqual(["/accessibility", "Accessibility"]);
    }
    expect(await (await site.fetch("/blogs")).text()).toMatch(/aria-current="page"[^>]*>Everything/);
    expect((await site.fetch("/about")).status, "a page that is not in the menu").toBe(200);
    const { menu } = await site.json<SiteFacts>("/api/site");
    expect(menu.bar).toEqual([{ to: "/blogs", text: "Everything" }]);
  });

  it("opens other sites with an icon and without access to the page", async () => {
    await saveMenu(() => ({ footer: [link("https://library.example.org/", "Library")] }));
    const html = await (await site.fetch("/about")).text();
    expect(html).toMatch(/<a href="https:\/\/library.example.org\/" rel="noopener"[^>]*>Library<svg/);
    expect(html).toContain("(another site)");
  });

  it("can have empty lists, without empty landmarks", async () => {
    await saveMenu(() => ({ bar: [], footer: [], legal: [] }));
    const html = await (await site.fetch("/about")).text();
    expect(html).not.toMatch(/aria-label="(Main|Legal)"|Quick links/);
  });

  it.each([
    ...["javascript:alert(1)", "JavaScript:alert(1)", " javascript:alert(1)", "java\nscript:alert(1)"],
    ...["data:text/html,hello", "vbscript:x", "//evil.example", "/\\evil.example", "\\\\evil.example"],
    ...["/a b", "about", "", "mailto:", "ftp://example.org", `/${"a".repeat(500)}`, "/\t/evil.example"],
  ])("cannot lead to %j", async (to) => {
    const { status, body } = await saveMenu(() => ({ bar: [link(to)] }));
    expect(status).toBe(400);
    expect(body.errors?.[0]).toMatchObject({ path: "values.bar.0.to" });
    expect(body.errors?.[0]?.msg).toMatch(/^(Please enter|This address)/);
  });

  it("says what is wrong with an entry", async () => {
    const errorsOf = async (bar: MenuLink[]) => (await saveMenu(() => ({ bar }))).body.errors;
    expect(await errorsOf([link("/", "")])).toMatchObject([
      { path: "values.bar.0.text", msg: "Please enter a label." },
    ]);
    expect(await errorsOf([link("/", "x".repeat(61))])).toMatchObject([
      { path: "values.bar.0.text", msg: "A label can have up to 60 characters." },
    ]);
    expect(await errorsOf([link("/a"), link("/b"), link("/a")])).toMatchObject([
      { path: "values.bar.2.to", msg: "This menu has a link to this address already." },
    ]);
    const many = Array.from({ length: 41 }, (_, index) => link(`/${index}`));
    expect(await errorsOf(many)).toMatchObject([{ msg: "A menu can have up to 40 entries." }]);
  });

  it("shows hostile labels as text", async () => {
    const label = `</script><img src=x onerror=alert(1)>"'&`;
    expect((await saveMenu(() => ({ bar: [link("/about", label)] }))).status).toBe(200);
    const html = await (await site.fetch("/about")).text();
    expect(html).not.toContain("<img src=x");
    expect(html).toContain("&lt;/script&gt;&lt;img src=x");
  });

  it("has links below others, in the bar and in the panel, without a script", async () => {
    const saved = await saveMenu(({ bar }) => ({
      bar: [
        link("/team", "Orphan", true),
        link("/about"),
        link("/contact", "Below", true),
        { ...link("/events", "Hidden with its links"), hidden: true },
        link("/blogs", "Not shown", true),
        ...bar.slice(4, 6),
      ],
    }));
    expect(saved.status).toBe(200);
    const { menu } = await site.json<SiteFacts>("/api/site");
    expect(menu.bar.slice(0, 3)).toEqual([
      { to: "/team", text: "Orphan" },
      { to: "/about", text: "Somewhere", links: [{ to: "/contact", text: "Below" }] },
      { to: "/programmes", text: "Programmes" },
    ]);
    for (const part of [bar, panel]) {
      const links = await linksOf("/contact", part);
      expect(links.slice(0, 3).map(([to]) => to)).toEqual(["/team", "/about", "/contact"]);
      expect(links.flat()).not.toContain("Not shown");
    }
    const [, html = ""] = (await (await site.fetch("/contact")).text()).match(bar) ?? [];
    expect(html).toMatch(/<details[^>]*><summary aria-label="More in Somewhere"/);
    expect(html).toMatch(/aria-current="page"[^>]*href="\/contact"|href="\/contact"[^>]*aria-current="page"/);
  });
});
