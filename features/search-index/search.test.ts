import { beforeAll, describe, expect, it } from "vitest";
import { hostileTexts } from "#test/files/corpora.ts";
import { useSite } from "#test/harness.ts";
import { refreshIndex } from "./entries.store.server.ts";
import { indexDocument, removeFromIndex, type SearchDocument } from "./index.server.ts";
import { hasMark, passage, withoutMarks } from "./marks.ts";
import { type SearchOptions, search } from "./search.server.ts";

const site = useSite({ filled: false });
beforeAll(async () => {
  await index(...documents);
});

const now = "2026-03-10T09:00:00.000Z";
const document = (ref: string, title: string, tags: string[], text: string): SearchDocument => ({
  kind: "blog",
  ref,
  title,
  tags,
  text,
  section: "programmes",
  authorIds: ["ada"],
  publishedAt: "2026-01-01T00:00:00.000Z",
});
const filler = "A long report about other things. ".repeat(20);
const documents = [
  document("title", "Tramways of the city", [], filler),
  document("tag", "The city", ["tramways"], filler),
  document("text", "The city", [], `${filler} Somebody mentions tramways. ${filler}`),
  document("accents", "Café Ñandú", ["straße"], "naïve"),
  document("benches", "Benches", ["Sitting"], "Walking along the river with children."),
  { ...document("gallery", "Riverside photographs", [], "benches"), kind: "collection" as const },
];

async function index(...added: SearchDocument[]): Promise<void> {
  await site.services.db.write(async (queries) => {
    for (const each of added) await indexDocument(queries, each);
  });
}
const remove = (...refs: string[]) =>
  site.services.db.write((queries) => removeFromIndex(queries, "blog", refs));
const find = (query: string, options: Partial<SearchOptions> = {}) =>
  search(site.services.db, query, { limit: 10, offset: 0, now, ...options });
async function found(query: string, options: Partial<SearchOptions> = {}): Promise<string[]> {
  return (await find(query, options)).hits.map(({ ref }) => ref);
}

describe("search", () => {
  it("puts titles before tags and tags before text", async () => {
    expect(await found("tramways")).toEqual(["title", "tag", "text"]);
    expect(await found("TRAMWAYS")).toEqual(["title", "tag", "text"]);
    expect(await found("tramways", { limit: 1, offset: 1 })).toEqual(["tag"]);
  });

  it("matches all words, the last one by prefix", async () => {
    expect(await found("city tramw")).toEqual(["title", "tag", "text"]);
    expect(await found("tramw city")).toEqual([]);
    expect(await found("tramways elephants")).toEqual([]);
    expect(await found("riv")).toEqual(["gallery", "benches"]);
  });

  it("matches words by their stem, in all kinds of documents", async () => {
    expect(await found("walks child")).toEqual(["benches"]);
    const { hits } = await find("bench");
    expect(hits.map(({ kind, ref }) => [kind, ref])).toEqual([
      ["blog", "benches"],
      ["collection", "gallery"],
    ]);
  });

  it("stems words by the rules of the document's language", async () => {
    await index({
      ...document("german", "Die Häuser der Stadt", [], "Eine Generation zählt Bänke."),
      language: "de-AT",
    });
    await index({ ...document("maltese", "Id-djar tal-belt", [], ""), language: "mt" });
    expect(await found("häuser bänke")).toEqual(["german"]);
    expect(await found("hauses bank")).toEqual(["german"]);
    expect(await found("djar belt")).toEqual(["maltese"]);
    // English has the same stem for both words.
    await index(document("english", "A city and its generation", [], ""));
    expect([await found("generals stadt"), await found("generals city")]).toEqual([[], ["english"]]);
    expect(await find("stdt zählt")).toMatchObject({ hits: [{ ref: "german" }], similar: ["stadt"] });
    const { hits } = await find("generation bän");
    expect(hits.map(({ text }) => text)[0]).toContain("\u0002Generation\u0003 zählt \u0002Bänke\u0003");
    expect(await found("walks child")).toEqual(["benches"]);
    expect((await find("hauses stadt")).hits[0]?.title).toContain("\u0002Häuser\u0003 der \u0002Stadt");
    await remove("german", "maltese", "english");
    expect(await found("häuser bänke")).toEqual([]);
  });

  it("stems documents without a language by the rules of the site's", async () => {
    const follow = (language: string) =>
      refreshIndex(site.services.db, { language }, { aborted: () => false });
    await index({ ...document("own", "Walking in the sun", [], ""), language: "en" });
    expect(await found("walked the")).toEqual(["own", "benches"]);
    await follow("de");
    expect(await found("walked the")).toEqual(["own"]);
    expect(await found("walking children")).toEqual(["benches"]);
    await follow("en");
    expect(await found("walked the")).toEqual(["own", "benches"]);
    await remove("own");
  });

  it("filters by language", async () => {
    await index({ ...document("own", "Benches", [], ""), language: "en" });
    await index({ ...document("german", "Benches in Wien", [], ""), language: "de-AT" });
    const bench = async (language: string, siteLanguage: string) =>
      (await found("benches", { filter: { kind: "blog", language }, siteLanguage })).sort();
    expect(await bench("en", "en")).toEqual(["benches", "own"]);
    expect(await bench("de-AT", "en")).toEqual(["german"]);
    expect(await bench("de-AT", "de-AT")).toEqual(["benches", "german"]);
    expect(await bench("en", "de-AT")).toEqual(["own"]);
    expect(await bench("fr", "en")).toEqual([]);
    await remove("own", "german");
  });

  it("ignores stop words", async () => {
    expect(await found("the tramways of the city")).toEqual(["title", "tag", "text"]);
    expect(await found("and the")).toEqual([]);
    expect((await found("city the")).sort()).toEqual(["tag", "text", "title"]);
  });

  it("ignores accents", async () => {
    for (const query of ["cafe nandu", "CAFÉ Ñandú", "naive", "cafe\u0301"]) {
      expect(await found(query), query).toEqual(["accents"]);
    }
  });

  it("corrects misspelled words by one letter", async () => {
    for (const query of ["tramwys", "trmaways", "tramwaxs", "ttramways"]) {
      const { hits, similar } = await find(query);
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
    const right = await find("tramways");
    expect(right.similar).toEqual([]);
  });

  it("filters by kind, section, tag, year and author", async () => {
    const bench = (filter: SearchOptions["filter"]) => found("bench", { filter });
    expect(await bench({ kind: "collection" })).toEqual(["gallery"]);
    expect(await bench({ kind: "blog" })).toEqual(["benches"]);
    expect(await bench({ kind: "blog", tag: "sitting" })).toEqual(["benches"]);
    expect(await bench({ kind: "collection", tag: "sitting" })).toEqual([]);
    expect(await bench({ section: "programmes", year: 2026, author: "ada" })).toHaveLength(2);
    expect(await bench({ section: "events" })).toEqual([]);
    expect(await bench({ year: 2025 })).toEqual([]);
    expect(await bench({ author: "bo" })).toEqual([]);
  });

  it("returns at most 1,000 documents: by title, then by tag, then the latest", async () => {
    const many = Array.from({ length: 1100 }, (_, number) =>
      document(`many-${number}`, "Street", [], "kerbstone"),
    );
    await index(
      document("kerb-title", "Kerbstones", [], ""),
      document("kerb-tag", "Street", ["kerbstones"], ""),
      document("kerb-long", "Kerbstonework", [], ""),
    );
    await index(...many);
    // A word in so many documents is looked for as it is, not as the beginning of others.
    const first = await find("kerbstone", { limit: 3 });
    expect(first.hits.map(({ ref }) => ref)).toEqual(["kerb-title", "kerb-tag", "many-1099"]);
    expect(first).toMatchObject({ total: 1000, more: true });
    const last = await find("kerbstone", { limit: 30, offset: 990 });
    expect(last.hits).toHaveLength(10);
    await remove(...many.map(({ ref }) => ref));
    expect((await found("kerbstone")).toSorted()).toEqual(["kerb-long", "kerb-tag", "kerb-title"]);
  });

  it("finds nothing for a query without words", async () => {
    for (const query of ["", "   ", '"', "* & | !", "'--", "\0", "😀", "̈", "()"]) {
      expect(await found(query), JSON.stringify(query)).toEqual([]);
    }
  });

  it("does not interpret queries as syntax", async () => {
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

  it("finds a document by its current words, and not after its removal", async () => {
    await index(document("moved", "Zeppelins", [], ""));
    expect(await found("zeppelins")).toEqual(["moved"]);
    await index(document("moved", "Balloons", [], ""));
    expect([await found("zeppelins"), await found("balloons")]).toEqual([[], ["moved"]]);
    expect(await found("baloons")).toEqual(["moved"]);
    await remove("moved");
    const gone = await find("baloons");
    expect([await found("balloons"), gone.hits, gone.similar]).toEqual([[], [], []]);
  });

  it("finds a scheduled document only from its time on, also by a misspelled word", async () => {
    const publishedAt = "2026-03-10T09:00:00.001Z";
    await index({ ...document("later", "Funiculars", [], ""), publishedAt });
    for (const query of ["funiculars", "funicullars"]) {
      expect(await find(query)).toMatchObject({ hits: [], similar: [] });
      expect(await found(query, { now: publishedAt })).toEqual(["later"]);
    }
    await index({ ...document("later", "Funiculars", [], ""), publishedAt: null });
    expect(await found("funiculars", { now: publishedAt })).toEqual([]);
  });

  it("marks the words that were found, and shortens the text around them", async () => {
    const text = `${"Before. ".repeat(60)}Some <i>cafés</i> are open.${" After.".repeat(60)}`;
    await index(document("marked", "On <b>cafés</b> & bars\u0002", ["Cafés", "Bars"], text));
    const [hit] = (await find("cafe")).hits.filter(({ ref }) => ref === "marked");
    const marked = "\u0002cafés\u0003";
    expect(hit?.title.trim()).toBe(`On <b>${marked}</b> & bars`);
    expect(hit?.tags.split("\n").filter(hasMark).map(withoutMarks)).toEqual(["Cafés"]);
    expect(hit?.text).toContain(`Some <i>${marked}</i> are open.`);
    expect(hit?.text).toMatch(/^….*…$/);
    expect(passage("x".repeat(1000))).toEqual([{ text: "x".repeat(300), found: false }]);
  });

  it("answers all naughty strings", async () => {
    for (const string of hostileTexts("texts"))
      await expect(found(string), JSON.stringify(string)).resolves.toBeDefined();
  });
});
