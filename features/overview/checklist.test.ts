import { describe, expect, it } from "vitest";
import type { PersonCard } from "#features/people/contract.ts";
import type { SavedSettings } from "#features/settings/contract.ts";
import { type Pages, usePages } from "#test/content/pages.ts";
import { personApi } from "#test/content/persons.ts";
import { changeSettings } from "#test/settings.ts";
import { article, writingApi } from "#test/writing.ts";
import type { checklistItems, Overview } from "./contract.ts";

/** `pages` has the sample institute, which an administrator has just set up; `empty` has nothing. */
const pages = usePages();
const empty = usePages({ filled: false });

const done = async ({ call }: Pages) =>
  (await call<Overview>("GET /api/admin/overview")).body.checklist.flatMap(({ name, state }) =>
    state === "done" ? name : [],
  );
const isDone = async (name: (typeof checklistItems)[number], of = pages) => (await done(of)).includes(name);
const save = async (group: "contact" | "appearance" | "home", change: object, { site, admin } = pages) =>
  expect((await changeSettings(site, admin, group, change)).status).toBe(200);

describe("the checklist", () => {
  it("begins without anything done, with the sample institute and without", async () => {
    expect([await done(pages), await done(empty)]).toEqual([[], []]);
  });

  it("has the logo until it is taken away", async () => {
    await save("appearance", { logoId: await pages.upload() });
    expect(await isDone("logo")).toBe(true);
    await save("appearance", { logoId: null });
    expect(await isDone("logo")).toBe(false);
  });

  it("has the contact once nothing of it is the placeholder", async () => {
    const own = { address: ["1 Quay"], email: "hello@quay.example" };
    await save("contact", own);
    expect(await isDone("contact")).toBe(false);
    await save("contact", { ...own, phone: "" });
    expect(await isDone("contact")).toBe(true);
    await save("contact", { address: [], email: "", phone: "" });
    expect(await isDone("contact")).toBe(false);
    await pages.call("POST /api/settings/contact/revisions/0/restore", {});
    expect(await isDone("contact")).toBe(false);
  });

  it.each(["with the sample institute", "without"])(
    "has the team while an own person is public, %s",
    async (which) => {
      const of = which === "without" ? empty : pages;
      const api = personApi(of.site, of.admin);
      const { _id } = await api.add({ title: "Our Own", status: "draft" });
      expect(await isDone("team", of)).toBe(false);
      await api.update(_id, { status: "published" });
      expect(await isDone("team", of)).toBe(true);
      await api.call("POST /api/people/trash", { ids: [_id] });
      expect(await isDone("team", of)).toBe(false);
    },
  );

  it("counts a person of the sample that somebody has changed, and not one that was only moved", async () => {
    const api = personApi(pages.site, pages.admin);
    const [first, second] = await pages.site.json<PersonCard[]>("/api/people");
    await api.call(`PUT /api/people/${second?._id}/position`, { before: first?._id });
    expect(await isDone("team")).toBe(false);
    const changed = await api.update(first?._id ?? "", { title: "Really One of Us" });
    expect([changed.status, changed.body.version]).toEqual([200, 2]);
    expect(await isDone("team")).toBe(true);
  });

  it.each(["with the sample institute", "without"])("has the about page in own words, %s", async (which) => {
    const of = which === "without" ? empty : pages;
    await of.update("about", { status: "published" });
    expect(await isDone("about", of)).toBe(false); // it is the placeholder, published
    const { parts } = await of.read("about");
    await of.update("about", { parts: { ...parts, heading: "Why we do this" } });
    expect(await isDone("about", of)).toBe(which === "without"); // the sample's sections are still there
    await of.update("about", { parts: { ...parts, introduction: "We count steps.", sections: [] } });
    expect(await isDone("about", of)).toBe(true);
    await of.update("about", { status: "draft" });
    expect(await isDone("about", of)).toBe(false);
    await of.update("about", { status: "published" });
    expect(await isDone("about", of)).toBe(true);
    await of.call("POST /api/pages/about/original");
    expect(await isDone("about", of)).toBe(false);
  });

  it("has the privacy page once somebody has published it, even unchanged", async () => {
    await pages.update("privacy", { title: "Privacy" });
    expect(await isDone("privacy")).toBe(false);
    await pages.update("privacy", { status: "published" });
    expect(await isDone("privacy")).toBe(true);
    await pages.update("privacy", { status: "draft" });
    expect(await isDone("privacy")).toBe(false);
    await empty.update("privacy", { status: "published" });
    expect(await isDone("privacy", empty)).toBe(true);
  });

  it.each([
    ["contactPage", "contact"],
    ["teamPage", "team"],
  ] as const)("has the %s in own words", async (item, id) => {
    await empty.update(id, { parts: { introduction: "By the water." }, status: "published" });
    expect(await isDone(item, empty)).toBe(true);
    await empty.call(`POST /api/pages/${id}/original`);
    expect(await isDone(item, empty)).toBe(false);
  });

  it("has the cards of the home page once none is a placeholder", async () => {
    const [first, ...others] = (await pages.call<SavedSettings>("GET /api/settings")).body.home.values.cards;
    await save("home", { cards: [{ ...first, title: "Ours" }, ...others] });
    expect(await isDone("cards")).toBe(false);
    await save("home", { cards: [{ ...first, title: "Ours" }] });
    expect(await isDone("cards")).toBe(true);
  });

  it("counts only articles of the institute's own", async () => {
    const api = writingApi(pages.site, pages.admin);
    await api.add({ ...article, status: "draft" });
    expect(await isDone("article")).toBe(false);
    await api.add({ ...article, status: "scheduled", publishAt: "2031-05-01T10:00:00Z" });
    expect(await isDone("article")).toBe(false);
    await api.add(article);
    expect(await isDone("article")).toBe(true);
  });
});

describe("GET /api/admin/examples", () => {
  it("is for administrators", async () => {
    expect((await pages.call("GET /api/admin/examples", undefined, pages.member)).status).toBe(403);
  });

  it("names the pages that still have the example text, and those without one", async () => {
    const examples = async ({ call }: Pages) =>
      (await call<{ path: string; isEmpty: boolean }[]>("GET /api/admin/examples")).body.map(
        ({ path, isEmpty }) => (isEmpty ? `${path} empty` : path),
      );
    await pages.call("POST /api/settings/home/revisions/0/restore", {});
    for (const id of ["about", "contact", "privacy", "team"]) await pages.update(id, { status: "draft" });
    expect(await examples(pages)).toEqual([
      ...["/", "/about", "/contact", "/team", "/programmes", "/publications", "/events"],
      ...["/privacy", "/terms", "/accessibility"],
    ]);
    for (const id of ["about", "contact", "team", "privacy"]) await empty.update(id, { status: "draft" });
    expect(await examples(empty)).toEqual([
      ...["/", "/about empty", "/contact empty", "/team empty", "/privacy", "/terms", "/accessibility"],
    ]);
    await empty.update("terms", { status: "published" });
    await empty.update("team", { parts: { introduction: "By the water." }, status: "published" });
    expect(await examples(empty)).toEqual([
      ...["/", "/about empty", "/contact empty", "/privacy", "/accessibility"],
    ]);
  });
});
