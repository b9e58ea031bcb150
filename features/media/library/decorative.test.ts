import { expect, it } from "vitest";
import type { EditableBlog } from "#features/blogs/writing/contract.ts";
import type { EditableCollection } from "#features/photography/writing-contract.ts";
import { useLibrary } from "#test/content/library.ts";
import { blob, sendForm, somePicture } from "#test/uploads.ts";
import type { MediaEntry } from "./contract.ts";

const library = useLibrary();
const { site } = library;

const contradiction = "A decorative picture has no alternative text.";
const update = (id: string, body: object) =>
  library.call<MediaEntry & { msg: string }>(`PUT /api/media/${id}`, body);
const message = async (id: string) => {
  const { alt, decorative } = await library.read(id);
  return [alt, decorative];
};

it("a picture is marked as decorative on upload or in the library", async () => {
  const form = { file: blob(await somePicture()), decorative: "true" };
  const { body } = await sendForm<MediaEntry>(site, "POST /api/media", form, library.admin.signedIn);
  expect(body).toMatchObject({ alt: "", decorative: true });
  const both = await sendForm(site, "POST /api/media", { ...form, alt: "A wall" }, library.admin.signedIn);
  expect([both.status, both.body.msg]).toEqual([400, contradiction]);

  expect((await update(body._id, { alt: "" })).body.decorative).toBe(true); // as it was
  expect((await update(body._id, { alt: "A wall" })).body).toMatchObject({
    alt: "A wall",
    decorative: false,
  });
  expect((await update(body._id, { alt: "A wall", decorative: true })).body.msg).toBe(contradiction);
  expect((await update(body._id, { alt: "", decorative: true })).body.decorative).toBe(true);
  const ids = async (query: string) => (await library.list(query)).map(({ _id }) => _id);
  expect(await ids("alt=missing")).not.toContain(body._id);
  expect(await ids("alt=decorative")).toEqual([body._id]);
});

it("an article passes its cover's text to the file", async () => {
  const { _id: coverId } = await library.add("");
  const words = { title: "A walk", content: "<p>Along.</p>", section: "programmes" };
  const add = (body: object) =>
    library.call<EditableBlog & { msg: string }>("POST /api/blogs/add", { ...words, ...body });
  const refused = await add({ coverId, coverAlt: "A wall", coverDecorative: true });
  expect([refused.status, refused.body.msg]).toEqual([400, contradiction]);
  const { body: blog } = await add({ coverId, coverDecorative: true });
  expect([blog.coverDecorative, await message(coverId)]).toEqual([true, ["", true]]);

  const save = async (body: object) =>
    (await library.call<EditableBlog>(`PUT /api/blogs/${blog._id}`, body)).body.coverDecorative;
  expect([await save({ coverDecorative: false }), await message(coverId)]).toEqual([false, ["", false]]);
  expect([await save({ coverAlt: "A wall" }), await message(coverId)]).toEqual([false, ["A wall", false]]);
  // The file keeps the text that others use.
  expect([await save({ coverDecorative: true }), await message(coverId)]).toEqual([true, ["A wall", false]]);
});

it("a collection passes its images' texts to the files", async () => {
  const ids = [(await library.add(""))._id, (await library.add(""))._id, (await library.add(""))._id];
  const [plain = "", described = "", decorative = ""] = ids;
  const words = { title: "Walls", category: "street", mediaType: "images" };
  const media = [{ id: plain }, { id: described, alt: "A wall" }, { id: decorative, decorative: true }];
  const { body } = await library.call<EditableCollection>("POST /api/photography/add", { ...words, media });
  expect(body.media.map((item) => [item.mediaId, item.alt, item.decorative])).toEqual([
    [plain, "", false],
    [described, "A wall", false],
    [decorative, "", true],
  ]);
  expect(await Promise.all(ids.map(message))).toEqual([
    ["", false],
    ["A wall", false],
    ["", true],
  ]);
  const changed = await library.call<EditableCollection>(`PUT /api/photography/${body._id}`, {
    media: [{ id: plain, alt: "Both", decorative: true }],
  });
  expect(changed.status).toBe(400);
});
