import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { useBearer, useSite } from "#test/harness.ts";
import { article, errorsIn, pictureFile, writingApi } from "#test/writing.ts";
import type { Blog } from "../contract.ts";

const now = "2026-03-10T09:00:00.000Z";
const site = useSite();
const api = writingApi(site, useBearer(site));

const shown = async (id: string) => site.call<Blog>(`GET /api/blogs/${id}`);
const files = () => readdirSync(join(site.place.folder, "media")).sort();

describe("POST /api/blogs/add", () => {
  it("publishes at once by default", async () => {
    const { status, body } = await api.add({
      ...article,
      subcategory: " Housing ",
      tags: "#River, walks,river",
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: article.title,
      content: article.content,
      excerpt: "Sit down.",
      section: "publications",
      subcategory: "Housing",
      tags: ["River", "walks"],
      name: "Administrator",
      image: null,
      eventDate: null,
      status: "published",
      publishedAt: now,
      version: 1,
      commentsClosedAt: null,
      deletedAt: null,
      coverId: null,
    });
    expect((await shown(body._id)).body).toMatchObject({
      title: article.title,
      date: now,
      tags: ["River", "walks"],
    });
    expect(await (await site.fetch("/publications")).text()).toContain(article.title);
  });

  it("takes the form of the specification, with its picture", async () => {
    const { status, body } = await api.send("POST /api/blogs/add", {
      title: "A walk",
      content: "<p>Along the river</p>",
      tags: "river, walks",
      section: "events",
      subcategory: "Walks",
      eventDate: "2026-04-01T18:30",
      image: await pictureFile("teal"),
      coverAlt: "The river in April",
    });
    expect([status, body.msg]).toEqual([201, undefined]);
    expect(body).toMatchObject({
      section: "events",
      eventDate: "2026-04-01T17:30:00.000Z", // summer time in Lisbon
      eventStatus: "upcoming",
      tags: ["river", "walks"],
      cover: { alt: "The river in April", generated: false },
    });
    expect(body.image).toMatch(/^\/media\/[0-9a-f]{24}\/400\.webp$/);
    expect((await site.fetch(body.image ?? "")).status).toBe(200);
  });

  it("takes tags as several fields too", async () => {
    const { body } = await api.add({ ...article, tags: ["one", "two, three"] });
    expect(body.tags).toEqual(["one", "two", "three"]);
  });

  it("keeps a draft, however little there is of it, and nobody else sees it", async () => {
    const { status, body } = await api.add({ status: "draft" });
    expect(status).toBe(201);
    expect(body).toMatchObject({ title: "", content: "", status: "draft", publishedAt: null });
    expect((await shown(body._id)).status).toBe(404);
    expect((await site.fetch(`/blogs/${body._id}`)).status).toBe(404);
    expect((await api.read(body._id)).body.title).toBe("");
  });

  it("needs the date of an event, unless it is a draft", async () => {
    const event = { ...article, section: "events" };
    expect(errorsIn(await api.add(event))).toEqual(["eventDate"]);
    expect((await api.add({ ...event, status: "draft" })).body.invalid).toEqual({ eventDate: "" });
  });

  it("publishes at a time in the zone of the site, and in the future only", async () => {
    const { body } = await api.add({ ...article, status: "scheduled", publishAt: "2026-07-01T10:00" });
    expect(body).toMatchObject({ status: "scheduled", publishedAt: "2026-07-01T09:00:00.000Z" });
    const offset = await api.add({
      ...article,
      status: "scheduled",
      publishAt: "2026-07-01T10:00:00+05:30",
    });
    expect(offset.body.publishedAt).toBe("2026-07-01T04:30:00.000Z");
    const at = async (publishAt?: string) => {
      const { status, body } = await api.add({ ...article, status: "scheduled", publishAt });
      return [status, body.errors];
    };
    const past = [{ path: "publishAt", code: "invalid", msg: "Please choose a time in the future." }];
    expect(await at("2026-03-10T08:59")).toEqual([400, past]);
    expect(await at(now)).toEqual([400, past]);
    const none = [{ path: "publishAt", code: "invalid", msg: "Please enter the time of publishing." }];
    for (const publishAt of [undefined, "", "tomorrow", "2026-02-30T10:00", "0000-01-01T00:00Z"])
      expect(await at(publishAt), publishAt).toEqual([400, none]);
  });

  it("names every faulty field in a sentence", async () => {
    const errors = async (change: object) => errorsIn(await api.add({ ...article, ...change }));
    expect(await errors({ title: " \n " })).toEqual(["title"]);
    expect(await errors({ title: "t".repeat(301) })).toEqual(["title"]);
    expect(await errors({ title: "\u200b\u2060" })).toEqual(["title"]); // nothing that could be seen
    expect(await errors({ title: "t".repeat(1001) })).toEqual(["title"]);
    expect(await errors({ content: "<p> </p><script>x</script>" })).toEqual(["content"]);
    expect(await errors({ content: "<b>".repeat(200) })).toEqual(["content"]);
    expect(await errors({ section: "sport" })).toEqual(["section"]);
    expect(await errors({ section: undefined })).toEqual(["section"]);
    expect(await errors({ subcategory: "s".repeat(101) })).toEqual(["subcategory"]);
    expect(await errors({ tags: Array.from({ length: 21 }, (_, n) => `t${n}`).join() })).toEqual(["tags"]);
    expect(await errors({ tags: "😀".repeat(51) })).toEqual(["tags"]);
    expect(await errors({ tags: "😀".repeat(50) })).toEqual([]);
    for (const eventDate of [undefined, "", "soon", "2026-04-01", "2026-02-30T18:30", "12026-04-01T18:30"])
      expect(await errors({ section: "events", eventDate }), eventDate).toEqual(["eventDate"]);
    const all = await api.add({ section: "events", subcategory: "s".repeat(101) });
    expect(all.body).toEqual({
      code: "bad_request",
      msg: "Please enter a title.",
      errors: [
        { path: "title", code: "required", msg: "Please enter a title." },
        { path: "subcategory", code: "too_long", msg: "The subcategory must have at most 100 characters." },
        { path: "eventDate", code: "required", msg: "Please enter the date of the event." },
        { path: "content", code: "required", msg: "Please enter some content." },
      ],
    });
    expect(await errors({ status: "hidden" })).toEqual(["status"]);
    expect(await errors({ eventDate: "2026-04-01T18:30" })).toEqual(["eventDate"]); // no event
    for (const status of [undefined, "draft", "published"])
      expect(await errors({ status, publishAt: "2026-07-01T10:00" }), status).toEqual(["publishAt"]);
  });

  it("drops what nobody may set", async () => {
    const { body } = await api.add({
      ...article,
      role: "admin",
      email: "somebody@example.org",
      user: "1",
      author: "somebody",
      likes: [{ user: "1" }],
      date: "2001-01-01T00:00:00Z",
      version: 7,
    });
    expect(body).toMatchObject({
      eventDate: null,
      name: "Administrator",
      likeCount: 0,
      date: now,
      version: 1,
    });
  });

  it("takes no file that is too large or no picture, and keeps none where the fields are faulty", async () => {
    const before = files();
    const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: "image/png" });
    const bad = await api.send("POST /api/blogs/add", { ...article, image: svg });
    expect([bad.status, errorsIn(bad)]).toEqual([415, ["image"]]);
    const large = new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]);
    const tooLarge = await api.send("POST /api/blogs/add", { ...article, image: large });
    expect([tooLarge.status, errorsIn(tooLarge)]).toEqual([413, ["image"]]);
    const untitled = { ...article, title: "", image: await pictureFile("red") };
    expect((await api.send("POST /api/blogs/add", untitled)).status).toBe(400);
    expect(files()).toEqual(before);
  });

  it("is found by its words at once", async () => {
    await api.add({ ...article, title: "Zugzwang", tags: "xylem" });
    for (const q of ["zugzwang", "xylem"])
      expect((await site.json<{ total: number }>(`/api/search?q=${q}`)).total).toBe(1);
  });
});

describe("the cover", () => {
  const cover = async (fields: object) => api.add({ ...article, ...fields });

  it("is a picture of the library, by its id or any of its addresses", async () => {
    const first = await api.send("POST /api/blogs/add", {
      ...article,
      image: await pictureFile("blue"),
      coverAlt: "Blue",
    });
    const { coverId, image } = first.body;
    expect((await cover({ coverId })).body).toMatchObject({ coverId, coverAlt: "Blue" });
    expect((await cover({ coverId, coverAlt: "" })).body).toMatchObject({ coverId, coverAlt: "" });
    expect((await cover({ image })).body).toMatchObject({ coverId, image });
    const whole = `${site.services.site.url}${image}`;
    expect((await cover({ image: whole })).body).toMatchObject({ coverId, image });
  });

  it("is an address of the web, which pages do not load", async () => {
    const { body } = await cover({ image: "https://elsewhere.example/a.png", coverCaption: "There" });
    expect(body).toMatchObject({
      image: "https://elsewhere.example/a.png",
      coverId: null,
      cover: { generated: true },
    });
    const html = await (await site.fetch(`/blogs/${body._id}`)).text();
    expect(html).not.toMatch(/<img[^>]*elsewhere/);
  });

  it("is none for an empty address", async () => {
    for (const image of ["", "  ", null]) expect((await cover({ image })).body.image).toBeNull();
  });

  it("is nothing that could do harm, or is not here", async () => {
    for (const image of [
      "javascript:alert(1)",
      "data:image/png;base64,AA==",
      "http://elsewhere.example/a.png",
      "//elsewhere.example/a.png",
      "bench.png",
      "/media/000000000000000000000000/960.webp",
      "/media/../secret",
    ])
      expect(errorsIn(await cover({ image })), image).toEqual(["image"]);
    expect(errorsIn(await cover({ coverId: "000000000000000000000000" }))).toEqual(["coverId"]);
    expect(errorsIn(await cover({ coverId: "../x" }))).toEqual(["coverId"]);
  });
});
