import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPages, type Pages } from "#test/pages.ts";
import { addPerson } from "#test/people.ts";
import type { ManagedPage, Page } from "./contract.ts";

let pages: Pages;
let empty: Pages;
beforeAll(async () => {
  pages = await openPages();
  empty = await openPages({ filled: false });
});
afterAll(() => Promise.all([pages.site.close(), empty.site.close()]));

const shown = async (address: string, on = pages) => (await on.call<Page>(`GET /api/pages/${address}`)).body;
const managed = async () => (await pages.call<ManagedPage[]>("GET /api/pages/manage?limit=100")).body;

describe("a page that every site has", () => {
  it("shows its original text until another is published", async () => {
    expect(await shown("privacy")).toMatchObject({ title: "Privacy Policy", isOriginal: true, date: null });
    const draft = (await pages.update("privacy", { title: "Data protection" })).body;
    expect(draft).toMatchObject({ _id: "privacy", slug: "privacy", version: 2, status: "draft" });
    expect(await shown("privacy")).toMatchObject({ title: "Privacy Policy", isOriginal: true });
    await pages.update("privacy", { status: "published" });
    expect(await shown("privacy")).toMatchObject({ title: "Data protection", isOriginal: false });
    await pages.update("privacy", { status: "draft" });
    expect(await shown("privacy")).toMatchObject({ title: "Privacy Policy", isOriginal: true });
  });

  it("has its original text as the first version", async () => {
    const before = (await pages.read("terms")).content;
    await pages.update("terms", { content: "<p>Ours</p>", version: 1 });
    const first = await pages.call<{ content: string }>("GET /api/pages/terms/revisions/1");
    expect(first.body.content).toBe(before);
  });

  it("has no history before the first save", async () => {
    expect((await empty.call<object[]>("GET /api/pages/about/revisions")).body).toEqual([]);
  });

  it("is saved by only one of two admins at once", async () => {
    const other = (await addPerson(pages.site, "Edits Too", { role: "admin" })).signedIn;
    const save = (title: string, by = pages.admin) =>
      pages.call("PUT /api/pages/accessibility", { title, version: 1, status: "published" }, by);
    const answers = await Promise.all([save("One"), save("Other", other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await shown("accessibility")).title).toBe(answers[0]?.status === 200 ? "One" : "Other");
  });

  it("appears once its time has come", async () => {
    const publishAt = "2026-03-11T09:00:00.000Z";
    await pages.update("about", { title: "Ourselves", status: "scheduled", publishAt });
    expect(await pages.html("/about")).not.toContain("Ourselves");
    pages.site.clock.set(publishAt);
    expect(await pages.html("/about")).toContain("Ourselves");
  });

  it("cannot be deleted", async () => {
    const refused = await pages.call("POST /api/pages/trash", { ids: ["about"] });
    expect([refused.status, refused.body.msg]).toEqual([
      409,
      "This page cannot be deleted. Put its original text back instead.",
    ]);
    const { _id } = await pages.add({ title: "Short-lived" });
    const some = await pages.call<object>("POST /api/pages/trash", { ids: ["about", _id] });
    expect(some.body).toEqual({ ids: [_id] });
  });

  it("is in the list of pages, even before the first save", async () => {
    const before = (await managed()).find(({ _id }) => _id === "contact");
    expect(before).toMatchObject({ isSpecified: true, isOriginal: true, title: "Contact" });
    expect((await empty.call<object[]>("GET /api/pages/manage")).body).toHaveLength(5);
    expect((await empty.call<object[]>("GET /api/pages/manage?q=priv")).body).toHaveLength(1);
    expect((await empty.call<object[]>("GET /api/pages/manage?page=2&limit=3")).body).toHaveLength(2);
    expect((await empty.call<object>("GET /api/pages/manage/counts")).body).toMatchObject({
      all: 5,
      draft: 0,
    });
  });
});

describe("POST /api/pages/{id}/original", () => {
  it("puts the original text back, and keeps the history", async () => {
    const original = await pages.read("contact");
    await pages.update("contact", { title: "Find us", parts: { offices: [] }, status: "published" });
    const { body } = await pages.call("POST /api/pages/contact/original", {});
    expect(body).toMatchObject({ title: "Contact", parts: original.parts, status: "published" });
    const versions = await pages.call<object[]>("GET /api/pages/contact/revisions");
    expect(versions.body).toHaveLength(3);
  });

  it("changes nothing before the first save, and exists for no other page", async () => {
    expect((await empty.call("POST /api/pages/about/original", {})).body).toMatchObject({ version: 1 });
    expect((await empty.call<{ all: number }>("GET /api/pages/manage/counts")).body).toMatchObject({
      draft: 0,
    });
    const { _id } = await pages.add({ title: "Other" });
    expect((await pages.call(`POST /api/pages/${_id}/original`, {})).status).toBe(404);
  });
});

describe("an empty site", () => {
  it("shows no invented departments, offices or directions", async () => {
    const { contact } = await shown("contact", empty);
    expect(contact).toMatchObject({ departments: [], offices: [], mapText: "", mapLink: "" });
    const html = await empty.html("/contact");
    for (const part of ["Departments", "Other offices", "four minutes", "Open the map"])
      expect(html.includes(part), part).toBe(false);
    const { about } = await shown("about", empty);
    expect(about?.focusAreas.map(({ title }) => title)).toEqual([
      "Right to Space",
      "Sustainable Transportation",
      "Migrant Workers",
      "Social Justice",
    ]);
  });
});
