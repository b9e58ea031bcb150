import { describe, expect, it } from "vitest";
import type { BlogTable } from "#db/schema.ts";
import { blogPath } from "#features/addresses/paths.ts";
import type { BlogCard } from "#features/blogs/contract.ts";
import { useLibrary } from "#test/content/library.ts";
import { fileOf, uploadFile } from "#test/files/files.ts";
import { addPerson, type Person } from "#test/people.ts";
import { blob, sendForm, somePicture } from "#test/uploads.ts";
import type { MediaCounts, MediaEntry } from "./contract.ts";

const library = useLibrary();
const { site, admin, member } = library;

describe("POST /api/media", () => {
  it("stores a picture with its uploader", async () => {
    const entry = await library.add(" A wall of teal ");
    expect(entry).toMatchObject({
      kind: "image",
      status: "ready",
      width: 400,
      height: 300,
      alt: "A wall of teal",
      useCount: 0,
      uploader: { _id: admin.id, name: "Curates Pictures" },
      poster: null,
      playable: true,
    });
    expect((await site.fetch(entry.url)).headers.get("content-type")).toBe("image/webp");
  });

  it("requires an admin, and accepts up to 10 MB", async () => {
    const form = { file: blob(await somePicture()) };
    expect((await sendForm(site, "POST /api/media", form)).status).toBe(401);
    expect((await sendForm(site, "POST /api/media", form, member.signedIn)).status).toBe(403);
    const large = { file: blob(Buffer.concat([await somePicture(), Buffer.alloc(10 * 1024 * 1024)])) };
    const { status, body } = await sendForm(site, "POST /api/media", large, admin.signedIn);
    expect([status, body.msg]).toEqual([413, "Image size must be less than 10MB"]);
  });

  it("explains what to do with HEIC", async () => {
    const heic = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from("ftypheic\0\0\0\0mif1heic"),
      Buffer.alloc(99),
    ]);
    const { status, body } = await sendForm(site, "POST /api/media", { file: blob(heic) }, admin.signedIn);
    const msg =
      "Photos in the format HEIC cannot be shown by browsers. Please save it as JPEG and choose it again.";
    expect([status, body.msg]).toEqual([415, msg]);
  });
});

describe("POST /api/blogs/upload/wysiwyg-image", () => {
  const line = "POST /api/blogs/upload/wysiwyg-image";

  it("requires an admin or an author", async () => {
    const form = { image: blob(await somePicture()), alt: "Olive trees" };
    expect((await sendForm(site, line, form)).status).toBe(401);
    const refused = await sendForm(site, line, form, member.signedIn);
    expect([refused.status, refused.body.msg]).toEqual([403, "Only administrators can create blog posts."]);
    const writer = await site.bearer("nasrin.oyelaran@example.org");
    for (const signedIn of [admin.signedIn, writer]) {
      const { status, body } = await sendForm<{ imageUrl: string }>(site, line, form, signedIn);
      expect([status, Object.keys(body)]).toEqual([200, ["imageUrl"]]);
      expect((await library.read(body.imageUrl.split("/")[2] ?? "")).alt).toBe("Olive trees");
    }
  });
});

it("POST /api/blogs/upload/file takes files for texts from admins and authors, and nothing else", async () => {
  const line = "POST /api/blogs/upload/file";
  const pdf: [string, Buffer] = ["water.pdf", fileOf("water.pdf")];
  expect((await uploadFile(site, {}, pdf, line)).status).toBe(401);
  expect((await uploadFile(site, member.signedIn, pdf, line)).status).toBe(403);
  const writer = await site.bearer("nasrin.oyelaran@example.org");
  const { status, body } = await uploadFile(site, writer, pdf, line);
  const url = `/files/${body._id}/water.pdf`;
  expect({ status, body }).toEqual({ status: 201, body: { _id: expect.any(String), url, name: "water" } });
  expect((await uploadFile(site, writer, pdf, line)).body).toEqual(body);
  const picture: [string, Buffer] = ["a.pdf.jpg", await somePicture()];
  expect((await uploadFile(site, writer, picture, line)).status).toBe(415);
  const content = `<p>Read.</p><figure><a href="${body.url}" title="Our &lt;river&gt;">x</a><figcaption>In Dutch</figcaption></figure>`;
  const blog = { title: "Titled", section: "programmes", content };
  const { body: saved } = await library.call<{ _id: string }>("POST /api/blogs/add", blog);
  const page = await (await site.fetch(`/blogs/${saved._id}`)).text();
  expect(page).toMatch(
    /<figure class="file"><a href="[^"]+"( rel="noopener")?>.*dir="auto">Our &lt;river&gt;<\/span>.*<\/a><figcaption[^>]*>In Dutch/,
  );
});

describe("GET /api/media", () => {
  it("searches and filters by text, kind, use and missing text", async () => {
    const [tram, plain] = [await library.add("A yellow ZEPPELIN, 100%"), await library.add("")];
    await library.write("With a tram", { cover: tram });
    const ids = async (query: string) => (await library.list(query)).map(({ _id }) => _id);
    expect(await ids("q=zeppelin+yellow")).toEqual([tram._id]);
    expect(await ids("q=100%25")).toEqual([tram._id]);
    expect(await ids("q=yellow_zeppelin")).toEqual([]);
    expect(await ids("q=zeppelin&use=unused")).toEqual([]);
    expect(await ids("q=zeppelin&use=used")).toEqual([tram._id]);
    expect(await ids("alt=missing&use=unused&kind=image")).toContain(plain._id);
    expect(await ids("alt=missing")).not.toContain(tram._id);
    expect(await ids("kind=video&q=zeppelin")).toEqual([]);
    expect((await library.list("kind=video")).every(({ kind }) => kind === "video")).toBe(true);
  });

  it("sorts by date, size and file name, either way", async () => {
    const oldest = (await library.list("order=asc")).map(({ date }) => date);
    expect(oldest).toEqual(oldest.toSorted());
    const sizes = (await library.list("sort=size")).map(({ bytes }) => bytes);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(new Set(sizes).size).toBeGreaterThan(2);
    const names = (await library.list("sort=name")).map(({ name }) => name.toLowerCase());
    expect(names).toEqual(names.toSorted());
  });

  it("counts what each filter finds", async () => {
    const { body } = await library.call<MediaCounts>("GET /api/media/counts");
    const { removable, removableBytes, ...counts } = body;
    const queries = {
      all: "",
      images: "kind=image",
      videos: "kind=video",
      audio: "kind=audio",
      files: "kind=file",
      used: "use=used",
      unused: "use=unused",
      missing: "alt=missing",
      decorative: "alt=decorative",
    };
    const found = Object.entries(queries).map(async ([name, query]) => {
      const answer = await library.call(`GET /api/media?limit=1&${query}`);
      return [name, Number(answer.headers.get("x-total-count"))];
    });
    expect(counts).toEqual(Object.fromEntries(await Promise.all(found)));
    expect([removable, removableBytes]).toEqual([0, 0]); // all are young
    expect((await site.call("GET /api/media/counts", undefined, member.signedIn)).status).toBe(403);
  });

  it("searches by file name, uploader and date", async () => {
    const other = await addPerson(site, "Zoë Uploads", { role: "admin" });
    const upload = async (name: string, { signedIn }: Person) => {
      const form = new FormData();
      form.append("file", blob(await somePicture()), name);
      const answer = await site.fetch("/api/media", { method: "POST", headers: signedIn, body: form });
      return (await answer.json()) as MediaEntry;
    };
    const river = await upload("C:\\Users\\zoë\\DSC_0042 Fluß.JPG", other);
    const turned = await upload("\u202Eevil\u0007.jpg", admin);
    const long = await upload(`${"x".repeat(400)}.jpg`, admin);
    expect([river.name, turned.name, long.name]).toEqual([
      "DSC_0042 Fluß.JPG",
      "evil.jpg",
      `${"x".repeat(196)}.jpg`,
    ]);
    expect((await library.add("Without a name")).name).toBe("file");
    const ids = async (query: string) => (await library.list(query)).map(({ _id }) => _id);
    expect(await ids("q=dsc_0042+stream")).toEqual([]);
    expect(await ids("q=dsc_0042+FLUß")).toEqual([river._id]);
    expect(await ids("q=ZOË+uploads")).toEqual([river._id]);
    expect(await ids("q=zoë&since=2020-01-01T00:00:00Z")).toEqual([river._id]);
    expect(await ids("q=zoë&since=2100-01-01T00:00:00Z")).toEqual([]);
  });

  it("hides file names from readers", async () => {
    const cover = await library.add("A wall");
    await site.services.db.queries
      .updateTable("mediaFiles")
      .set({ name: "secret-name.jpg" })
      .where("id", "=", cover._id)
      .execute();
    const id = await library.write("Shows a wall", { cover, inText: cover });
    for (const path of [`/api/blogs/${id}`, "/api/blogs/all", `/blogs/${id}`, cover.url]) {
      const answer = await site.fetch(path);
      expect([path, answer.status, (await answer.text()).includes("secret-name")]).toEqual([
        path,
        200,
        false,
      ]);
    }
  });

  it("returns pages, newest first, without avatars", async () => {
    site.clock.set(new Date(Date.parse(site.services.clock().toISOString()) + 1000).toISOString());
    const newest = await library.add("The newest of all");
    const { headers, body } = await library.call<MediaEntry[]>("GET /api/media?limit=2");
    expect([body.length, body[0]?._id]).toEqual([2, newest._id]);
    expect(Number(headers.get("x-total-count"))).toBeGreaterThan(10);
    const avatars = await site.services.db.queries.selectFrom("avatars").select("mediaId").execute();
    expect(avatars.length).toBeGreaterThan(0);
    const all = new Set((await library.list("limit=100")).map(({ _id }) => _id));
    expect(avatars.filter(({ mediaId }) => all.has(mediaId))).toEqual([]);
    const [first] = avatars;
    expect((await library.call(`GET /api/media/${first?.mediaId}`)).status).toBe(404);
    expect((await library.call(`DELETE /api/media/${first?.mediaId}`)).status).toBe(404);
  });
});

it("GET /api/media/{id} lists the documents that use it, with their status", async () => {
  const entry = await library.add("Used everywhere");
  const cover = await library.write("As a cover", { cover: entry });
  const text = await library.write("In the text", { inText: entry });
  const earlier = await library.write("In an earlier version", {});
  await library.note(earlier, entry._id);
  const trash = await library.write("In the trash", { cover: entry });
  const hidden = await library.write("A draft", { inText: entry });
  const set = (id: string, values: Partial<BlogTable>) =>
    site.services.db.queries.updateTable("blogs").set(values).where("id", "=", id).execute();
  await set(trash, { deletedAt: "2026-01-01T00:00:00.000Z" });
  await set(hidden, { publishedAt: null });
  const pathOf = async (id: string) => blogPath(await site.json<BlogCard>(`/api/blogs/${id}`));
  const { uses, useCount } = await library.read(entry._id);
  expect(useCount).toBe(5);
  expect(uses.map(({ _id, state, address }) => [_id, state, address]).sort()).toEqual(
    [
      [cover, "public", await pathOf(cover)],
      [text, "public", await pathOf(text)],
      [earlier, "earlier", `/edit-blog/${earlier}`],
      [trash, "trash", "/manage-trash"],
      [hidden, "hidden", `/edit-blog/${hidden}`],
    ].sort(),
  );
  const [item] = await site.services.db.queries.selectFrom("collectionItems").selectAll().limit(1).execute();
  const inCollection = await library.read(item?.mediaId ?? "");
  expect(inCollection.uses).toContainEqual(
    expect.objectContaining({ kind: "collection", _id: item?.collectionId, state: "public" }),
  );
});
