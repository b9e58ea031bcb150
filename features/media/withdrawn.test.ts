import { beforeAll, describe, expect, it } from "vitest";
import { useLibrary } from "#test/content/library.ts";
import { fileOf, uploadFile } from "#test/files/files.ts";
import { type TestSite, useNode } from "#test/harness.ts";
import { addPerson, type Person } from "#test/people.ts";
import { raw } from "#test/servers/raw.ts";
import { changeSettings } from "#test/settings.ts";
import { openedAt } from "#test/templates.ts";
import { blob, sendForm, someVideo } from "#test/uploads.ts";
import type { MediaEntry } from "./library/contract.ts";

let files: MediaEntry[];
let paths: string[];
let captions: string | undefined;
const published: string[] = [];
const library = useLibrary();
const { site } = library;
const node = useNode(site);
beforeAll(async () => {
  const { signedIn } = library.admin;
  const named = ["water.pdf", "talk.mp3", "water.docx"];
  files = (await Promise.all(named.map((name) => uploadFile(site, signedIn, [name, fileOf(name)])))).map(
    ({ body }) => body,
  );
  const video = await sendForm<MediaEntry>(site, "POST /api/media", { file: blob(someVideo()) }, signedIn);
  files.push(video.body);
  await library.call(`PUT /api/media/${video.body._id}/tracks`, {
    kind: "captions",
    language: "en",
    content: "WEBVTT\n\n00:01.000 --> 00:02.000\nHigh water\n",
  });
  const urls = files.map(({ url }) => url);
  paths = [...urls, files[0]?.poster ?? ""];
  captions = `/captions/${video.body._id}/en.vtt`;
});

async function statuses(headers: Record<string, string> = {}, query = ""): Promise<number[]> {
  const ask = async (each: TestSite, path: string) => (await each.fetch(path + query, { headers })).status;
  const found = [site, node].flatMap((each) => paths.map((path) => ask(each, path)));
  if (captions !== undefined) {
    const [path, own] = [captions, await ask(site, captions)];
    await expect.poll(() => ask(node, path)).toBe(own); // captions are cached, and nodes hear of changes soon
    found.push(Promise.resolve(own));
  }
  return [...new Set(await Promise.all(found))];
}

type Saved = { _id: string };
const content = () =>
  files
    .map(({ url, kind }) =>
      kind === "video"
        ? `<figure data-embed="video"><a href="${url}">Film</a></figure>`
        : `<figure><a href="${url}">File</a></figure>`,
    )
    .join("");
const add = async (status: string, more: object = {}) =>
  (
    await library.call<Saved>("POST /api/blogs/add", {
      title: "Report",
      content: content(),
      section: "programmes",
      status,
      ...more,
    })
  ).body._id;
const change = (id: string, status: string, more: object = {}) =>
  library.call(`PUT /api/blogs/${id}`, { status, ...more });

describe("a file that only documents use", () => {
  it("is served while one of them is public, and to nobody else", async () => {
    expect(await statuses()).toEqual([200]); // no document has used it
    const report = await add("draft");
    published.push(report);
    expect(await statuses()).toEqual([404]);
    await change(report, "published");
    expect(await statuses()).toEqual([200]);
    const [etag, ranged] = await Promise.all(
      paths.slice(0, 4).map(async (path) => (await site.fetch(path)).headers.get("etag") ?? ""),
    );
    expect(etag).toMatch(/^"/);
    expect(ranged).toMatch(/^"/);

    await change(report, "draft");
    expect(await statuses()).toEqual([404]);
    expect(
      await statuses({ "if-none-match": etag ?? "", range: "bytes=0-3", "if-range": etag ?? "" }),
    ).toEqual([404]);
    const copy = await add("published");
    expect(await statuses()).toEqual([200]);
    await library.call("POST /api/blogs/trash", { ids: [copy] });
    expect(await statuses()).toEqual([404]);
    await library.call("POST /api/blogs/restore", { ids: [copy] });
    expect(await statuses()).toEqual([200]);
    await library.call("POST /api/blogs/trash", { ids: [copy] });
    await library.call("POST /api/blogs/discard", { ids: [copy] });
    expect(await statuses()).toEqual([404]); // the draft has them still

    await change(report, "scheduled", { publishAt: "2026-04-01T10:00:00Z" });
    expect(await statuses()).toEqual([404]);
    for (const each of [site, node]) each.clock.set("2026-04-01T10:00:01.000Z");
    expect(await statuses()).toEqual([200]);
    for (const each of [site, node]) each.clock.set(openedAt);
    expect(await statuses()).toEqual([404]);
  });

  it("is served only while what is public now shows it", async () => {
    const id = await add("published");
    published.push(id);
    expect(await statuses()).toEqual([200]);
    const corrected = { content: "<p>The right figures.</p>" };
    await change(id, "published", corrected);
    expect(await statuses()).toEqual([404]);
    expect((await library.call(`POST /api/blogs/${id}/revisions/1/restore`)).status).toBe(200);
    expect(await statuses()).toEqual([200]);
    await change(id, "draft", corrected);
    await change(id, "draft", { content: content() });
    expect(await statuses()).toEqual([404]);
    await change(id, "published");
    expect(await statuses()).toEqual([200]);
    await change(id, "published", corrected);
    expect(await statuses()).toEqual([404]);
  });

  it("is not served under odd spellings of its address when it is withdrawn", async () => {
    const { url } = files.at(-1) ?? { url: "" };
    const [, folder, id, name] = url.split("/");
    const spellings = [
      ...[`//${folder}/${id}/${name}`, `/${folder}//${id}/${name}`, `/${folder}/${id}//${name}`],
      ...[`/${folder}/x/../${id}/${name}`, `/${folder}/x/%2e%2e/${id}/${name}`, `/${folder}/./${id}/${name}`],
      ...[`/${folder}/${id}%2f${name}`, `/${folder}%2F${id}/${name}`, `/%6dedia/${id}/${name}`],
      ...[`/${folder}/${id}/${name}/`, `/${folder}/${id}/${name}?x`, `/${folder}/${id}/%76ideo.mp4`],
      ...[
        `/${folder}/${id?.toUpperCase()}/${name}`,
        `/${folder}/${id}/${name}%00`,
        `/${folder}/${id}\\${name}`,
      ],
    ];
    for (const path of spellings) {
      const { status } = await raw(site, path);
      expect([path, status, status < 300]).toEqual([path, status, false]);
    }
  });

  it("is served while the menu links to it", async () => {
    const link = ({ url }: MediaEntry) => ({ to: url, text: "File", hidden: false });
    const show = (shown: MediaEntry[]) =>
      changeSettings(site, library.admin.signedIn, "menu", { legal: shown.map(link) });
    expect([(await show(files)).status, await statuses()]).toEqual([200, [200]]);
    await show([]);
    expect(await statuses()).toEqual([404]);
  });

  it("is asked for again each time by browsers and CDNs", async () => {
    published.push(await add("published"));
    for (const path of paths) {
      const { headers } = await site.fetch(path, { headers: { range: "bytes=0-3" } });
      expect([path, headers.get("cache-control")]).toEqual([path, "public, max-age=0, must-revalidate"]);
    }
  });

  it("is open to administrators and to those who write with it, while their session lasts", async () => {
    await library.call("POST /api/blogs/trash", { ids: published });
    const draft = await add("draft");
    captions = undefined;
    expect(await statuses()).toEqual([404]);
    const accessOf = async ({ signedIn }: Person) =>
      (await site.call<{ query: string }>("GET /api/users/file-access", undefined, signedIn)).body.query;
    const editor = await addPerson(site, "Edits Once", { role: "admin" });
    const author = await addPerson(site, "Writes Once");
    const access = await accessOf(editor);
    expect([await statuses(editor.signedIn), await statuses({}, access)]).toEqual([[200], [200]]);
    const answer = await site.fetch(paths[0] + access);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect([await statuses(author.signedIn), await statuses({}, await accessOf(author))]).toEqual([
      [404],
      [404],
    ]);
    const byAuthor = { kind: "blog", ref: draft, position: 0, role: "author", name: "" } as const;
    const byline = { ...byAuthor, personId: null, userId: author.id };
    await site.services.db.queries.insertInto("bylines").values(byline).execute();
    expect([await statuses(author.signedIn), await statuses({}, await accessOf(author))]).toEqual([
      [200],
      [200],
    ]);
    const token = access.slice("?access=".length);
    expect(
      await site.call("GET /api/users/profile", undefined, { authorization: `Bearer ${token}` }),
    ).toMatchObject({
      status: 401,
    });
    const bearer = editor.signedIn.authorization.slice("Bearer ".length);
    expect(await statuses({}, `?access=${bearer}`)).toEqual([404]);
    await site.call("POST /api/auth/logout", {}, editor.signedIn);
    expect(await statuses({}, access)).toEqual([404]);
    expect((await site.call("GET /api/users/file-access")).status).toBe(401);
  });

  it("is not opened by authors who did not have it before", async () => {
    const report = await add("draft");
    const author = await addPerson(site, "Borrows Reports");
    const own = await add("draft", { content: "<p>Mine.</p>", authors: [{ userId: author.id }] });
    const borrow = (line: string, more: object = {}) =>
      site.call(line, { content: content(), ...more }, author.signedIn);
    for (const line of [`PUT /api/blogs/${own}/draft`, `PUT /api/blogs/${own}`, "POST /api/blogs/preview"])
      expect([line, await borrow(line, { version: 1 })]).toMatchObject([line, { status: 400 }]);
    expect(await statuses(author.signedIn)).toEqual([404]);
    await change(report, "published");
    expect((await borrow(`PUT /api/blogs/${own}`)).status).toBe(200); // readers have it, too
  });
});
