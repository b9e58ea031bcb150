import { describe, expect, it } from "vitest";
import type { SiteFacts } from "#features/institute/contract.ts";
import { instituteOperations } from "#features/institute/institute.server.ts";
import { contextFor } from "#server/services.ts";
import { type Refused, useBearer, useSite } from "#test/harness.ts";
import { usePerson } from "#test/people.ts";
import { changeSettings, changeTexts } from "#test/settings.ts";
import type { SavedTexts } from "./contract.ts";

const site = useSite();
const admin = useBearer(site);
const member = usePerson(site, "Somebody");

const languages = [
  { language: "fr", segments: [] },
  { language: "ar", segments: [] },
];
const offer = (further: object[] = languages) =>
  changeSettings(site, admin, "institute", { languages: further });
const read = (language: string, by: Record<string, string> = admin) =>
  site.call<SavedTexts & Refused>(`GET /api/settings/texts/${language}`, undefined, by);

/** What pages in a language show. */
const factsIn = (language: string): Promise<SiteFacts> =>
  instituteOperations.site(contextFor(site.services, null, { language }), {}, site.services);

it("GET /api/settings/texts/{language} returns the texts in a further language to admins only", async () => {
  expect((await read("fr")).status).toBe(404);
  await offer();
  expect((await read("fr", {})).status).toBe(401);
  expect((await read("fr", member.signedIn)).status).toBe(403);
  expect((await read("en")).status).toBe(404);
  const { institute } = (await read("fr")).body;
  expect(institute).toMatchObject({ version: 0, values: { name: "", tagline: "" } });
  expect(institute.values).not.toHaveProperty("timeZone");
  expect(institute.shown).toMatchObject({ name: "Institute of the Path", language: "en" });
});

it("PUT /api/settings/texts/{language}/{group} saves them once for each version", async () => {
  const { values } = (await read("fr")).body.institute;
  const put = (group: string, by = admin) =>
    site.call(
      `PUT /api/settings/texts/fr/${group}`,
      { version: 0, values: { ...values, tagline: "Pas" } },
      by,
    );
  expect((await put("institute", member.signedIn)).status).toBe(403);
  expect(await put("institute")).toMatchObject({
    status: 200,
    body: { version: 1, values: { name: "", tagline: "Pas" } },
  });
  expect((await put("institute")).status).toBe(409);
  expect((await put("appearance")).status).toBe(400);
});

it("the further languages stay when a program that does not know them saves the settings", async () => {
  const { queries, write } = site.services.db;
  const rows = queries.selectFrom("settings").selectAll().where("name", "=", "institute");
  const [latest] = await rows.orderBy("version", "desc").limit(1).execute();
  const { languages, ...known } = JSON.parse(latest?.fields ?? "{}");
  expect(languages).not.toHaveLength(0);
  const fields = JSON.stringify({ ...known, tagline: "By an older program" });
  const row = { name: "institute", editorId: null, savedAt: "2026-03-10T09:00:00.000Z", fields };
  await write((db) =>
    db
      .insertInto("settings")
      .values({ ...row, version: (latest?.version ?? 0) + 1 })
      .execute(),
  );
  await site.services.settings.reload();
  expect((await factsIn("en")).tagline).toBe("By an older program");
  expect((await factsIn("fr")).language).toBe("fr");
  const saved = await changeSettings(site, admin, "institute", { tagline: "By this one" });
  expect(saved.body.values.languages).toEqual(languages);
});

describe("pages in a further language", () => {
  it("have its texts, and name those that they have in the main one", async () => {
    await changeSettings(site, admin, "institute", { tagline: "We count", description: "A museum." });
    await changeTexts(site, admin, ["fr", "institute"], { tagline: "Nous comptons" });
    const facts = await factsIn("fr");
    expect(facts).toMatchObject({
      language: "fr",
      mainLanguage: "en",
      name: "Institute of the Path",
      tagline: "Nous comptons",
      description: "A museum.",
    });
    expect(facts.inMainLanguage).toEqual(expect.arrayContaining(["name", "description"]));
    expect(facts.inMainLanguage).not.toContain("tagline");
    const main = await factsIn("en");
    expect([main.tagline, main.inMainLanguage]).toEqual(["We count", undefined]);
  });

  it("have a menu of their own, and without one that of the main language", async () => {
    const texts = async () => (await factsIn("fr")).menu.bar.map(({ text }) => text);
    expect(await texts()).toContain("Publications");
    expect(await texts()).toContain("Événements"); // the label of a new site
    const own = { to: "/about", text: "Qui sommes-nous", hidden: false, under: false };
    const { status } = await changeTexts(site, admin, ["fr", "menu"], { bar: [own] });
    expect([status, await texts()]).toEqual([200, ["Qui sommes-nous"]]);
    expect((await factsIn("ar")).menu.bar.length).toBeGreaterThan(1);
    const twice = await changeTexts(site, admin, ["fr", "menu"], { bar: [own, own] });
    expect([twice.status, twice.body.errors?.[0]?.path]).toEqual([400, "values.bar.1.to"]);
  });

  it("have the sections of the home page in the order of the main language, with texts of their own", async () => {
    await changeSettings(site, admin, "home", ({ sections }) => ({
      sections: sections
        .map((section) => ({ ...section, heading: `The ${section.name}`, count: 5 }))
        .reverse(),
    }));
    await changeTexts(site, admin, ["fr", "home"], {
      welcome: "Soyez les bienvenus.",
      sections: [{ name: "team", heading: "L’équipe", label: "" }],
    });
    const { home, inMainLanguage = [] } = contextFor(site.services, null, { language: "fr" }).site;
    expect(home.welcome).toBe("Soyez les bienvenus.");
    expect(home.sections.at(-1)).toMatchObject({ name: "welcome", heading: "The welcome" });
    expect(home.sections.find(({ name }) => name === "team")).toMatchObject({
      heading: "L’équipe",
      count: 5,
    });
    expect(inMainLanguage).toContain("home.sections.welcome.heading");
    expect(inMainLanguage).not.toContain("home.sections.team.heading");
  });

  it("have lists and lines of their own", async () => {
    await changeSettings(site, admin, "contact", { address: ["4 River Steps"] });
    await changeTexts(site, admin, ["ar", "contact"], { address: ["٤ درج النهر"] });
    expect((await factsIn("ar")).contact.address).toEqual(["٤ درج النهر"]);
    expect((await factsIn("fr")).contact.address).toEqual(["4 River Steps"]);
    expect((await factsIn("fr")).inMainLanguage).toContain("contact.address");
  });
});

it("pages and feeds say in which language each text is", async () => {
  await changeSettings(site, admin, "institute", { quote: "Every bridge is a question." });
  await changeTexts(site, admin, ["fr", "menu"], { footer: [] });
  const page = async (path: string) => (await site.fetch(path)).text();
  const about = await page("/fr/about");
  expect(about).toMatch(/<p dir="auto"[^>]*>Nous comptons</);
  expect(about).toMatch(/<p lang="en" dir="auto"[^>]*>A museum\.</);
  expect(about).toMatch(/<a [^>]*href="\/fr\/about"[^>]*>Qui sommes-nous</);
  expect(about).not.toMatch(/lang="en"[^>]*>Qui sommes-nous/);
  expect(await page("/fr")).toMatch(/<h\d [^>]*lang="en"[^>]*>The welcome</);
  expect(await page("/fr/login")).toMatch(/<p lang="en" dir="auto"[^>]*>Every bridge is a question\.</);
  expect(await page("/fr/feed.xml")).toContain("A museum.");
  expect(await page("/about")).not.toContain('lang="en" dir="auto"');
});

it("the versions of each language are its own", async () => {
  await changeTexts(site, admin, ["ar", "institute"], { tagline: "نعد الخطوات" });
  await changeTexts(site, admin, ["ar", "institute"], { tagline: "خطوات" });
  const listed = await site.call<{ version: number; title: string }[]>(
    "GET /api/settings/institute/revisions?language=ar",
    undefined,
    admin,
  );
  expect(listed.body.map(({ version, title }) => [version, title])).toEqual([
    [2, "Tagline"],
    [1, "Tagline"],
    [0, "The default"],
  ]);
  const first = await site.call("GET /api/settings/institute/revisions/1?language=ar", undefined, admin);
  expect(first.body).toMatchObject({ values: { tagline: "نعد الخطوات" } });
  const restored = await site.call("POST /api/settings/institute/revisions/1/restore?language=ar", {}, admin);
  expect(restored.body).toMatchObject({ version: 3, values: { tagline: "نعد الخطوات" } });
  expect((await factsIn("ar")).tagline).toBe("نعد الخطوات");
  const unknown = "GET /api/settings/institute/revisions?language=sw";
  expect((await site.call(unknown, undefined, admin)).status).toBe(404);
});

it("a language that is removed and added again has its texts", async () => {
  await offer([]);
  expect((await factsIn("fr")).tagline).toBe("We count");
  await offer();
  expect((await factsIn("fr")).tagline).toBe("Nous comptons");
});
