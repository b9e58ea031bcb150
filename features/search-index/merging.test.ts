import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openDatabase } from "#db/client.ts";
import { engine, makePlace, openSite, type Place } from "#test/harness.ts";
import { article, writingApi } from "#test/writing.ts";
import { saveEntry } from "./entries.store.server.ts";
import { gatherIndex, mergeIndex } from "./merging.store.server.ts";

const toTheEnd = { aborted: () => false };

describe.skipIf(engine !== "sqlite")("the search index", () => {
  let place: Place;
  let file: DatabaseSync;
  let id: string;
  beforeAll(async () => {
    place = await makePlace(true);
    file = new DatabaseSync(`${place.folder}/site.sqlite`);
    await onSite(async (site) => {
      const api = writingApi(site, await site.bearer());
      for (let count = 0; count < 5; count += 1) id = (await api.add(article)).body._id;
    });
  });
  afterAll(async () => {
    file.close();
    await place.remove();
  });

  async function onSite(work: (site: Awaited<ReturnType<typeof openSite>>) => Promise<void>): Promise<void> {
    const site = await openSite({ beside: { place } });
    await work(site);
    await site.close();
  }

  const indexOnDisk = () => file.prepare("select id, hex(block) as block from search_words_data").all();
  const version = () => file.prepare("pragma data_version").get();
  const blocksWith = (word: string) =>
    file
      .prepare("select count(*) as count from search_words_data where instr(block, ?) > 0")
      .get(word.slice(4))?.count; // its beginning is kept apart where another word has it too
  const states = () =>
    file
      .prepare("select state from search_merges where state <> 'removed'")
      .all()
      .map(({ state }) => state);

  it("is not written by a start or a night if nothing was deleted for good", async () => {
    const before = indexOnDisk();
    await onSite(async ({ services }) => {
      const started = version();
      await mergeIndex(services.db, toTheEnd);
      expect(version()).toEqual(started);
    });
    expect(indexOnDisk()).toEqual(before);
    expect(before.length).toBeGreaterThan(5);
  });

  it("is merged once after a published document was deleted for good, not after a draft was", async () => {
    await onSite(async (site) => {
      const api = writingApi(site, await site.bearer());
      const draft = (await api.add({ ...article, status: "draft" })).body._id;
      for (const what of ["trash", "discard"]) await api.call(`POST /api/blogs/${what}`, { ids: [draft] });
      expect(states()).toEqual([]);
      await api.call("POST /api/blogs/trash", { ids: [id] });
      expect(states()).toEqual([]);
      await api.call("POST /api/blogs/discard", { ids: [id] });
      expect(states()).toEqual(["due"]);
      const before = indexOnDisk();
      await mergeIndex(site.services.db, toTheEnd);
      expect(states()).toEqual([]);
      expect(indexOnDisk().length).toBeLessThan(before.length);
      const merged = version();
      await mergeIndex(site.services.db, toTheEnd);
      expect(version()).toEqual(merged);
      expect(
        file.prepare("insert into search_words(search_words) values ('integrity-check')").run(),
      ).toBeTruthy();
    });
  });

  it("is merged after a document was discarded that was only scheduled", async () => {
    const secret = "velmorbundakh";
    await onSite(async (site) => {
      const api = writingApi(site, await site.bearer());
      const scheduled = { ...article, status: "scheduled", publishAt: "2027-01-01T12:00" };
      const { _id } = (await api.add({ ...scheduled, content: `<p>${secret}</p>` })).body;
      await api.update(_id, { status: "draft" });
      await api.call("POST /api/blogs/trash", { ids: [_id] });
      await mergeIndex(site.services.db, toTheEnd);
      expect(blocksWith(secret)).toBeGreaterThan(0);
      await api.call("POST /api/blogs/discard", { ids: [_id] });
      await mergeIndex(site.services.db, toTheEnd);
      expect(blocksWith(secret)).toBe(0);
    });
  });

  it("is merged to the end when there are few new segments", async () => {
    const secret = "zanquormbundakh";
    const words = (entry: number) =>
      Array.from({ length: 400 }, (_, index) => `w${((entry * 401 + index) * 7919) % 30011}`).join(" ");
    const entries = Array.from({ length: 300 }, (_, entry) => entryOf(`many${entry}`, words(entry)));
    await onSite(async (site) => {
      const api = writingApi(site, await site.bearer());
      await site.services.db.write(async (queries) => {
        for (const entry of entries) await saveEntry(queries, entry);
      });
      const { _id } = (await api.add({ ...article, content: `<p>${secret}</p>` })).body;
      file.exec("insert into search_words(search_words) values ('optimize')");
      for (const what of ["trash", "discard"]) await api.call(`POST /api/blogs/${what}`, { ids: [_id] });
      await mergeIndex(site.services.db, { aborted: once() });
      expect([states(), blocksWith(secret)]).toEqual([["begun"], expect.toBeOneOf([1, 2, 3])]);
      for (let count = 0; count < 3; count += 1) await api.add(article);
      await mergeIndex(site.services.db, toTheEnd);
      expect([states(), blocksWith(secret)]).toEqual([[], 0]);
    });
  });

  it("is merged into one segment when it has many", async () => {
    const segments = () =>
      file.prepare("select count(distinct segid) as count from search_words_idx").get()?.count as number;
    const db = await openDatabase({ file: `${place.folder}/site.sqlite` });
    await gatherIndex(db, toTheEnd);
    for (let entry = 0; segments() <= 8; entry += 1)
      await saveEntry(db.queries, entryOf(`few${entry}`, `word${entry}`));
    await gatherIndex(db, toTheEnd);
    expect(segments()).toBe(1);
    await db.close();
  });

  it("is merged as this process's own write, which drops no page", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const db = await openDatabase({ file: `${place.folder}/site.sqlite` });
    const heard: unknown[] = [];
    db.onChange((change) => heard.push(change));
    file.exec("insert or ignore into search_merges values ('due')");
    vi.advanceTimersByTime(500);
    expect(heard).toEqual([null]); // this connection is like another process's
    const before = version();
    await mergeIndex(db, toTheEnd);
    vi.advanceTimersByTime(500);
    expect([heard, states()]).toEqual([[null], []]);
    expect(version()).not.toEqual(before);
    file.exec("insert or ignore into search_merges values ('due')");
    await mergeIndex(db, toTheEnd);
    expect(heard).toEqual([null, null]);
    vi.useRealTimers();
    await db.close();
  });
});

function entryOf(ref: string, body: string) {
  return {
    kind: "page" as const,
    ref,
    publishedAt: "2026-01-01T00:00:00.000Z",
    title: "",
    tags: "",
    facets: "",
    body,
    language: "",
    followsSite: 0,
  };
}

/** False, and true from the second call on. */
function once(): () => boolean {
  let calls = 0;
  return () => calls++ > 0;
}
