import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { BrokenReferenceError } from "#db/client.ts";
import { useLibrary } from "#test/content/library.ts";
import { blob, sendForm, somePicture } from "#test/uploads.ts";
import { removeMediaFile } from "../store.server.ts";
import type { MediaCounts, MediaEntry } from "./contract.ts";

const library = useLibrary();
const { site, admin, member } = library;

describe("DELETE /api/media/{id}", () => {
  const folderOf = ({ _id }: MediaEntry) => join(site.place.folder, "media", _id);

  it("takes away what nothing uses, with its files", async () => {
    const entry = await library.add("Goes");
    expect(readdirSync(folderOf(entry)).length).toBe(2);
    expect((await site.call(`DELETE /api/media/${entry._id}`, undefined, member.signedIn)).status).toBe(403);
    expect(await library.call(`DELETE /api/media/${entry._id}`)).toMatchObject({
      status: 200,
      body: { msg: "File removed" },
    });
    expect(existsSync(folderOf(entry))).toBe(false);
    expect((await library.call(`DELETE /api/media/${entry._id}`)).status).toBe(404);
  });

  it("refuses what is used, also by an earlier version or in the trash, and says by what", async () => {
    const entry = await library.add("Stays");
    const id = await library.write("Needs a picture", { inText: entry });
    const line = `DELETE /api/media/${entry._id}`;
    const { status, body } = await library.call<{ msg: string }>(line);
    expect([status, body.msg]).toEqual([409, "This file is in use: “Needs a picture”."]);
    await library.write("Needs it too", { cover: entry });
    expect((await library.call<{ msg: string }>(line)).body.msg).toMatch(
      /^This file is in use: “Needs .*” and one other\.$/,
    );
    const { queries } = site.services.db;
    await queries
      .updateTable("blogs")
      .set({ coverId: null, deletedAt: "2026-01-01T00:00:00.000Z" })
      .where("id", "=", id)
      .execute();
    expect((await library.call(line)).status).toBe(409);
    expect(existsSync(folderOf(entry))).toBe(true);
  });

  it("is stopped by the database where a use has come after the look for one", async () => {
    const entry = await library.add("Taken late");
    const id = await library.write("Takes it late", { inText: entry });
    const { db } = site.services;
    await expect(db.write((queries) => removeMediaFile(queries, entry._id))).rejects.toThrow(
      BrokenReferenceError,
    );
    const pictures = await db.queries
      .selectFrom("documentMedia")
      .select("mediaId")
      .where("ref", "=", id)
      .execute();
    expect(pictures).toEqual([{ mediaId: entry._id }]);
    expect((await library.read(entry._id)).useCount).toBe(1);
  });

  it("never takes away what is used at the same moment", async () => {
    for (let round = 0; round < 8; round += 1) {
      const entry = await library.add("Wanted");
      const id = await library.write(`Takes it ${round}`, {});
      const use = library.note(id, entry._id).then(
        () => true,
        () => false,
      );
      const [isUsed, removed] = await Promise.all([use, library.call(`DELETE /api/media/${entry._id}`)]);
      expect([isUsed, removed.status, existsSync(folderOf(entry))]).toEqual(
        isUsed ? [true, 409, true] : [false, 200, false],
      );
    }
  });
});

describe("POST /api/media/remove-unused", () => {
  it("takes away what is unused for a day, and nothing younger, and nothing used", async () => {
    site.clock.set("2030-01-01T00:00:00.000Z");
    const later = await site.bearer(admin.email);
    const old = await library.add("Old and unused").catch(() => undefined);
    expect(old).toBeUndefined(); // the session is over by then
    const form = { file: blob(await somePicture()) };
    const sent = await sendForm<MediaEntry>(site, "POST /api/media", form, later);
    const used = await sendForm<MediaEntry>(site, "POST /api/media", form, later);
    await library.write("Uses one of them", { cover: used.body });
    site.clock.set("2030-01-02T00:00:01.000Z");
    const young = await sendForm<MediaEntry>(site, "POST /api/media", form, later);
    const ids = [sent, used, young].map(({ body }) => body._id);
    const answer = await site.call<{ ids: string[] }>("POST /api/media/remove-unused", { ids }, later);
    expect([answer.status, answer.body]).toEqual([200, { ids: [sent.body._id] }]);
    const left = await Promise.all(
      ids.map(async (id) => (await site.call(`GET /api/media/${id}`, undefined, later)).status),
    );
    expect(left).toEqual([404, 200, 200]);
  });

  it("deletes everything unused in batches, the oldest first, and counts it before", async () => {
    site.clock.set("2031-01-01T00:00:00.000Z");
    const now = await site.bearer(admin.email);
    const { queries } = site.services.db;
    const call = async <Body>(line: string, body?: object) => (await site.call<Body>(line, body, now)).body;
    const before = await call<MediaCounts>("GET /api/media/counts");
    const many = Array.from({ length: 120 }, (_, index) => ({
      id: `f${index}`,
      kind: "image" as const,
      status: "ready" as const,
      contentType: "image/webp",
      bytes: 1000,
      width: 4,
      height: 3,
      placeholder: "#aabbcc",
      alt: "",
      decorative: 0 as const,
      name: "",
      uploaderId: null,
      createdAt: "2029-01-01T00:00:00.000Z",
      posterWidth: null,
    }));
    await queries.insertInto("mediaFiles").values(many).execute();
    await library.write("Keeps one of them", {});
    const [blog] = await queries.selectFrom("blogs").select("id").limit(1).execute();
    await library.note(blog?.id ?? "", "f7");
    const counts = await call<MediaCounts>("GET /api/media/counts");
    expect(counts.removable - before.removable).toBe(119);
    expect(counts.removableBytes - before.removableBytes).toBe(119_000);

    const deleted: string[][] = [];
    do deleted.push((await call<{ ids: string[] }>("POST /api/media/remove-unused", {})).ids);
    while (deleted.at(-1)?.length);
    expect(deleted.map(({ length }) => length)).toEqual([100, counts.removable - 100, 0]);
    expect(deleted.flat()).not.toContain("f7");
    expect(await call<MediaCounts>("GET /api/media/counts")).toMatchObject({
      removable: 0,
      removableBytes: 0,
    });
  });
});
