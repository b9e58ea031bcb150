import { describe, expect, it } from "vitest";
import { usePages } from "#test/content/pages.ts";
import { addPerson } from "#test/people.ts";
import { changeSettings } from "#test/settings.ts";
import type { ManagedPage, Page } from "./contract.ts";

const pages = usePages();
const empty = usePages({ filled: false });

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
    expect((await empty.call<object[]>("GET /api/pages/manage")).body).toHaveLength(9);
    expect((await empty.call<object[]>("GET /api/pages/manage?q=priv")).body).toHaveLength(1);
    expect((await empty.call<object[]>("GET /api/pages/manage?page=2&limit=7")).body).toHaveLength(2);
    for (const filter of ["from=2020-01-01", "author=nobody", "language=fr"])
      expect((await empty.call<object[]>(`GET /api/pages/manage?${filter}`)).body).toEqual([]);
    expect((await empty.call<object>("GET /api/pages/manage/counts")).body).toMatchObject({
      all: 9,
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
  it("says nothing in the name of an institute", async () => {
    const { contact } = await shown("contact", empty);
    expect(contact).toMatchObject({ departments: [], offices: [], mapText: "", introduction: "" });
    expect((await shown("about", empty)).about).toMatchObject({
      heading: "",
      introduction: "",
      sections: [],
    });
    const paths = ["/", "/about", "/contact", "/team", "/programmes", "/publications", "/events"];
    const claims =
      /kettle|advice|interpret|14 Example|contact@example|\+00 000|margins|neutral between|hours|walks|free|we answer|field notes|governing board/i;
    for (const path of [...paths, "/privacy", "/terms", "/accessibility", "/login"]) {
      const [body = ""] = (await empty.html(path)).match(/<body.*/s) ?? [];
      const text = body.replaceAll(/<script.*?<\/script>|<style.*?<\/style>|<[^>]+>/gs, " ");
      expect([path, claims.exec(text)?.[0]]).toEqual([path, undefined]);
    }
  });

  it("has no sections without content", async () => {
    for (const [path, part] of [
      ["/contact", "Departments"],
      ["/contact", "Other offices"],
      ["/contact", "Office hours"],
      ["/about", ">Strategy<"],
      ["/", ">Contact</h2>"],
    ] as const)
      expect([path, part, (await empty.html(path)).includes(part)]).toEqual([path, part, false]);
  });
});

describe("a list that the institute describes", () => {
  it.each(["team", "programmes", "publications", "events"])(
    "shows its title, lead and picture: %s",
    async (id) => {
      const mediaId = await empty.upload("The harbour at noon");
      const parts = {
        badge: "What we do",
        heading: "From the quay",
        introduction: "In order of the tide.",
        picture: { mediaId, alt: "The harbour at noon" },
      };
      await empty.update(id, {
        title: "Our list",
        parts,
        content: "<p>Ask the harbour master.</p>",
        status: "published",
      });
      const html = await empty.html(`/${id}`);
      for (const part of [
        "<title>Our list | ",
        ">What we do</p>",
        ">From the quay</h1>",
        ">In order of the tide.</p>",
        'alt="The harbour at noon"',
        "Ask the harbour master.",
        `<link rel="canonical" href="${empty.site.url}/${id}"`,
      ])
        expect([part, html.includes(part)]).toEqual([part, true]);
      await empty.call(`POST /api/pages/${id}/original`);
      expect(await empty.html(`/${id}`)).not.toContain("From the quay");
    },
  );
});

describe("a site in another language than the interface", () => {
  const { site, admin, html, update } = usePages({ filled: false });

  it("marks the institute's texts, and those that come with the program", async () => {
    await changeSettings(site, admin, "institute", { language: "it", tagline: "Marcher, compter" });
    expect(await html("/")).not.toMatch(/lang="it"[^>]*>(?!Marcher)/);
    const text = "Nous marchons.";
    const words = { hidden: false, label: "Accueil", heading: "Nos rues" };
    await changeSettings(site, admin, "home", ({ sections }) => ({
      sections: sections.map((section) => (section.name === "text" ? { ...section, ...words } : section)),
      text,
    }));
    const front = await html("/");
    for (const own of ["Accueil", "Nos rues", text])
      expect(front).toMatch(new RegExp(`lang="it"[^>]*>${own}<`));
    await update("about", { title: "Qui nous sommes", status: "published" });
    const about = await html("/about");
    for (const part of [
      '<html lang="en"',
      /<h1 lang="it" dir="ltr"[^>]*>Qui nous sommes</,
      /<p lang="it" dir="auto"[^>]*>Marcher, compter</,
    ])
      expect(about).toMatch(part);
    expect(about).not.toMatch(/lang="it"[^>]*>(Home|About Us|Log in|Privacy Policy)</);
    expect(await html("/privacy")).toMatch(/<h1 lang="en" dir="ltr"[^>]*>Privacy Policy</);
  });

  it("has no language marks where both are the same", async () => {
    expect((await empty.html("/about")).match(/ lang="[^"]*"/g)).toEqual([' lang="en"']);
  });
});
