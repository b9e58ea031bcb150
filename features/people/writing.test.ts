import { describe, expect, it } from "vitest";
import { personApi } from "#test/content/persons.ts";
import { useSite } from "#test/harness.ts";
import { addPerson, usePerson } from "#test/people.ts";
import { errorsIn } from "#test/writing.ts";

const site = useSite({ filled: false });
const api = personApi(site, usePerson(site, "An Admin", { role: "admin" }).signedIn);
const second = personApi(site, usePerson(site, "Second Admin", { role: "admin" }).signedIn);
const member = usePerson(site, "Somebody");

let made = 0;
const newId = () => (made++).toString(16).padStart(24, "d");

it("every endpoint for writing is for admins only", async () => {
  const { _id } = await api.add({ title: "Guarded" });
  const lines = [
    "POST /api/people/add",
    `GET /api/people/${_id}/writing`,
    `PUT /api/people/${_id}`,
    `PUT /api/people/${_id}/draft`,
    "POST /api/people/preview",
    `GET /api/people/${_id}/revisions`,
    `GET /api/people/${_id}/revisions/1`,
    `POST /api/people/${_id}/revisions/1/restore`,
    "GET /api/people/manage",
    "GET /api/people/manage/counts",
    "POST /api/people/trash",
    "POST /api/people/restore",
    "POST /api/people/discard",
    `PUT /api/people/${_id}/position`,
  ];
  for (const line of lines) {
    const body = line.startsWith("GET") ? undefined : {};
    expect((await site.call(line, body)).status, line).toBe(401);
    expect((await site.call(line, body, member.signedIn)).status, line).toBe(403);
  }
});

describe("POST /api/people/add", () => {
  it("adds a draft without a name, and publishes nobody without one", async () => {
    const draft = await api.add({ status: "draft" });
    expect(draft).toMatchObject({ title: "", status: "draft", links: [], onBoard: false, past: false });
    expect(errorsIn({ body: await api.add({ role: "Chair" }) })).toEqual(["title"]);
  });

  it("names every invalid field", async () => {
    const { errors } = await api.add({
      title: "A".repeat(201),
      tags: "t".repeat(51),
      email: "not an address",
      links: ["javascript:alert(1)", "https://fine.example"],
      orcid: "0000-0002-1825-0098",
      portraitId: "ffffffffffffffffffffffff",
      userId: "ffffffffffffffffffffffff",
    });
    expect(errors).toMatchObject([
      { path: "title", msg: "The name must have at most 200 characters." },
      { path: "tags" },
      { path: "email", msg: "Please enter an email address like name@institute.example." },
      {
        path: "orcid",
        msg: "This is not a valid ORCID iD. Please check all 16 characters.",
      },
      { path: "links", msg: "This is not the address of a web page: javascript:alert(1)" },
      { path: "portraitId", msg: "This picture is no longer in the media library." },
      { path: "userId", msg: "This account no longer exists." },
    ]);
  });

  it("keeps at most ten links, each once, with their scheme", async () => {
    const { links } = await api.add({
      title: "Linked",
      links: "one.example/a\n\n  https://two.example \r\nhttps://one.example/a",
    });
    expect(links).toEqual(["https://one.example/a", "https://two.example/"]);
    const many = Array.from({ length: 11 }, (_, index) => `https://one.example/${index}`);
    expect((await api.add({ title: "Many", links: many })).errors).toMatchObject([
      { path: "links", msg: "There can be at most 10 links." },
    ]);
  });

  it("repeats a request with the same id once", async () => {
    const _id = newId();
    const [one, other] = await Promise.all([1, 2].map(() => api.add({ _id, title: "Once" })));
    expect([one?._id, other?._id]).toEqual([_id, _id]);
    expect((await second.add({ _id, title: "Twice" })).code).toBe("conflict");
  });
});

it("GET /api/people/{id}/writing answers with what the form needs", async () => {
  const portraitId = await api.picture("At a desk");
  const { _id } = await api.add({ title: "Read", portraitId, userId: member.id, status: "draft" });
  expect((await api.call(`GET /api/people/${_id}/writing`)).body).toMatchObject({
    _id,
    title: "Read",
    portraitId,
    portraitAlt: "At a desk",
    portraitDecorative: false,
    account: { _id: member.id, name: "Somebody", email: member.email },
    status: "draft",
    version: 1,
  });
  await api.update(_id, { userId: null });
  expect((await api.call("GET /api/people/nobody/writing")).status).toBe(404);
});

describe("PUT /api/people/{id}", () => {
  it("changes what is sent, and keeps the rest", async () => {
    const { _id } = await api.add({
      title: "Kept",
      role: "Chair",
      links: "https://a.example/",
      onBoard: true,
    });
    expect((await api.update(_id, { role: "Director", version: 1 })).body).toMatchObject({
      title: "Kept",
      role: "Director",
      links: ["https://a.example/"],
      onBoard: true,
      version: 2,
    });
    expect((await api.update(_id, { onBoard: false })).body).toMatchObject({ onBoard: false, version: 3 });
    expect((await api.update(_id, { onBoard: false })).body).toMatchObject({ version: 3 });
  });

  it("says what stays visible of a cropped portrait", async () => {
    const { _id } = await api.add({ title: "Cropped", portraitId: await api.picture("At a desk") });
    expect((await api.read(_id)).portraitFocus).toBeUndefined();
    const [right, wrong] = ["100 0", "101 0"];
    expect((await api.update(_id, { portraitFocus: right })).body).toMatchObject({ portraitFocus: right });
    expect(await api.read(_id)).toMatchObject({ portraitFocus: right });
    expect(await (await site.fetch(`/people/${_id}`)).text()).toContain("object-position:100% 0%");
    expect(errorsIn(await api.update(_id, { portraitFocus: wrong }))).toEqual(["portraitFocus"]);
  });

  it("refuses a save of an older version", async () => {
    const { _id } = await api.add({ title: "Contested" });
    await second.update(_id, { title: "Theirs", version: 1 });
    expect(await api.update(_id, { title: "Mine", version: 1 })).toMatchObject({
      status: 409,
      body: { msg: "Somebody else has saved a newer version of this person." },
    });
  });

  it("links an account to one person only", async () => {
    const account = await addPerson(site, "Linked Account");
    const [one = "", two = ""] = await api.named("First Of Two", "Second Of Two");
    expect((await api.update(one, { userId: account.id })).status).toBe(200);
    expect((await api.update(one, { userId: account.id, role: "Chair" })).status).toBe(200);
    const taken = { path: "userId", code: "invalid", msg: "This account is already linked to First Of Two." };
    expect((await api.update(two, { userId: account.id })).body.errors).toEqual([taken]);
    await api.call("POST /api/people/trash", { ids: [one] });
    expect((await api.update(two, { userId: account.id })).body.errors?.[0]?.msg).toMatch(
      /, in the trash\.$/,
    );
    await api.call("POST /api/people/discard", { ids: [one] });
    expect((await api.update(two, { userId: account.id })).body.account).toMatchObject({ _id: account.id });
  });

  it("links an account once when two admins try at the same time", async () => {
    const account = await addPerson(site, "Contested Account");
    const ids = await api.named("Racer One", "Racer Two", "Racer Three");
    const answers = await Promise.all(ids.map((id) => api.update(id, { userId: account.id })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it("keeps its own alternative text, separate from the file's", async () => {
    const portraitId = await api.picture("At a desk");
    const { _id } = await api.add({ title: "Described", portraitId });
    const saved = async (fields: object) => (await api.update(_id, fields)).body;
    expect(await saved({ portraitAlt: "Smiling" })).toMatchObject({ portraitAlt: "Smiling" });
    expect(await saved({ role: "Chair" })).toMatchObject({ role: "Chair", portraitAlt: "Smiling" });
    expect(await saved({ portraitAlt: "At a desk" })).toMatchObject({ portraitAlt: "At a desk" });
    await api.call(`PUT /api/media/${portraitId}`, { alt: "In the archive" });
    expect((await api.read(_id)).portrait?.alt).toBe("In the archive");
    expect(await saved({ portraitDecorative: true })).toMatchObject({ portraitDecorative: true });
    expect((await api.read(_id)).portrait?.alt).toBe("");
    expect(await saved({ portraitId: null })).toMatchObject({ portrait: null, portraitId: null });
  });
});

it("PUT /api/people/{id}/draft saves a draft while it is written, and only a draft", async () => {
  const _id = newId();
  const autosave = (fields: object) => api.call(`PUT /api/people/${_id}/draft`, fields);
  expect((await autosave({ title: "Dra" })).body).toMatchObject({ _id, status: "draft", version: 1 });
  expect((await autosave({ title: "Draft", version: 1 })).body).toMatchObject({
    title: "Draft",
    version: 2,
  });
  await api.update(_id, { status: "published" });
  expect((await autosave({ title: "Late", version: 2 })).status).toBe(409);
});

it("POST /api/people/preview shows the page without keeping anything", async () => {
  const fields = { title: "", biography: "About.", links: "https://a.example", tags: "maps" };
  const { status, body } = await api.call<object>("POST /api/people/preview", fields);
  expect([status, body]).toMatchObject([
    200,
    { name: "Untitled", biography: "About.", links: ["https://a.example/"], expertise: ["maps"] },
  ]);
});
