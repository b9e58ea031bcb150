import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { blogs } from "#sample/blogs/blogs.ts";
import { marked, passage } from "./passages.ts";
import { stem } from "./words/porter.ts";

const sought = (...words: string[]) =>
  JSON.stringify({
    words: words.map((word, at) => ({ word, unfinished: at === words.length - 1 })),
    open: "[",
    close: "]",
  });

it("stems words as FTS5 does", () => {
  const endings =
    `ational tional enci anci izer logi bli alli entli eli ousli ization ation ator alism iveness fulness
    ousness aliti iviti biliti icate ative alize iciti ical ful ness al ance ence er ic able ible ant ement ment ent ion
    sion tion ou ism ate iti ous ive ize ed eed ing s es sses ies y ly ll e`.split(/\s+/);
  const beginnings = [
    "",
    "b",
    "oa",
    "tr",
    "relat",
    "hop",
    "fall",
    "controll",
    "tann",
    "agre",
    "fil",
    "ye",
    "sy",
  ];
  const sampleText = blogs
    .map(({ content }) => content)
    .join(" ")
    .toLowerCase();
  const words = new Set([
    ...(sampleText.match(/[a-z]+/g) ?? []),
    ...beginnings.flatMap((beginning) => endings.map((ending) => beginning + ending)),
  ]);
  const database = new DatabaseSync(":memory:");
  database.exec(
    "create virtual table texts using fts5(word, tokenize = 'porter unicode61 remove_diacritics 2')",
  );
  database.exec("create virtual table terms using fts5vocab(texts, instance)");
  const add = database.prepare("insert into texts (rowid, word) values (?, ?)");
  for (const [at, word] of [...words].entries()) add.run(at, word);
  const terms = database.prepare("select term from terms order by doc").all();
  database.close();
  expect([...words].map(stem)).toEqual(terms.map(({ term }) => term));
  // By that, passages find the words that may have a stem.
  expect([...words].filter((word) => !word.startsWith(stem(word).slice(0, -1)))).toEqual([]);
});

it("marks words by their stem, accents and case aside", () => {
  expect(marked("Walking to the CAFÉ, cafés and cafeteria", "", sought("walks", "cafe"))).toBe(
    "[Walking] to the [CAFÉ], [cafés] and [cafeteria]",
  );
  expect(marked("Die Häuser, das Haus: Hausboot", "de", sought("haus", "x"))).toBe(
    "Die [Häuser], das [Haus]: Hausboot",
  );
  expect(marked("Ärger, überärger", "de", sought("ärger"))).toBe("[Ärger], überärger");
});

it("shows the part with the most different words, from the beginning of a sentence", () => {
  const filling = "Nothing of it is here. ".repeat(40);
  const text = `A bench. ${filling}The bench by the river, with a bench. ${filling}`;
  const rest = `${"Nothing of it is here. ".repeat(4)}Nothing of it is…`;
  expect(passage(text, "", sought("bench", "river"))).toBe(
    `…The [bench] by the [river], with a [bench]. ${rest}`,
  );
  expect(passage("Few words only.", "", sought("other"))).toBe("Few words only.");
});
