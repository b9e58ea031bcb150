import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { collectionPath } from "#features/addresses/paths.ts";
import { useBearer, useList, useSite } from "#test/harness.ts";
import { addPerson } from "#test/people.ts";
import type { Collection } from "./contract.ts";

const site = useSite();
const admin = useBearer(site);
const all = useList<Collection>(site, "/api/photography/all");

const remove = (id = "", headers: Record<string, string> = {}) =>
  site.call<{ msg: string }>(`DELETE /api/photography/${id}`, undefined, headers);
const isKept = (url = "") => existsSync(join(site.place.folder, url));

/** Another collection shows a file, too, without a note of that. */
async function showAlso(collection: Collection | undefined, file: Collection["media"][number] | undefined) {
  const item = {
    id: randomUUID(),
    collectionId: collection?._id ?? "",
    mediaId: file?.url.split("/")[2] ?? "",
  };
  const words = { alt: "", caption: "", credit: "" };
  await site.services.db.queries
    .insertInto("collectionItems")
    .values({ ...item, ...words, position: 99 })
    .execute();
  return item;
}

describe("DELETE /api/photography/{id}", () => {
  it("needs a sign-in, and an admin", async () => {
    const { signedIn } = await addPerson(site, "No Admin");
    expect((await remove(all[0]?._id)).status).toBe(401);
    expect((await remove(all[0]?._id, signedIn)).status).toBe(403);
    expect((await site.fetch(`/photography/${all[0]?._id}`)).status).toBe(200);
  });

  it("moves the collection to the trash, and its page answers 410", async () => {
    const mixed = all.find(({ mediaType }) => mediaType === "mixed");
    const path = collectionPath(mixed ?? { _id: "" });
    const text = async () => (await site.fetch("/photography")).text();
    expect(await text()).toContain(path);
    expect((await site.fetch(path)).status).toBe(200);
    expect(await remove(mixed?._id, admin)).toMatchObject({
      status: 200,
      body: { msg: "Collection removed" },
    });
    expect(await text()).not.toContain(path);
    const gone = await site.fetch(path);
    expect(gone.status).toBe(410);
    expect(await gone.text()).toContain("Collection not found");
    const again = await remove(mixed?._id, admin);
    expect(again).toMatchObject({ status: 404, body: { msg: "Collection not found" } });
    // 30 days long it can come back.
    expect(mixed?.media.map(({ url }) => isKept(url))).toEqual(mixed?.media.map(() => true));
  });

  it("deletes its media for good, except those used elsewhere", async () => {
    const [first, second] = all.filter(({ mediaType }) => mediaType !== "mixed");
    const shared = first?.media[0];
    const { mediaId, collectionId: ref } = await showAlso(second, shared);
    await site.services.db.queries
      .insertInto("documentMedia")
      .values({ kind: "collection", ref, mediaId, current: 1 })
      .execute();
    expect((await remove(first?._id, admin)).status).toBe(200);
    const mixed = all.find(({ mediaType }) => mediaType === "mixed");
    await site.call("POST /api/photography/discard", { ids: [first?._id, mixed?._id] }, admin);
    expect(isKept(shared?.url)).toBe(true);
    expect(isKept(first?.media[1]?.url)).toBe(false);
    expect(mixed?.media.map(({ url }) => isKept(url))).toEqual(mixed?.media.map(() => false));
  });

  it("leaves its media if one of them comes into use at the same time", async () => {
    const [, , third, fourth] = all.filter(({ mediaType }) => mediaType !== "mixed");
    await showAlso(fourth, third?.media[0]);
    await remove(third?._id, admin);
    const ids = [third?._id];
    const discarded = await site.call("POST /api/photography/discard", { ids }, admin);
    expect(discarded).toMatchObject({ status: 200, body: { ids } });
    expect(third?.media.map(({ url }) => isKept(url))).toEqual(third?.media.map(() => true));
  });
});
