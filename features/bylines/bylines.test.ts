import { beforeAll, describe, expect, it } from "vitest";
import type { BlogCard } from "#features/blogs/contract.ts";
import type { WholeRevision } from "#features/blogs/writing/contract.ts";
import { personApi } from "#test/content/persons.ts";
import { useBearer, useSite } from "#test/harness.ts";
import { addPerson, type Person, password } from "#test/people.ts";
import { article, errorsIn, writingApi } from "#test/writing.ts";
import type { Author } from "./contract.ts";

let adminId: string;
let ada: string;
let colleague: Person;
const site = useSite();
const api = writingApi(site, useBearer(site));
const people = personApi(site, useBearer(site));
beforeAll(async () => {
  adminId = (await site.ctx()).actor.id;
  ada = await personNamed("Ada Ferreira", { orcid: "0000-0002-1825-0097" });
  colleague = await addPerson(site, "Ben Okri");
});

const added = async (fields: object = {}) => (await api.add({ ...article, ...fields })).body;
const personNamed = async (title: string, fields: object = {}) =>
  (await people.add({ title, ...fields }))._id;
const discard = async (id: string) => {
  for (const what of ["trash", "discard"]) await people.call(`POST /api/people/${what}`, { ids: [id] });
};
const shown = async (id: string) => (await site.call<BlogCard>(`GET /api/blogs/${id}`)).body;
const names = (authors: Author[]) => authors.map(({ name }) => name);
const page = async (path: string) => (await site.fetch(path)).text();

describe("the byline of an article", () => {
  it("is the account that created it, unless the article says otherwise", async () => {
    const { _id } = await added();
    const { name, avatar, author, authors, user, ...blog } = await shown(_id);
    expect(user).toBe(adminId);
    expect(author).toEqual({ _id: adminId, name, avatar });
    expect(authors).toEqual([{ name, avatar, _id: adminId, path: `/blogs?author=${adminId}` }]);
    expect(blog.with).toEqual([]);
    expect((await api.update(_id, { authors: [{ userId: adminId }] })).body.version).toBe(1);
  });

  it("has people, accounts and names in order, and the API's author is the first", async () => {
    const { _id } = await added({
      authors: [{ personId: ada }, { userId: colleague.id }, { name: " The  housing\ngroup " }],
      with: [{ name: "Caro Lind" }, { userId: adminId }],
    });
    const blog = await shown(_id);
    expect(blog).toMatchObject({ name: "Ada Ferreira", avatar: null, user: adminId });
    expect(blog.author).toEqual({ _id: null, name: "Ada Ferreira", avatar: null });
    expect(blog.authors).toEqual([
      {
        name: "Ada Ferreira",
        avatar: null,
        personId: ada,
        path: "/people/ada-ferreira",
        orcid: "0000-0002-1825-0097",
      },
      { name: "Ben Okri", avatar: null, _id: colleague.id, path: `/blogs?author=${colleague.id}` },
      { name: "The housing group", avatar: null },
    ]);
    expect(names(blog.with)).toEqual(
      ["Caro Lind", "Administrator"].map((name) => name.replace("Administrator", blog.with[1]?.name ?? "")),
    );
    const list = await site.json<BlogCard[]>("/api/blogs/all?view=card");
    expect(list.find((each) => each._id === _id)).toMatchObject({
      _id,
      authors: blog.authors,
      with: blog.with,
    });
  });

  it("of an account that belongs to a person is this person, in new articles", async () => {
    const person = await personNamed("Dora Admin", { userId: adminId });
    const { _id, author, authors } = await added();
    expect(author).toMatchObject({ _id: adminId, name: "Dora Admin" });
    expect(authors).toMatchObject([{ personId: person, _id: adminId, path: "/people/dora-admin" }]);
    expect((await added({ authors: [] })).author).toMatchObject({
      _id: adminId,
      name: expect.not.stringContaining("Dora"),
    });
    await discard(person);
    expect(await shown(_id)).toMatchObject({ name: "Dora Admin", author: { _id: null } });
  });

  it("drops duplicates", async () => {
    const { authors, ...blog } = await added({
      authors: [{ name: "Eva Moss" }, { personId: ada }, { name: "eva moss" }, { personId: ada }],
      with: [{ personId: ada }, { name: "Fay Reed" }],
    });
    expect([names(authors), names(blog.with)]).toEqual([["Eva Moss", "Ada Ferreira"], ["Fay Reed"]]);
  });

  it.each([
    [[{ name: " \u200b " }], "Please enter the name of each author."],
    [[{}], "Please enter the name of each author."],
    [[{ personId: "nobody" }], "One of the people no longer exists. Please remove them, or type the name."],
    [[{ userId: "nobody" }], "One of the accounts no longer exists. Please remove it, or type the name."],
    [
      [{ name: "x".repeat(201) }],
      `The name of an author can have at most 200 characters: “${"x".repeat(40)}…”`,
    ],
    [Array.from({ length: 51 }, (_, n) => ({ name: `Author ${n}` })), "There can be at most 50 authors."],
    ["Eva Moss", "Please send a list of people, accounts and names."],
  ])("rejects %o with a sentence", async (authors, msg) => {
    const { status, body } = await api.add({ ...article, authors });
    expect([status, body.msg, errorsIn({ body })]).toEqual([400, msg, ["authors"]]);
  });

  it("takes 50 authors and hostile names", async () => {
    const hostile = [
      "<script>alert(1)</script>",
      "مريم \u202eالعلي",
      "🦊",
      "Moss, Eva & Sons",
      `"'\\{}%`,
      "x".repeat(200),
    ];
    const many = [...hostile, ...Array.from({ length: 50 - hostile.length }, (_, n) => `Author ${n}`)];
    const { _id, authors } = await added({ authors: many.map((name) => ({ name })) });
    expect(names(authors)).toEqual(many.map((name) => name.replace("\u202e", "")));
    const html = await page(`/blogs/${_id}`);
    expect(html).not.toContain("<script>alert(1)");
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  });

  it("is sent in a form as JSON", async () => {
    const { status, body } = await api.send("POST /api/blogs/add", {
      ...article,
      authors: JSON.stringify([{ name: "Gil Sand" }]),
    });
    expect([status, names(body.authors)]).toEqual([201, ["Gil Sand"]]);
  });
});

describe("a person in a byline", () => {
  it("has the present name on cached pages, too", async () => {
    const person = await personNamed("Hana Old");
    const { _id } = await added({ authors: [{ personId: person }] });
    expect(await page(`/blogs/${_id}`)).toContain("Hana Old");
    expect(await page("/publications")).toContain("Hana Old");
    await people.update(person, { title: "Hana New" });
    for (const path of [`/blogs/${_id}`, "/publications", "/feed.xml"]) {
      const html = await page(path);
      expect([path, html.includes("Hana New"), html.includes("Hana Old")]).toEqual([path, true, false]);
    }
    expect((await api.update(_id, { title: "Same authors" })).body.version).toBe(2);
  });

  it("is a name without a link as a draft, in the trash and once deleted", async () => {
    const person = await personNamed("Ines Vale");
    const { _id } = await added({ authors: [{ personId: person }] });
    const hidden = [{ name: "Ines Vale", avatar: null, personId: person }];
    expect(await page(`/blogs/${_id}`)).toContain("/people/ines-vale");
    await people.update(person, { status: "draft" });
    expect((await shown(_id)).authors).toEqual(hidden);
    expect(await page(`/blogs/${_id}`)).not.toContain("/people/ines-vale");
    await people.update(person, { status: "published" });
    expect((await shown(_id)).authors).toMatchObject([{ personId: person }]);
    await people.call("POST /api/people/trash", { ids: [person] });
    expect((await shown(_id)).authors).toEqual(hidden);
    await discard(person);
    expect((await shown(_id)).authors).toEqual([{ name: "Ines Vale", avatar: null }]);
  });
});

describe("an account in a byline", () => {
  it("is named once, as the person to whom it is linked later", async () => {
    const account = await addPerson(site, "Twice Named");
    const person = await personNamed("Twice Named");
    const { _id } = await added({
      authors: [{ userId: account.id }, { name: "Between" }, { personId: person }],
      with: [{ userId: account.id }],
    });
    const text = async () => {
      const { authors, with: contributors } = await shown(_id);
      return [...names(authors), "with", ...names(contributors)].join();
    };
    expect(await text()).toBe("Twice Named,Between,Twice Named,with"); // they may be two people
    const credit = async () => (await page(`/blogs/${_id}`)).replace(/<!--.*?-->|<\/?(bdi|a)\b.*?>/g, "");
    expect(await credit()).toContain("By Twice Named, Between and Twice Named");
    await people.update(person, { userId: account.id });
    expect(await text()).toBe("Twice Named,Between,with");
    expect((await shown(_id)).authors[0]).toMatchObject({ personId: person, _id: account.id });
    expect(await credit()).toContain("By Twice Named and Between");
    const preview = await api.call<BlogCard>("POST /api/blogs/preview", {
      authors: [{ personId: person }, { userId: account.id }],
      with: [{ userId: account.id }],
    });
    expect([names(preview.body.authors), names(preview.body.with)]).toEqual([["Twice Named"], []]);
  });

  it("keeps its name on the article when it is deleted, as a creator does", async () => {
    const leaving = await addPerson(site, "Jon Leaves", { withPassword: true });
    const { _id } = await added({ authors: [{ userId: leaving.id }] });
    const deleted = await site.call(
      "POST /api/users/delete-account",
      { password, comments: "keep" },
      leaving.signedIn,
    );
    expect(deleted.status).toBe(200);
    expect(await shown(_id)).toMatchObject({ name: "Jon Leaves", avatar: null });
    expect((await site.call(`PUT /api/blogs/${_id}`, { title: "Still mine" }, leaving.signedIn)).status).toBe(
      401,
    );
  });

  it("may edit and delete the article as an author, and not as a contributor", async () => {
    const { _id } = await added({ authors: [{ personId: ada }, { userId: colleague.id }], status: "draft" });
    const own = writingApi(site, colleague.signedIn);
    expect((await own.read(_id)).status).toBe(200);
    expect((await own.update(_id, { title: "By both" })).body.title).toBe("By both");
    await api.update(_id, { authors: [{ personId: ada }], with: [{ userId: colleague.id }] });
    expect((await own.read(_id)).status).toBe(404);
    expect((await own.update(_id, { title: "By one" })).status).toBe(404);
    expect((await own.call(`DELETE /api/blogs/${_id}`)).status).toBe(404);
    await api.update(_id, { authors: [{ userId: colleague.id }] });
    expect((await own.call(`DELETE /api/blogs/${_id}`)).status).toBe(200);
  });

  it("that has never written anything is named by admins only", async () => {
    const reader = await addPerson(site, "Kim Reader");
    const { _id } = await added({ authors: [{ userId: colleague.id }] });
    const own = writingApi(site, colleague.signedIn);
    const refused = await own.update(_id, { authors: [{ userId: colleague.id }, { userId: reader.id }] });
    expect([refused.status, errorsIn(refused)]).toEqual([400, ["authors"]]);
    const preview = await own.call<object>("POST /api/blogs/preview", { authors: [{ userId: reader.id }] });
    expect(JSON.stringify(preview.body)).not.toContain("Kim Reader");
    await api.update(_id, { authors: [{ userId: colleague.id }, { userId: reader.id }] });
    expect((await own.update(_id, { title: "Together" })).status).toBe(200);
  });
});

describe("the history of a byline", () => {
  it("compares, restores and previews authors", async () => {
    const person = await personNamed("Lea Brown");
    const { _id } = await added({ authors: [{ personId: person }, { name: "Max Field" }] });
    await api.update(_id, { authors: [{ userId: adminId }], with: [{ personId: person }] });
    const version = async (n: number) =>
      (await api.call<WholeRevision>(`GET /api/blogs/${_id}/revisions/${n}`)).body;
    expect(names((await version(1)).authors)).toEqual(["Lea Brown", "Max Field"]);
    const second = await version(2);
    expect([second.authors[0]?._id, names(second.with)]).toEqual([adminId, ["Lea Brown"]]);
    await discard(person);
    const restored = await api.call<BlogCard>(`POST /api/blogs/${_id}/revisions/1/restore`);
    expect([restored.status, restored.body.authors]).toEqual([
      200,
      [
        { name: "Lea Brown", avatar: null },
        { name: "Max Field", avatar: null },
      ],
    ]);
    const preview = await api.call<BlogCard>("POST /api/blogs/preview", {
      authors: [{ name: "Nora" }],
      with: [{ personId: ada }],
    });
    expect([preview.body.name, names(preview.body.with)]).toEqual(["Nora", ["Ada Ferreira"]]);
  });

  it("shows the other version to the second of two admins", async () => {
    const { _id } = await added({ authors: [{ name: "Olga" }] });
    expect((await api.update(_id, { authors: [{ name: "Pia" }], version: 1 })).status).toBe(200);
    const late = await api.update(_id, { authors: [{ name: "Quin" }], version: 1 });
    expect([late.status, late.body.code]).toEqual([409, "conflict"]);
    expect((await shown(_id)).name).toBe("Pia");
  });

  it("is autosaved", async () => {
    const draft = await added({ status: "draft" });
    const saved = await api.call<BlogCard>(`PUT /api/blogs/${draft._id}/draft`, {
      version: 1,
      authors: [{ name: "Rosa" }],
    });
    expect([saved.status, saved.body.name]).toEqual([200, "Rosa"]);
  });
});
