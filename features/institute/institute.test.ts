import { afterEach, describe, expect, it } from "vitest";
import { defaultSettings } from "#features/settings/fields.ts";
import { pagesApi } from "#test/content/pages.ts";
import { openSite, type TestSite } from "#test/harness.ts";
import { addPerson } from "#test/people.ts";
import { networkOf } from "#ui/social-networks.ts";

let site: TestSite;
afterEach(() => site.close());

const year = async () => (await site.json<{ year: number }>("/api/site")).year;
const copyright = async (path: string) =>
  /©[^\d<]*(?:<!-- -->)?(\d{4})/.exec(await (await site.fetch(path)).text())?.[1];

describe("GET /api/site", () => {
  it("returns the public settings to anybody", async () => {
    site = await openSite({ filled: false, env: { SITE_URL: "https://institute.example/" } });
    const { tagline, description, language, quote, quoteSource, donation } = defaultSettings().institute;
    const { social, ...contact } = defaultSettings().contact;
    expect(await site.json("/api/site")).toEqual({
      name: "Institute of the Path",
      shortName: "",
      pdf: true,
      url: "https://institute.example",
      timeZone: "Europe/Lisbon",
      tagline,
      description,
      language,
      mainLanguage: language,
      languages: [],
      quote,
      quoteSource,
      donation,
      contact,
      social,
      menu: { bar: expect.any(Array), footer: expect.any(Array), legal: expect.any(Array) },
      announcement: null,
      appearance: { fonts: "source", palette: null, logo: null, panel: null, icons: "" },
      signups: "open",
      signupDomains: [],
      sample: false,
      year: 2026,
    });
  });

  it("returns the contact details, as on the page", async () => {
    const env = {
      SITE_ADDRESS: "4 River Steps; Lower Town",
      SITE_EMAIL: "post@institute.example",
      SITE_PHONE: "+351 210 000 000",
      SOCIAL_LINKS: "https://social.example/@institute  https://video.example/institute",
    };
    site = await openSite({ filled: false, env });
    expect(await site.json("/api/site")).toMatchObject({
      contact: {
        address: ["4 River Steps", "Lower Town"],
        email: "post@institute.example",
        phone: "+351 210 000 000",
      },
      social: ["https://social.example/@institute", "https://video.example/institute"],
    });
    const html = await (await site.fetch("/contact")).text();
    for (const part of ["4 River Steps", "mailto:post@institute.example", "tel:+351210000000"]) {
      expect(html).toContain(part);
    }
    expect(html).toMatch(
      /href="https:\/\/social\.example\/@institute"[^>]*aria-label="Follow us on social\.example"/,
    );
  });

  it.each([
    ["Institute of the Path", "Welcome to the Institute of the Path"],
    ["The Path Trust", "Welcome to The Path Trust"],
    ["Footpath", "Welcome to Footpath"],
  ])("greets readers with its name: %s", async (name, greeting) => {
    site = await openSite({ filled: false, env: { SITE_NAME: name } });
    const page = (await (await site.fetch("/")).text()).replaceAll("<!-- -->", "");
    expect(page).toContain(`>${greeting}</h1>`);
  });

  it("derives its URL if none is set", async () => {
    site = await openSite({ filled: false });
    expect(await site.json("/api/site")).toMatchObject({ url: site.url });
  });
});

describe("the year", () => {
  it.each([
    ["Europe/Lisbon", "2027-01-01T00:00:00.000Z"],
    ["Pacific/Kiritimati", "2026-12-31T10:00:00.000Z"],
    ["Pacific/Pago_Pago", "2027-01-01T11:00:00.000Z"],
    ["Asia/Kathmandu", "2026-12-31T18:15:00.000Z"],
    ["America/Sao_Paulo", "2027-01-01T03:00:00.000Z"],
  ])("turns in %s at %s, in the API and on pages that were kept", async (zone, newYear) => {
    site = await openSite({ filled: false, env: { TIME_ZONE: zone } });
    site.clock.set(new Date(Date.parse(newYear) - 1).toISOString());
    expect([await year(), await copyright("/about"), await copyright("/nowhere")]).toEqual([
      2026,
      "2026",
      "2026",
    ]);
    site.clock.set(newYear);
    expect([await year(), await copyright("/about"), await copyright("/nowhere")]).toEqual([
      2027,
      "2027",
      "2027",
    ]);
  });
});

describe("the focus areas", () => {
  const links = async () => {
    const page = await (await site.fetch("/about")).text();
    const section = />Focus Areas<.*?<\/section>/s.exec(page)?.[0] ?? "";
    return [...section.matchAll(/href="([^"]*)"/g)].map(([, address]) => address);
  };

  it("link to their programmes", async () => {
    site = await openSite();
    const titles = ["Right+to+Space", "Sustainable+Transportation", "Migrant+Workers", "Social+Justice"];
    expect(await links()).toEqual(titles.map((title) => `/programmes?subcategory=${title}`));
  });

  it("link to all programmes without one of their own", async () => {
    site = await openSite({ filled: false });
    const admin = await addPerson(site, "Edits Pages", { role: "admin" });
    const { update } = pagesApi(site, admin.signedIn);
    const sections = [
      { title: "Focus Areas", text: "", layout: "heading" },
      { title: "Tides", text: "We watch them.", layout: "area" },
    ];
    await update("about", { parts: { sections }, status: "published" });
    expect(await links()).toEqual(["/programmes"]);
  });
});

it("links to other networks have the icon of their host", async () => {
  site = await openSite();
  const { social } = await site.json<{ social: string[] }>("/api/site");
  expect(social.map((address) => networkOf(address)?.name)).toEqual(["Mastodon", "Instagram", "YouTube"]);
  const page = await (await site.fetch("/contact")).text();
  expect(page.match(/aria-label="Follow us on (Mastodon|Instagram|YouTube)"/g)?.length).toBe(6);
  const known = {
    "https://mastodon.nz/@institute": "Mastodon",
    "https://www.instagram.com/institute": "Instagram",
    "https://m.youtube.com/@institute": "YouTube",
    "https://twitter.com/institute": "X",
    "https://t.me/institute": "Telegram",
    "https://social.example/@institute": undefined,
    "https://notx.com/institute": undefined,
  };
  expect(Object.keys(known).map((address) => networkOf(address)?.name)).toEqual(Object.values(known));
});
