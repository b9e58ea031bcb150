import { existsSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSite, type TestSite } from "#test/harness.ts";
import type { Facets } from "./facets.ts";
import type { SearchEntryTable } from "./schema.ts";

const corpus = "../shared/corpora/naughty-strings.json";

let site: TestSite;
beforeAll(async () => {
  site = await openSite({ filled: false });
  await site.services.db.queries.insertInto("searchEntries").values(entries).execute();
});
afterAll(() => site.close());

const entry = (ref: string, title: string, tags: string, body: string): SearchEntryTable => ({
  ...{ kind: "blog", ref, title, tags, body },
});
const filler = "A long report about other things. ".repeat(20);
const entries = [
  entry("title", "Tramways of the city", "", filler),
  entry("tag", "The city", "tramways", filler),
  entry("text", "The city", "", `${filler} Somebody mentions tramways. ${filler}`),
  entry("accents", "Café Ñandú", "straße", "naïve"),
  entry("benches", "Benches", "sitting", "Walking along the river with children."),
  { ...entry("gallery", "Riverside photographs", "", "benches"), kind: "collection" as const },
];

async function found(query: string, { limit = 10, offset = 0 } = {}): Promise<string[]> {
  const { engine, queries } = site.services.db;
  return (await engine.search(queries, query, { limit, offset })).hits.map(({ ref }) => ref);
}

describe("search", () => {
  it("puts titles before tags and tags before text", async () => {
    expect(await found("tramways")).toEqual(["title", "tag", "text"]);
    expect(await found("TRAMWAYS")).toEqual(["title", "tag", "text"]);
    expect(await found("tramways", { limit: 1, offset: 1 })).toEqual(["tag"]);
  });

  it("wants every word, and takes the last one as unfinished", async () => {
    expect(await found("city tramw")).toEqual(["title", "tag", "text"]);
    expect(await found("tramw city")).toEqual([]);
    expect(await found("tramways elephants")).toEqual([]);
    expect(await found("riv")).toEqual(["gallery", "benches"]);
  });

  it("knows a word by its stem, and a collection from a blog", async () => {
    expect(await found("walks child")).toEqual(["benches"]);
    const { engine, queries } = site.services.db;
    const { hits } = await engine.search(queries, "bench", { limit: 10, offset: 0 });
    expect(hits.map(({ kind, ref }) => [kind, ref])).toEqual([
      ["blog", "benches"],
      ["collection", "gallery"],
    ]);
  });

  it("leaves common words out, and finds nothing for them alone", async () => {
    expect(await found("the tramways of the city")).toEqual(["title", "tag", "text"]);
    expect(await found("and the")).toEqual([]);
    expect((await found("city the")).sort()).toEqual(["tag", "text", "title"]);
  });

  it("takes accents for nothing, here and there", async () => {
    for (const query of ["cafe nandu", "CAFÉ Ñandú", "naive", "cafe\u0301"]) {
      expect(await found(query), query).toEqual(["accents"]);
    }
  });

  it("takes a word that is nowhere for those that are one letter away", async () => {
    const { engine, queries } = site.services.db;
    for (const query of ["tramwys", "trmaways", "tramwaxs", "ttramways"]) {
      const { hits, similar } = await engine.search(queries, query, { limit: 10, offset: 0 });
      expect(
        hits.map(({ ref }) => ref),
        query,
      ).toEqual(["title", "tag", "text"]);
      expect(similar, query).toContain("tramways");
    }
    expect(await found("cty")).toEqual([]);
    expect(await found("trmwys")).toEqual([]);
    expect(await found("city tramwys")).toEqual(["title", "tag", "text"]);
    expect(await found("citty tramwys")).toEqual(["title", "tag", "text"]);
    expect(await found("citty tramwys mentoins")).toEqual([]);
    const right = await engine.search(queries, "tramways", { limit: 10, offset: 0 });
    expect(right.similar).toEqual([]);
  });

  it("is narrowed to a kind", async () => {
    const { engine, queries } = site.services.db;
    const search = (facets: Facets) => engine.search(queries, "bench", { limit: 10, offset: 0, facets });
    expect((await search({ kind: "collection" })).hits.map(({ ref }) => ref)).toEqual(["gallery"]);
    expect((await search({ kind: "blog" })).hits.map(({ ref }) => ref)).toEqual(["benches"]);
    expect((await search({ kind: "blog", tag: "sitting" })).total).toBe(0);
  });

  it("ends where nobody reads on, with titles first, then tags, then the latest", async () => {
    const { engine, queries } = site.services.db;
    const many = Array.from({ length: 1100 }, (_, number) =>
      entry(`many-${number}`, "Street", "", "kerbstone"),
    );
    await queries
      .insertInto("searchEntries")
      .values([entry("kerb-title", "Kerbstones", "", ""), entry("kerb-tag", "Street", "kerbstones", "")])
      .execute();
    for (let from = 0; from < many.length; from += 100) {
      await queries
        .insertInto("searchEntries")
        .values(many.slice(from, from + 100))
        .execute();
    }
    const first = await engine.search(queries, "kerbstone", { limit: 3, offset: 0 });
    expect(first.hits.map(({ ref }) => ref)).toEqual(["kerb-title", "kerb-tag", "many-1099"]);
    expect(first).toMatchObject({ total: 1000, more: true });
    const last = await engine.search(queries, "kerbstone", { limit: 30, offset: 990 });
    expect(last.hits).toHaveLength(10);
    await queries.deleteFrom("searchEntries").where("body", "=", "kerbstone").execute();
    expect(await found("kerbstone")).toEqual(["kerb-title", "kerb-tag"]);
  });

  it("finds nothing for a query without words", async () => {
    for (const query of ["", "   ", '"', "* & | !", "'--", "\0", "😀", "̈", "()"]) {
      expect(await found(query), JSON.stringify(query)).toEqual([]);
    }
  });

  it("reads no query as syntax", async () => {
    const hostile = [
      'tramways" OR "river',
      "tramways & !city",
      "title:tramways",
      "tram*ways*",
      "NEAR(tramways city)",
    ];
    const quoted = ["tramways'; drop table users; --", "tramways\\", "tramways:*", "'tramways", '"tramways'];
    const odd = [
      "tram\0ways",
      "\ud800tramways",
      "½ tramways",
      "ﬁ",
      "tramways ̈",
      "a".repeat(5000),
      "a ".repeat(500),
    ];
    for (const query of [...hostile, ...quoted, ...odd])
      await expect(found(query), query).resolves.toBeDefined();
    expect(await found("'tramways")).toEqual(["title", "tag", "text"]);
  });

  it("follows what is changed and taken away", async () => {
    const { queries } = site.services.db;
    await queries
      .insertInto("searchEntries")
      .values(entry("moved", "Zeppelins", "", ""))
      .execute();
    expect(await found("zeppelins")).toEqual(["moved"]);
    await queries
      .updateTable("searchEntries")
      .set({ title: "Balloons" })
      .where("ref", "=", "moved")
      .execute();
    expect([await found("zeppelins"), await found("balloons")]).toEqual([[], ["moved"]]);
    expect(await found("baloons")).toEqual(["moved"]);
    await queries.deleteFrom("searchEntries").where("ref", "=", "moved").execute();
    const { engine } = site.services.db;
    const gone = await engine.search(queries, "baloons", { limit: 10, offset: 0 });
    expect([await found("balloons"), gone.hits, gone.similar]).toEqual([[], [], []]);
  });

  it("answers every string that is known to break things", async ({ skip }) => {
    if (!existsSync(corpus)) return skip(`There is no ${corpus} here.`);
    const strings: string[] = JSON.parse(readFileSync(corpus, "utf8"));
    expect(strings.length).toBeGreaterThan(200);
    for (const string of strings) await expect(found(string), JSON.stringify(string)).resolves.toBeDefined();
  });
});
