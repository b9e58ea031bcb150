import { describe, expect, it } from "vitest";
import type { WholeRevision } from "#features/blogs/writing/contract.ts";
import { useBearer, useSite } from "#test/harness.ts";
import { usePerson } from "#test/people.ts";
import { type Answered, article, errorsIn, writingApi } from "#test/writing.ts";
import type { Revision } from "./contract.ts";

const site = useSite();
const api = writingApi(site, useBearer(site));
const second = usePerson(site, "Second Editor", { role: "admin" });
const member = usePerson(site, "Somebody");

let made = 0;
const newId = () => (made++).toString(16).padStart(24, "b");
const autosave = (id: string, fields: object, by = api) =>
  by.call<Answered["body"]>(`PUT /api/blogs/${id}/draft`, fields);
const versions = async (id: string) =>
  (await api.call<Revision[]>(`GET /api/blogs/${id}/revisions`)).body.map(({ version }) => version);
const textOf = async (id: string, version: number) =>
  (await api.call<WholeRevision>(`GET /api/blogs/${id}/revisions/${version}`)).body.content;

describe("PUT /api/blogs/{id}/draft", () => {
  it("requires an admin for a new draft, and the author or an admin for a saved one", async () => {
    const id = newId();
    expect((await site.call(`PUT /api/blogs/${id}/draft`, { title: "No" })).status).toBe(401);
    expect((await autosave(id, { title: "No" }, writingApi(site, member.signedIn))).status).toBe(404);
    expect((await autosave(id, { title: "Mine" })).status).toBe(200);
    const theirs = await autosave(id, { title: "Theirs", version: 1 }, writingApi(site, member.signedIn));
    expect(theirs.status).toBe(404);
    expect((await autosave("not-an-id", { title: "No" })).status).toBe(404);
  });

  it("creates a draft once", async () => {
    const id = newId();
    expect((await autosave(id, { title: "One" })).body).toMatchObject({
      _id: id,
      title: "One",
      status: "draft",
      version: 1,
    });
    expect((await site.fetch(`/api/blogs/${id}`)).status).toBe(404);
    expect((await autosave(id, { title: "One, longer" })).body).toMatchObject({ version: 2 });
    expect((await autosave(id, { title: "Late" })).status).toBe(409);
    const mine = newId();
    await autosave(mine, { title: "Mine" });
    expect((await autosave(mine, { title: "Theirs" }, writingApi(site, second.signedIn))).status).toBe(409);
    const all = await Promise.all([1, 2, 3].map(() => autosave(newId(), article)));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
    const same = newId();
    const racing = await Promise.all([1, 2, 3].map(() => autosave(same, article)));
    expect(racing.map(({ body }) => body._id)).toEqual([same, same, same]);
  });

  it("keeps one revision per hour and writer", async () => {
    const id = newId();
    site.clock.set("2026-03-10T10:00:00.000Z");
    await autosave(id, { title: "Walk", content: "<p>a</p>" });
    for (const [index, letter] of ["b", "c", "d"].entries()) {
      site.clock.set(`2026-03-10T10:0${index + 1}:00.000Z`);
      await autosave(id, { content: `<p>${letter}</p>`, version: index + 1 });
    }
    expect(await versions(id)).toEqual([4]);
    expect(await textOf(id, 4)).toBe("<p>d</p>");
    site.clock.set("2026-03-10T11:00:01.000Z");
    await autosave(id, { content: "<p>e</p>", version: 4 });
    expect(await versions(id)).toEqual([5, 4]);
    // Another person's, one that was saved on purpose, and one that is asked for stay.
    await autosave(id, { content: "<p>f</p>", version: 5 }, writingApi(site, second.signedIn));
    expect(await versions(id)).toEqual([6, 5, 4]);
    await api.update(id, { content: "<p>g</p>", version: 6 });
    await autosave(id, { content: "<p>h</p>", version: 7 });
    expect(await versions(id)).toEqual([8, 7, 6, 5, 4]);
    await api.update(id, { content: "<p>h</p>", version: 8 }); // the same words, saved on purpose
    await autosave(id, { content: "<p>i</p>", version: 8 });
    await autosave(id, { content: "<p>j</p>", version: 9, newRevision: true });
    expect(await versions(id)).toEqual([10, 9, 8, 7, 6, 5, 4]);
  });

  it("rejects old versions and documents that are not drafts", async () => {
    const id = newId();
    await autosave(id, article);
    await autosave(id, { title: "Newer", version: 1 });
    expect((await autosave(id, { title: "Older", version: 1 })).status).toBe(409);
    for (const stage of [{ status: "published" }, { status: "scheduled", publishAt: "2031-01-01T10:00" }]) {
      await api.update(id, stage);
      expect((await autosave(id, { title: "Changed", version: 2 })).status).toBe(409);
      expect((await api.read(id)).body.title).toBe("Newer");
      await api.update(id, { status: "draft" });
    }
    await api.call("POST /api/blogs/trash", { ids: [id] });
    expect((await autosave(id, { title: "Trashed", version: 2 })).status).toBe(404);
  });

  it("names what cannot be kept", async () => {
    expect(errorsIn(await autosave(newId(), { section: "walks" }))).toEqual(["section"]);
  });
});
