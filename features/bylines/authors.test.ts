import { beforeAll, describe, expect, it } from "vitest";
import type { BlogCard } from "#features/blogs/contract.ts";
import { useBearer, useSite } from "#test/harness.ts";
import { addPerson, type Person } from "#test/people.ts";
import { personApi } from "#test/persons.ts";
import { article, writingApi } from "#test/writing.ts";

let adminId: string;
let colleague: Person;
const site = useSite();
const api = writingApi(site, useBearer(site));
const people = personApi(site, useBearer(site));
beforeAll(async () => {
  adminId = (await site.ctx()).actor.id;
  colleague = await addPerson(site, "Ben Okri");
});

const added = async (fields: object = {}) => (await api.add({ ...article, ...fields })).body;
const personNamed = async (title: string, fields: object = {}) =>
  (await people.add({ title, ...fields }))._id;
const page = async (path: string) => (await site.fetch(path)).text();

describe("GET /api/authors", () => {
  const suggest = (q: string, headers = {}) =>
    site.call<{ name: string; note: string }[]>(
      `GET /api/authors?q=${encodeURIComponent(q)}`,
      undefined,
      headers,
    );

  it("is for writers", async () => {
    const reader = await addPerson(site, "Sam Only Reads");
    expect((await suggest("a")).status).toBe(401);
    expect(await suggest("a", reader.signedIn)).toMatchObject({ status: 200, body: [] });
    expect(await suggest("", reader.signedIn)).toMatchObject({ status: 200, body: [] });
  });

  it("suggests people and accounts, and tells only admins of addresses, drafts and readers", async () => {
    await personNamed("Tova Draft", { status: "draft" });
    await addPerson(site, "Tova Reader");
    await personNamed("Tova Public", { role: "Research lead" });
    const admin = await site.bearer();
    expect((await suggest("tova", admin)).body).toMatchObject([
      { name: "Tova Draft" },
      { name: "Tova Public", note: "Research lead" },
      { name: "Tova Reader", note: "tova.reader@example.org" },
    ]);
    await added({ authors: [{ userId: colleague.id }] });
    const { body } = await suggest("tova", colleague.signedIn);
    expect(body).toMatchObject([{ name: "Tova Public" }]);
    expect(JSON.stringify((await suggest("o", colleague.signedIn)).body)).not.toContain("@");
    expect((await suggest("' or 1=1 --%_\\", admin)).body).toEqual([]);
  });

  it("suggests the writer for an empty field", async () => {
    expect((await suggest("", colleague.signedIn)).body).toMatchObject([
      { userId: colleague.id, name: "Ben Okri" },
    ]);
    const person = await personNamed("Benjamin Okri", { userId: colleague.id });
    expect((await suggest("", colleague.signedIn)).body).toMatchObject([{ personId: person }]);
    expect((await suggest("okri", await site.bearer())).body).toMatchObject([{ personId: person }]);
  });
});

describe("GET /api/authors/{id}/works", () => {
  it("lists what somebody has written, organised and said", async () => {
    const account = await addPerson(site, "Uma Works");
    const person = await personNamed("Uma Works", { userId: account.id });
    const event = { ...article, section: "events", eventDate: "2026-05-01T18:00:00Z" };
    const own = { authors: [{ personId: person }] };
    const other = { authors: [{ name: "Vera" }], with: [{ userId: account.id }] };
    const articles = [
      await added(own),
      await added(other),
      await added({ authors: [{ userId: account.id }] }),
    ];
    const organised = await added({ ...event, ...own });
    const spoken = await added({ ...event, ...other });
    await added({ ...own, status: "draft" });
    const works = async (id: string, part: string) => {
      const { headers, body } = await site.call<BlogCard[]>(
        `GET /api/authors/${id}/works?part=${part}&limit=2`,
      );
      return [Number(headers.get("x-total-count")), body.map(({ _id }) => _id)];
    };
    for (const id of [person, account.id]) {
      expect(await works(id, "articles")).toEqual([
        3,
        articles
          .map(({ _id }) => _id)
          .sort()
          .reverse()
          .slice(0, 2),
      ]);
      expect(await works(id, "organised")).toEqual([1, [organised._id]]);
      expect(await works(id, "spoken")).toEqual([1, [spoken._id]]);
    }
    expect(await works(adminId, "spoken")).toEqual([0, []]);
  });

  it("has the same articles as the archive's filter, page after page", async () => {
    const account = await addPerson(site, "Wil Pages");
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      ids.push((await added({ authors: [{ userId: account.id }] }))._id);
      const id = (await added())._id;
      await site.services.db.write(async (queries) => {
        await queries.deleteFrom("bylines").where("ref", "=", id).execute();
        await queries.updateTable("blogs").set({ authorId: account.id }).where("id", "=", id).execute();
      });
      ids.push(id);
    }
    await added({ authors: [{ name: "Not Wil" }] });
    const found: string[] = [];
    for (const n of [1, 2, 3, 4]) {
      const list = await site.json<BlogCard[]>(
        `/api/blogs/all?author=${account.id}&view=card&limit=3&page=${n}`,
      );
      found.push(...list.map(({ _id }) => _id));
    }
    expect(found).toEqual(ids.sort().reverse());
    expect(await page(`/blogs?author=${account.id}`)).toContain("By Wil Pages");
  });
});

describe("the search for authors", () => {
  it("finds articles by the names of their authors and contributors", async () => {
    const { _id } = await added({ authors: [{ name: "Xanthippe Zorn" }], with: [{ name: "Yorick Quill" }] });
    const found = async (q: string) => {
      const { items } = await site.json<{ items: { blog: BlogCard }[] }>(`/api/search?q=${q}`);
      return items.map(({ blog }) => blog._id);
    };
    for (const q of ["xanthippe", "yorick quill"]) expect(await found(q)).toEqual([_id]);
    await api.update(_id, { with: [] });
    expect(await found("yorick")).toEqual([]);
  });

  it("finds them by a new name", async () => {
    const person = await personNamed("Quendolin Person");
    const account = await addPerson(site, "Thessaly Account");
    const authors = [{ personId: person }, { userId: account.id }];
    const ids: string[] = [];
    for (let n = 0; n < 25; n += 1) ids.push((await added({ authors }))._id);
    const count = async (q: string) =>
      (await site.json<{ total: number }>(`/api/search?kind=blog&q=${q}`)).total;
    expect([await count("quendolin"), await count("thessaly")]).toEqual([25, 25]);
    await people.update(person, { title: "Umbriel Person" });
    await site.call("PUT /api/users/profile", { name: "Oberon Account" }, account.signedIn);
    expect([await count("umbriel"), await count("oberon"), await count("thessaly")]).toEqual([25, 25, 0]);
  });

  it("finds them in the administrators' list, too, which names who created each", async () => {
    const { _id } = await added({ authors: [{ name: "Zelda Unique" }, { userId: colleague.id }] });
    for (const q of ["zelda", "okri zelda"]) {
      const { body } = await api.call<(BlogCard & { editor: object })[]>(
        `GET /api/blogs/manage?q=${encodeURIComponent(q)}`,
      );
      expect(body).toMatchObject([{ _id, editor: { _id: adminId } }]);
    }
  });
});
