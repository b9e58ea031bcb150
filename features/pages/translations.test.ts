import { beforeAll, describe, expect, it } from "vitest";
import type { TableRow, Translation } from "#features/publishing/translations-contract.ts";
import { usePages } from "#test/content/pages.ts";
import { changeSettings } from "#test/settings.ts";
import type { Page } from "./contract.ts";

const pages = usePages({ filled: false });
const path = (id: string) => `/api/translations/page/${id}`;
const begin = (id: string, language: string) =>
  pages.call<Translation & { msg: string }>(`POST ${path(id)}`, { language });
const publish = (id: string, fields: object) => pages.update(id, { ...fields, status: "published" });
const table = async (query = "") =>
  (await pages.call<TableRow[]>(`GET /api/translations/page?limit=100${query}`)).body;
const shown = async (address: string) => pages.site.json<Page>(address);
const status = async (address: string) => (await pages.site.fetch(address)).status;
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, location]) => location);
const alternates = (html: string) =>
  [...html.matchAll(/rel="alternate" hrefLang="([^"]+)" href="https?:\/\/[^/"]+([^"]*)"/gi)].map(
    ([, tag, href]) => `${tag} ${href}`,
  );

const inEnglish = {
  title: "Who we are",
  parts: {
    introduction: "We walk.",
    sections: [{ title: "Vision", text: "Streets for all.", layout: "half" }],
  },
};

beforeAll(async () => {
  await changeSettings(pages.site, pages.admin, "institute", {
    languages: [
      { language: "fr", segments: ["about = a-propos", "events = evenements"] },
      { language: "ar", segments: [] },
    ],
  });
});

describe("the translation of a built-in page", () => {
  it("begins with its text and its parts, and changes nothing for readers", async () => {
    await publish("about", inEnglish);
    const { status: made, body } = await begin("about", "fr");
    expect([made, body.status, body.language]).toEqual([201, "draft", "fr"]);
    expect(await pages.read(body._id)).toMatchObject({
      title: "Who we are",
      template: "about",
      isSpecified: false,
      slug: null,
      parts: { introduction: "We walk.", sections: [{ title: "Vision" }] },
    });
    expect(await status("/fr/a-propos")).toBe(404);
    expect((await begin("about", "fr-CA")).status).toBe(409);
    expect(await table()).toContainEqual(
      expect.objectContaining({
        _id: "about",
        translations: [expect.objectContaining({ _id: body._id, status: "draft" })],
      }),
    );
  });

  it("is at the address of that in its language, in the sitemap, the links and the search", async () => {
    const { _id } = await translationOf("about", "fr");
    const parts = {
      introduction: "Nous marchons.",
      sections: [{ title: "Vision", text: "Des rues.", layout: "half" }],
    };
    await publish(_id, { title: "Qui nous sommes", parts });
    const html = await pages.html("/fr/a-propos");
    for (const part of ["Qui nous sommes", "Nous marchons.", "Des rues."]) expect(html).toContain(part);
    expect(html).toMatch(/<link rel="canonical" href="[^"]+\/fr\/a-propos"/);
    const all = ["en /about", "fr /fr/a-propos", "x-default /about"];
    expect(alternates(html)).toEqual(all);
    expect(alternates(await pages.html("/about"))).toEqual(all);
    expect(await pages.html("/about")).toContain("Who we are");
    expect(await status("/ar/about")).toBe(404);
    const listed = locations(await pages.html("/sitemaps/pages.xml"));
    expect(listed).toEqual(expect.arrayContaining(["/about", "/fr/a-propos", "/fr/contact"]));
    expect(listed).not.toContain("/ar/about");
    expect(await pages.html("/fr/search?q=marchons")).toContain('href="/fr/a-propos"');
    for (const id of [_id, "about"]) {
      const moved = await pages.site.fetch(`/fr/${id}`, { redirect: "manual" });
      expect(moved.headers.get("location")).toBe("/fr/a-propos");
    }
    const card = /property="og:image" content="https?:\/\/[^/"]+([^"]*)"/.exec(html)?.[1] ?? "";
    expect(await status(card)).toBe(200);
  });

  it("lacks later changes of the original until it is up to date", async () => {
    const { _id } = await translationOf("about", "fr");
    await publish("about", { title: "Who we are today" });
    expect((await translationOf("about", "fr")).changedAt).not.toBeNull();
    const { version } = await pages.read("about");
    await pages.call(`PUT ${path(_id)}/current`, { version });
    expect((await translationOf("about", "fr")).changedAt).toBeNull();
  });

  it("stays linked, keeps its address, and is not duplicated", async () => {
    const { _id } = await translationOf("about", "fr");
    for (const id of [_id, "about"]) expect((await pages.call(`DELETE ${path(id)}`)).status).toBe(409);
    expect((await pages.update(_id, { slug: "qui-nous-sommes" })).status).toBe(400);
    expect((await pages.call(`POST /api/pages/${_id}/duplicate`)).status).toBe(400);
  });

  it("leaves its place when it is hidden or deleted", async () => {
    const { _id } = await translationOf("about", "fr");
    await pages.update(_id, { status: "draft" });
    expect(await status("/fr/a-propos")).toBe(404);
    await pages.update(_id, { status: "published" });
    expect(await status("/fr/a-propos")).toBe(200);
    await pages.call("POST /api/pages/trash", { ids: [_id] });
    expect(await status("/fr/a-propos")).toBe(404);
    expect(alternates(await pages.html("/about"))).toEqual([]);
    await pages.call("POST /api/pages/restore", { ids: [_id] });
    expect(await status("/fr/a-propos")).toBe(200);
  });
});

describe("a built-in page that was never saved", () => {
  it("is in the table, and a translation begins with the original text in its language", async () => {
    const missing = await table("&state=missing&language=fr&q=privacy");
    expect(missing).toMatchObject([{ _id: "privacy", language: "en", version: 1, translations: [] }]);
    expect(await table("&state=draft&q=privacy")).toEqual([]);
    const { _id } = (await begin("privacy", "fr")).body;
    expect((await pages.read(_id)).title).toBe("Politique de confidentialité");
    expect((await pages.read("privacy")).title).toBe("Privacy Policy");
    expect(await pages.html("/fr/privacy")).toContain("Politique de confidentialité");
    await publish(_id, { title: "Vos données" });
    const html = await pages.html("/fr/privacy");
    expect(html).toContain("Vos données");
    const everywhere = ["en /privacy", "fr /fr/privacy", "ar /ar/privacy", "x-default /privacy"];
    for (const address of ["/privacy", "/fr/privacy", "/ar/privacy"])
      expect([address, alternates(await pages.html(address))]).toEqual([address, everywhere]);
    expect((await shown("/api/pages/privacy")).title).toBe("Privacy Policy");
    expect((await shown("/fr/api/pages/privacy")).title).toBe("Vos données");
  });

  it("is above its list in the language of the translation only", async () => {
    const { _id } = (await begin("events", "fr")).body;
    await publish(_id, { parts: { badge: "Agenda", heading: "Sur le quai" } });
    expect(await pages.html("/fr/evenements")).toContain("Sur le quai");
    expect(await pages.html("/events")).not.toContain("Sur le quai");
    expect(await pages.html("/ar/events")).not.toContain("Sur le quai");
  });

  it("is translated into the languages of the site only", async () => {
    expect((await begin("terms", "de")).body.msg).toMatch(/Further languages/);
    const { _id } = (await begin("contact", "ar")).body;
    await publish(_id, { title: "اتصل بنا" });
    await publish("contact", { title: "Write to us" });
    await changeSettings(pages.site, pages.admin, "institute", {
      languages: [{ language: "fr", segments: [] }],
    });
    const html = await pages.html("/contact");
    expect(html).toContain("Write to us");
    expect(alternates(html)).toEqual([]);
  });
});

async function translationOf(id: string, language: string): Promise<Translation> {
  const { body } = await pages.call<Translation[]>(`GET ${path(id)}`);
  const found = body.find((each) => each.language === language);
  if (!found) throw new Error(`No translation of ${id} into ${language}`);
  return found;
}
