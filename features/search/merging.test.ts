import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openDatabase } from "#db/client.ts";
import { engine, makePlace, openSite, type Place } from "#test/harness.ts";
import { article, writingApi } from "#test/writing.ts";
import { mergeIndex } from "./store.server.ts";

const toTheEnd = { aborted: () => false };

describe.skipIf(engine !== "sqlite")("the search index", () => {
  let place: Place;
  let file: DatabaseSync;
  let id: string;
  beforeAll(async () => {
    place = await makePlace(true);
    file = new DatabaseSync(`${place.folder}/site.sqlite`);
    await onSite(async (site) => {
      const api = writingApi(site, await site.bearer("admin@example.org"));
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
  const states = () =>
    file
      .prepare("select state from search_merges")
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
      const api = writingApi(site, await site.bearer("admin@example.org"));
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
