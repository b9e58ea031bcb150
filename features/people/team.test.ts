import { afterEach, describe, expect, it } from "vitest";
import { newId } from "#core/ids.ts";
import { personApi } from "#test/content/persons.ts";
import { openSite, type TestSite } from "#test/harness.ts";
import { addPerson } from "#test/people.ts";
import { article, writingApi } from "#test/writing.ts";
import type { PersonCard } from "./contract.ts";

let site: TestSite;
afterEach(() => site.close());

const html = async (path: string) =>
  (await (await site.fetch(path)).text()).replaceAll("<!-- -->", "").replaceAll("&#x27;", "'");
const stats = (page: string) =>
  [...page.matchAll(/<dt[^>]*>([^<]+)<\/dt><dd[^>]*>([^<]+)</g)].map(
    ([, label, value]) => `${value} ${label}`,
  );
const headings = (page: string) =>
  [...(page.split("<footer")[0] ?? "").matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, text]) => text);

async function emptySite() {
  site = await openSite({ filled: false });
  return personApi(site, (await addPerson(site, "An Admin", { role: "admin" })).signedIn);
}

describe("the governing board", () => {
  it("of the sample has seven members, two leaders and three executives, with portraits", async () => {
    site = await openSite();
    const page = await html("/team");
    expect(stats(page)).toEqual([
      "7 Board members",
      "2 Leadership roles",
      "3 Executive positions",
      "10+ Years of experience",
    ]);
    const people = await site.json<PersonCard[]>("/api/people");
    expect(people.length).toBe(7);
    for (const { name, role, portrait, onBoard } of people) {
      expect([page.includes(name), page.includes(role), onBoard]).toEqual([true, true, true]);
      expect(portrait?.alt).toMatch(/^Drawn portrait: .*\.$/);
      const response = await site.fetch(portrait?.url ?? "");
      expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/webp"]);
    }
    for (const path of ["/", "/about"]) expect(await html(path)).toContain("Soledad Karunaratne");
  });

  it.each(["/", "/about", "/team"])("is empty without people: %s", async (path) => {
    await emptySite();
    const page = await html(path);
    expect(page).not.toMatch(/governing board|board member|team member|years of experience/i);
  });

  it("follows the people on every page at once", async () => {
    const api = await emptySite();
    for (const path of ["/", "/about", "/team"]) await html(path);
    const { _id } = await api.add({ title: "Ama Boateng", role: "Executive Chair", onBoard: true });
    for (const path of ["/", "/about", "/team"]) expect(await html(path), path).toContain("Ama Boateng");
    await api.update(_id, { title: "Ama Mensah" });
    for (const path of ["/", "/about", "/team"]) expect(await html(path), path).toContain("Ama Mensah");
    await api.call("POST /api/people/trash", { ids: [_id] });
    for (const path of ["/", "/about", "/team"]) expect(await html(path), path).not.toContain("Ama Mensah");
  });
});

describe("the team page", () => {
  it("has sections for leaders, the board, the team and former members, and counts them", async () => {
    const api = await emptySite();
    await api.add({ title: "Lea", role: "Directrice", department: "Direction" });
    await api.add({ title: "Bo", role: "Executive Secretary", department: "Governance", onBoard: true });
    await api.add({ title: "Tam", department: "Archive" });
    await api.add({ title: "Guest Writer" });
    await api.add({ title: "Fern", department: "Archive", past: true, onBoard: true });
    const page = await html("/team");
    expect(headings(page)).toEqual(["Direction", "Board Members", "Team", "Former Members"]);
    expect(stats(page)).toEqual(["1 Board member", "2 Team members"]);
    expect(page).not.toContain("Guest Writer");
    const filters = [...page.matchAll(/href="\/team(\?department=\w+)?"[^>]*>([^<]+)</g)].map(
      ([, , text]) => text,
    );
    expect(filters.filter((text) => text !== "Team")).toEqual(["All", "Direction", "Governance", "Archive"]);
  });

  it("has no filter and no leading department if all are in one", async () => {
    const api = await emptySite();
    for (const title of ["Ama", "Ben"]) await api.add({ title, department: "Research" });
    const page = await html("/team");
    expect([headings(page), page.includes("?department=")]).toEqual([["Team"], false]);
  });

  it("says so when it does not show everybody", async () => {
    const api = await emptySite();
    const { _id } = await api.add({ title: "Ama Boateng", department: "Archive" });
    const { queries } = site.services.db;
    const row = await queries
      .selectFrom("people")
      .selectAll()
      .where("id", "=", _id)
      .executeTakeFirstOrThrow();
    for (let batch = 0; batch < 5; batch++) {
      const copies = Array.from({ length: 100 }, () => ({ ...row, id: newId(), slug: null }));
      await queries.insertInto("people").values(copies).execute();
    }
    expect(await html("/team")).toContain("This page shows the first 500 people.");
  });

  it("searches without a script, by department and by words", async () => {
    const api = await emptySite();
    await api.add({
      title: "Renée Ó Briain",
      role: "Archivist",
      department: "Archive",
      biography: "Keeps maps.",
    });
    await api.add({ title: "Someone Else", department: "Workshop" });
    expect(headings(await html("/team?q=renee+briain"))).toEqual(["Archive"]);
    expect(headings(await html("/team?q=MAPS"))).toEqual(["Archive"]);
    expect(headings(await html("/team?department=Workshop"))).toEqual(["Team"]);
    expect(await html("/team?q=nobody")).toContain("No members found");
    const unknown = await site.fetch("/team?department=Catering&q=maps");
    expect([unknown.status, unknown.headers.get("location")]).toEqual([302, "/team?q=maps"]);
  });
});

describe("the page of a person", () => {
  it("describes the person to readers and search engines", async () => {
    const api = await emptySite();
    const portraitId = await api.picture("Mira at her desk");
    const { slug } = await api.add({
      title: "Mira Osei",
      role: "Researcher",
      department: "Archive",
      biography: "First paragraph.\n\nSecond paragraph.",
      tags: "maps, rivers",
      email: "mira@institute.example",
      links: "https://mastodon.example/@mira\nhttps://mira.example/about/",
      orcid: "0000-0002-1825-0097",
      portraitId,
    });
    const page = await html(`/people/${slug}`);
    expect(page).toMatch(/<h1[^>]*>Mira Osei<\/h1>/);
    expect(page).toMatch(/<p[^>]*>First paragraph\.<\/p><p[^>]*>Second paragraph\.<\/p>/);
    for (const part of [
      'alt="Mira at her desk"',
      'href="mailto:mira@institute.example"',
      'href="https://orcid.org/0000-0002-1825-0097"',
      'href="https://mastodon.example/@mira"',
      ">mira.example/about<",
      ">Mastodon<",
    ])
      expect(page).toContain(part);
    const [, json = "{}"] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? [];
    const [profile, trail] = JSON.parse(json)["@graph"];
    expect(profile.mainEntity).toMatchObject({
      "@type": "Person",
      name: "Mira Osei",
      jobTitle: "Researcher",
      sameAs: [
        "https://orcid.org/0000-0002-1825-0097",
        "https://mastodon.example/@mira",
        "https://mira.example/about/",
      ],
      identifier: { propertyID: "ORCID", value: "0000-0002-1825-0097" },
      worksFor: { "@type": "Organization", name: "Institute of the Path" },
      image: { url: `${site.url}/media/${portraitId}/64.webp` },
      knowsAbout: ["maps", "rivers"],
    });
    expect(trail.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      "Home",
      "Team",
      "Mira Osei",
    ]);
    expect(await html("/team")).toContain(`/people/`);
    expect((await site.fetch(`/people/${slug}/card.jpg`)).headers.get("content-type")).toBe("image/jpeg");
    expect(await html("/sitemaps/people-1.xml")).toContain("/people/");
  });

  it("shows initials without a portrait, and keeps Arabic ones apart", async () => {
    const api = await emptySite();
    const { slug } = await api.add({ title: "يوسف القاسمي" });
    expect(await html(`/people/${slug}`)).toContain(">ي\u200cا<");
  });

  it("is gone with the person", async () => {
    const api = await emptySite();
    const { _id } = await api.add({ title: "Gone" });
    await api.call("POST /api/people/trash", { ids: [_id] });
    expect((await site.fetch(`/people/${_id}`)).status).toBe(410);
    expect((await site.fetch("/people/nobody")).status).toBe(404);
  });
});

it("a person's articles and events is listed by the linked account and by bylines, in pages", async () => {
  const api = await emptySite();
  const account = await addPerson(site, "Writes Here", { role: "admin" });
  const own = writingApi(site, account.signedIn);
  const { _id, slug } = await api.add({ title: "Vera Writer", userId: account.id });
  for (let n = 1; n <= 7; n += 1) {
    site.clock.set(`2026-03-10T09:0${n}:00.000Z`);
    await own.add({ ...article, title: `Report ${n}` });
  }
  const event = { ...article, section: "events", eventDate: "2026-05-01T18:00" };
  await own.add({ ...event, title: "Open house" });
  const admin = writingApi(site, (await addPerson(site, "Other Admin", { role: "admin" })).signedIn);
  await admin.add({ ...event, title: "Panel", with: [{ personId: _id }] });
  const page = await html(`/people/${slug}`);
  expect(headings(page)).toEqual(["Written", "Organised", "Spoken at"]);
  for (const title of ["Report 7", "Report 2", "Open house", "Panel"]) expect(page).toContain(`>${title}<`);
  expect(page).not.toContain(">Report 1<");
  expect(page).toContain(`href="/people/${slug}?articles=2#articles"`);
  const second = await html(`/people/${slug}?articles=2`);
  expect([second.includes(">Report 1<"), second.includes(">Report 7<"), second.includes(">Panel<")]).toEqual([
    true,
    false,
    true,
  ]);
  const beyond = await site.fetch(`/people/${slug}?articles=9`);
  expect([beyond.status, beyond.headers.get("location")]).toEqual([302, `/people/${slug}?articles=2`]);
  const byId = await fetch(`${site.url}/people/${_id}?articles=2`, { redirect: "manual" });
  expect([byId.status, byId.headers.get("location")]).toEqual([301, `/people/${slug}?articles=2`]);
});
