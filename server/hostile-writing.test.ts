import { afterAll, describe, expect, it, vi } from "vitest";
import { useSite } from "#test/harness.ts";
import { addPerson, usePerson } from "#test/people.ts";
import { blob, sendForm, somePicture } from "#test/uploads.ts";

const lines: string[] = [];
afterAll(() => expect(lines, "nothing that a writer sends is an error of ours").toEqual([]));
const site = useSite({ filled: false, env: { LOG_LEVEL: "error" }, log: (line) => lines.push(line) });
const admin = usePerson(site, "Writes Everything", { role: "admin" });

type Saved = {
  _id: string;
  title: string;
  subcategory: string;
  version: number;
  content: string;
  status: string;
};
const add = async (title: string, more: object = {}) => {
  const given = { title, content: "<p>Words.</p>", section: "programmes", ...more };
  return (await site.call<Saved>("POST /api/blogs/add", given, admin.signedIn)).body;
};

describe("unknown parameters", () => {
  it.each(["title=a&title=b", "content=a&content=b", "subcategory=Elsewhere", "version=9", "publish=draft"])(
    "change nothing: %s",
    async (query) => {
      const { _id } = await add("The long way");
      for (const body of [{}, { title: "The long way" }]) {
        const { status, body: after } = await site.call<Saved>(
          `PUT /api/blogs/${_id}?${query}`,
          body,
          admin.signedIn,
        );
        expect([status, after]).toMatchObject([
          200,
          { title: "The long way", subcategory: "", version: 1, status: "published" },
        ]);
      }
      const form = new FormData();
      form.set("subcategory", "");
      const sent = await site.fetch(`/api/blogs/${_id}?${query}`, {
        method: "PUT",
        headers: admin.signedIn,
        body: form,
      });
      expect([sent.status, (await sent.json()).title]).toEqual([200, "The long way"]);
    },
  );

  it("do not set fields of a profile", async () => {
    const answer = await site.call<{ bio: string }>("PUT /api/users/profile?bio=a&bio=b", {}, admin.signedIn);
    expect([answer.status, answer.body.bio]).toEqual([200, ""]);
  });
});

describe("malformed forms", () => {
  const send = async (body: BodyInit, headers: Record<string, string> = {}) => {
    const { _id } = await add("The short way");
    const answer = await site.fetch(`/api/blogs/${_id}`, {
      method: "PUT",
      headers: { ...admin.signedIn, ...headers },
      body,
    });
    return { status: answer.status, body: await answer.json() };
  };

  it("are rejected before large fields fill the memory", async () => {
    const form = new FormData();
    for (let n = 0; n < 30; n += 1) form.append(`field-${n}`, "x".repeat(100_000));
    expect(await send(form)).toEqual({
      status: 413,
      body: { code: "too_large", msg: "The request is too large." },
    });
  });

  it("are rejected before JSON in them fills the memory, and not read further", async () => {
    const lists = `[${"[],".repeat(60_000)}1]`;
    const field = (n: number) =>
      `--x\r\nContent-Disposition: form-data; name="f${n}"\r\nContent-Type: application/json\r\n\r\n${lists}\r\n`;
    const parsed = vi.spyOn(JSON, "parse");
    const body = `${Array.from({ length: 50 }, (_, n) => field(n)).join("")}--x--\r\n`;
    const answer = await send(body, { "content-type": "multipart/form-data; boundary=x" });
    const count = parsed.mock.calls.filter(([text]) => text === lists).length;
    parsed.mockRestore();
    expect([answer.status, count < 10]).toEqual([413, true]);
  });

  it("are rejected with a message if a file has no field name", async () => {
    const body = '--x\r\nContent-Disposition: form-data; filename="a"\r\n\r\nabc\r\n--x--\r\n';
    expect(await send(body, { "content-type": "multipart/form-data; boundary=x" })).toMatchObject({
      status: 400,
      body: { code: "bad_request", errors: [{ path: "", code: "invalid", msg: "Please choose a file." }] },
    });
  });
});

it("a member's picture cannot be used by articles and collections, and can be removed by the member", async () => {
  const reader = await addPerson(site, "Reads A Lot");
  const send = () => sendForm<{ imageUrl: string }>(site, upload, { image: blob(picture) }, reader.signedIn);
  const upload = "POST /api/users/upload-profile-image";
  const picture = await somePicture();
  const { imageUrl } = (await send()).body;
  const [, , id = ""] = imageUrl.split("/");
  const blog = { title: "A face", content: "<p>Words.</p>", section: "programmes" };
  for (const cover of [{ coverId: id }, { image: imageUrl }]) {
    const answer = await site.call("POST /api/blogs/add", { ...blog, ...cover }, admin.signedIn);
    expect([answer.status, answer.body.msg]).toEqual([
      400,
      "This picture is no longer in the media library.",
    ]);
  }
  const collection = { title: "Faces", category: "portrait", mediaType: "images", media: [{ id }] };
  const answer = await site.call("POST /api/photography/add", collection, admin.signedIn);
  expect([answer.status, answer.body.errors]).toEqual([
    400,
    [
      { path: "media.0", code: "invalid", msg: "This file is no longer in the media library." },
      { path: "images", code: "invalid", msg: "Please select at least one image or video" },
    ],
  ]);
  expect((await send()).status).toBe(200);
  expect((await site.fetch(imageUrl)).status).toBe(404);
});

it("versions beyond the database's range are rejected", async () => {
  const { _id } = await add("The third way");
  for (const version of ["2147483647", "2147483648", "99999999999999999999"]) {
    const answer = await site.call(`GET /api/blogs/${_id}/revisions/${version}`, undefined, admin.signedIn);
    expect(answer.status).toBe(404);
  }
});
