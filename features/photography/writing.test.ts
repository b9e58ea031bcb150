import { beforeAll, describe, expect, it } from "vitest";
import { search } from "#features/search-index/search.server.ts";
import { useBearer, useSite } from "#test/harness.ts";
import { blob, localDraftCount, sendForm, somePicture, someVideo } from "#test/uploads.ts";
import type { Collection } from "./contract.ts";
import type { EditableCollection } from "./writing-contract.ts";

let picture: Blob;
let video: Blob;
const site = useSite();
const admin = useBearer(site);
beforeAll(async () => {
  picture = blob(await somePicture());
  video = blob(someVideo());
});

const words = {
  title: "Roofs in June",
  description: "Tar and quixotic laundry.",
  category: "street",
  tags: "#Roofs, tar,roofs",
};
type Fields = Parameters<typeof sendForm>[2];
const send = (fields: Fields, headers = admin) =>
  sendForm<EditableCollection & { msg: string; errors?: { path: string; msg: string }[] }>(
    site,
    "POST /api/photography/add",
    fields,
    headers,
  );
const addAsJson = (body: object) =>
  site.call<EditableCollection & { msg: string; errors?: { path: string }[] }>(
    "POST /api/photography/add",
    body,
    admin,
  );
const times = (count: number, file: Blob) => Array.from({ length: count }, () => file);
const mediaCount = async () =>
  (await site.services.db.queries.selectFrom("mediaFiles").select("id").execute()).length;
const draftFiles = () => localDraftCount(site);
const all = () => site.json<Collection[]>("/api/photography/all");
const uploaded = async (file = picture, fields: Fields = {}) => {
  const { body } = await sendForm<{ _id: string }>(site, "POST /api/media", { ...fields, file }, admin);
  return body._id;
};

describe("POST /api/photography/add", () => {
  it("needs a sign-in, and an admin", async () => {
    const fields = { ...words, mediaType: "images", images: picture };
    expect((await send(fields, {} as typeof admin)).status).toBe(401);
    expect((await send(fields, await site.bearer("joaquim.rahmani@example.org"))).status).toBe(403);
  });

  it("creates a public collection from uploaded files", async () => {
    expect(await (await site.fetch("/photography")).text()).not.toContain(words.title);
    const { status, body } = await send({
      ...words,
      mediaType: "mixed",
      images: [picture, blob(await somePicture("#0e4a39", 640, 400))],
      videos: video,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: words.title,
      description: words.description,
      category: "street",
      mediaType: "mixed",
      tags: ["Roofs", "tar"],
      date: "2026-03-10T09:00:00.000Z",
      createdBy: { name: "Administrator" },
      version: 1,
      status: "published",
      deletedAt: null,
      itemCount: 3,
      media: [
        { kind: "image", width: 64, height: 48, alt: "", caption: "", credit: "" },
        { kind: "image", width: 640, height: 400 },
        { kind: "video" },
      ],
    });
    const [first] = await all();
    expect(first).toMatchObject({ _id: body._id, images: body.images, videos: body.videos });
    expect(first).not.toHaveProperty("version");
    for (const url of [...body.images, ...body.videos]) expect((await site.fetch(url)).status).toBe(200);
    expect(await (await site.fetch("/photography")).text()).toContain(words.title);
    const { hits } = await search(site.services.db, "quixotic", {
      limit: 5,
      offset: 0,
      now: "2027-01-01T00:00:00.000Z",
    });
    expect(hits.map(({ ref }) => ref)).toEqual([body._id]);
  });

  it("names errors by field", async () => {
    const errors = async (fields: Fields) => (await send(fields)).body.errors;
    expect(
      await errors({ title: " \u200b", category: "selfies", mediaType: "audio", images: picture }),
    ).toEqual([
      { path: "title", code: "required", msg: "Please enter a title." },
      { path: "category", code: "invalid", msg: "Please choose a category." },
      {
        path: "mediaType",
        code: "invalid",
        msg: "Please choose one of the media types images, videos and mixed.",
      },
    ]);
    expect(
      (await errors({ ...words, title: "t".repeat(301), mediaType: "images", images: picture }))?.[0],
    ).toEqual({
      path: "title",
      code: "too_long",
      msg: "The title must have at most 300 characters.",
    });
    const many = Array.from({ length: 21 }, (_, n) => `tag ${n}`).join();
    expect(
      (
        await errors({ ...words, mediaType: "images", images: picture, tags: `${"t".repeat(51)},${many}` })
      )?.map(({ path }) => path),
    ).toEqual(["tags", "tags"]);
    expect((await errors({ images: picture }))?.map(({ path }) => path)).toEqual([
      "title",
      "category",
      "mediaType",
    ]);
    expect(
      (await errors({ ...words, category: "constructor", mediaType: "images", images: picture }))?.length,
    ).toBe(1);
  });

  it("requires media of its type", async () => {
    const fault = async (fields: Fields) => (await send({ ...words, ...fields })).body.errors;
    for (const mediaType of ["images", "mixed"]) {
      expect(await fault({ mediaType, x: picture })).toMatchObject([
        { path: "x", code: "invalid", msg: "Please choose a file." },
      ]);
      const { status, body } = await addAsJson({ ...words, mediaType });
      expect(status).toBe(400);
      expect(body.msg).toBe("Please select at least one image or video");
    }
    expect(await fault({ mediaType: "images", videos: video })).toMatchObject([
      { path: "images", msg: "Please select at least one image" },
    ]);
    expect(await fault({ mediaType: "videos", images: picture })).toMatchObject([
      { path: "videos", msg: "Please select at least one video" },
    ]);
  });

  it("ignores media that its type does not show", async () => {
    const before = await mediaCount();
    const images = await send({ ...words, mediaType: "images", images: picture, videos: video });
    expect(images.body).toMatchObject({ itemCount: 1, images: [expect.any(String)], videos: [] });
    const videos = await send({ ...words, mediaType: "videos", images: picture, videos: video });
    expect(videos.body).toMatchObject({ itemCount: 1, images: [], videos: [expect.any(String)] });
    expect(await mediaCount()).toBe(before + 2);
  });

  it("accepts at most 10 images and 5 videos", async () => {
    const widths = [64, 96, 32, 80, 48, 112, 40, 72, 104, 56];
    const images = await Promise.all(widths.map(async (width) => blob(await somePicture("#0e4a39", width))));
    const full = { ...words, mediaType: "mixed", images, videos: times(5, video) };
    const { body } = await send(full);
    expect(body.itemCount).toBe(15);
    expect(body.media.flatMap(({ kind, width }) => (kind === "image" ? width : []))).toEqual(widths);
    const before = [await mediaCount(), await draftFiles()];
    for (const [field, max, file, msg] of [
      ["images", 10, picture, "Maximum 10 images allowed"],
      ["videos", 5, video, "Maximum 5 videos allowed"],
    ] as const) {
      const sent = await send({ ...words, mediaType: "mixed", [field]: times(max + 1, file) });
      expect(sent).toMatchObject({ status: 400, body: { msg, errors: [{ path: field, msg }] } });
      const mixed = await send({
        ...words,
        mediaType: "mixed",
        [field]: times(max, file),
        media: JSON.stringify([{ id: await uploaded(file) }]),
      });
      expect(mixed).toMatchObject({ status: 400, body: { msg, errors: [{ path: field, msg }] } });
    }
    expect(await mediaCount()).toBe((before[0] ?? 0) + 2);
  });

  it("rejects images over 10 MB", async () => {
    const large = new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]);
    const { status, body } = await send({ ...words, mediaType: "images", images: large });
    const msg = "Image size must be less than 10MB";
    expect([status, body.msg, body.errors]).toEqual([
      413,
      msg,
      [expect.objectContaining({ path: "images", msg })],
    ]);
  });

  it("stores nothing if a file is rejected, and names the file", async () => {
    const before = [(await all()).length, await mediaCount(), await draftFiles()];
    const none = new Blob(["<svg xmlns='http://www.w3.org/2000/svg'/>"]);
    for (const [field, path] of [
      ["images", "images.2"],
      ["videos", "videos.0"],
    ] as const) {
      const files: Fields =
        field === "images" ? { images: [picture, picture, none] } : { images: picture, videos: none };
      const { status, body } = await send({ ...words, mediaType: "mixed", ...files });
      expect([status, body.errors?.map((error) => error.path)]).toEqual([415, [path]]);
      expect(body.errors?.[0]?.msg).toBe(body.msg);
    }
    expect([(await all()).length, await mediaCount(), await draftFiles()]).toEqual(before);
  });

  it("accepts library files in order, with their texts", async () => {
    const [one, two, clip] = [
      await uploaded(picture, { alt: "A wall" }),
      await uploaded(),
      await uploaded(video),
    ];
    const { status, body } = await addAsJson({
      ...words,
      tags: ["Walls"],
      mediaType: "mixed",
      media: [
        { id: two, alt: " Two walls ", caption: "At noon", credit: "Zoe Ota" },
        { id: clip, caption: "A film" },
        { id: one },
      ],
    });
    expect(status).toBe(201);
    expect(body.media).toMatchObject([
      { mediaId: two, alt: "Two walls", caption: "At noon", credit: "Zoe Ota" },
      { mediaId: one, alt: "A wall", caption: "", credit: "" },
      { mediaId: clip, kind: "video", caption: "A film" },
    ]);
    const read = await site.json<Collection>(`/api/photography/${body._id}`);
    expect(read.media.map(({ credit }) => credit)).toEqual(["Zoe Ota", "", ""]);
  });

  it("rejects unknown and repeated files, and malformed lists", async () => {
    const one = await uploaded();
    const { status, body } = await addAsJson({
      ...words,
      mediaType: "images",
      media: [{ id: one }, { id: "0".repeat(24) }, { id: one }],
    });
    expect([status, body.errors]).toMatchObject([
      400,
      [
        { path: "media.1", msg: "This file is no longer in the media library." },
        { path: "media.2", msg: "This file is in the collection already." },
      ],
    ]);
    const broken = await send({ ...words, mediaType: "images", images: picture, media: "[{" });
    expect([broken.status, broken.body.errors?.[0]?.path]).toEqual([400, "media"]);
  });

  it("shows drafts to admins only", async () => {
    const { body } = await send({
      ...words,
      title: "Not yet",
      mediaType: "images",
      images: picture,
      status: "draft",
    });
    expect(body).toMatchObject({ status: "draft", publishedAt: null });
    expect((await site.fetch(`/photography/${body._id}`)).status).toBe(404);
    expect((await site.fetch(`/api/photography/${body._id}`)).status).toBe(404);
    expect((await all()).map(({ _id }) => _id)).not.toContain(body._id);
    expect(
      (
        await search(site.services.db, "not yet", { limit: 50, offset: 0, now: "2027-01-01T00:00:00.000Z" })
      ).hits.map(({ ref }) => ref),
    ).not.toContain(body._id);
    expect(await (await site.fetch("/sitemaps/photography-1.xml")).text()).not.toContain(body._id);
  });

  it("stores any text unchanged", async () => {
    const title = "Ro\u0000ofs \ud800 <b>&amp; 屋根";
    const { body } = await addAsJson({
      ...words,
      title,
      mediaType: "images",
      media: [{ id: await uploaded() }],
    });
    expect(body.title).toBe("Roofs \ufffd <b>&amp; 屋根");
  });
});
