import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sentencesIn } from "#test/sentences.ts";
import type { Compiled } from "./compile.ts";
import { languages, messagesIn, original, readMessages } from "./files.ts";

const entries = Object.entries(readMessages());
const files = globSync("{admin,app,core,db,features,server,ui}/**/*.{ts,tsx}")
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => !file.endsWith(".test.ts"))
  .sort();
const sources = new Map(files.map((file) => [file, readFileSync(file, "utf8")]));

/** Texts of the specification that are no messages: values, and what decision 0026 says otherwise. */
const otherTexts = [
  "10+", // a number
  'No programmes found in the "{category}" category.', // a message for each section
  "No response data",
  "U",
  "Welcome to the Research Institute", // with the name as a value
  ...[
    "by",
    "events",
    "past",
    "position",
    "post",
    "publication",
    "publications",
    "total",
    "unlike",
    "upcoming",
  ],
];

/** Texts that nobody translates: what operators and developers read, and names. */
const exceptions: [files: RegExp, texts: RegExp][] = [
  [/^db\//, /./],
  [/^server\/(absent-packages|cli-output|docs-page|env|metrics|open-api|services|start|upgrade)/, /./],
  [/^features\/(backups\/(bringing-back|opening)|members\/admins)\.server\.ts$/, /./], // on the command line
  [/^(app\/site\/route-errors|core\/slow-work|features\/exports\/making\/maker\.server)\.ts$/, /./], // in the log
  [/^(app\/(linked-data|font-pairs)|core\/language|features\/settings\/choices)/, /./], // names
  [/^features\/media\/files\/formats\/(office-properties|pdf-metadata)\.server\.ts$/, /./], // keys of metadata
  [/^features\/feeds\/site-files\.server\.ts$/, /^(Canonical|Sitemap): …/],
  [/./, /^(\/about|https:\/\/|docs\/running\.md|npm run site -- .+|BACKUP_TO|SMTP_URL)$/],
  [/./, /^"?(Source (Serif|Sans).*|ORCID|PDF|Research Institute)$/],
];
const isException = (file: string, text: string) =>
  exceptions.some(([files, texts]) => files.test(file) && texts.test(text));

describe("the messages", () => {
  it("have a line each, in the order of their ids", () => {
    const lines = entries
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([id, { text, comment }]) => {
        return `  "${id}": { "text": ${JSON.stringify(text)}, "comment": ${JSON.stringify(comment)} }`;
      });
    expect(readFileSync("messages/en.json", "utf8")).toBe(`{\n${lines.join(",\n")}\n}\n`);
  });

  it("tell translators what they are for", () => {
    expect(entries.filter(([, { comment }]) => !/^\P{Ll}.+\.”?$/u.test(comment))).toEqual([]);
  });

  it("are all used", () => {
    const used = [...sources.values()].flatMap((text) => [...text.matchAll(/\bm\.(\w+\.\w+)/g)]);
    const ids = new Set(used.map(([, id]) => id));
    expect(entries.map(([id]) => id).filter((id) => !ids.has(id))).toEqual([]);
  });
});

describe.each(languages().slice(1))("the messages in %s", (language) => {
  const texts: Record<string, string> = JSON.parse(readFileSync(`messages/${language}.json`, "utf8"));
  const ids = Object.keys(texts);

  it("have a line each, in the order of their ids", () => {
    const lines = ids.toSorted().map((id) => `  "${id}": ${JSON.stringify(texts[id])}`);
    expect(readFileSync(`messages/${language}.json`, "utf8")).toBe(`{\n${lines.join(",\n")}\n}\n`);
  });

  it("are translations with the values of the originals", () => {
    const valuesOf = (message?: Compiled) => Object.keys(message?.values ?? {}).sort();
    const originals = messagesIn(original);
    const translations = messagesIn(language);
    const different = ids.filter(
      (id) => `${valuesOf(translations.get(id))}` !== `${valuesOf(originals.get(id))}` || !originals.has(id),
    );
    expect(different).toEqual([]);
  });

  it("have the plural forms of the language", () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.filter(isNeeded);
    const incomplete = ids.filter((id) => {
      const keys = [...(texts[id] ?? "").matchAll(/^(\S+) \{\{/gm)].map(([, key]) => key);
      return keys.includes("one") && !forms.every((form) => keys.includes(form) || keys.includes("0"));
    });
    expect(incomplete).toEqual([]);
  });
});

/** Large numbers have a form of their own in French, Portuguese and Spanish: before a noun with “de”. */
const isNeeded = (form: string, _: number, { length }: string[]) =>
  form !== "other" && !(form === "many" && length === 3);

describe("the specification", () => {
  const texts = readFileSync("test/spec.md", "utf8")
    .matchAll(/(?<!\p{L})'((?:[^'\n]|(?<=\p{L})'(?=\p{L}))+)'/gu)
    .flatMap(([, text = ""]) => text.split(" / "));
  /** A choice is a message with several texts. */
  const messages = new Set(
    entries
      .flatMap(([, { text }]) => text.split(/\n?(?:\S+) \{\{|\}\}/))
      .map((text) => text.replaceAll("{$", "{")),
  );

  it("has its texts among the messages, word for word", () => {
    expect([...new Set(texts)].filter((text) => !messages.has(text)).sort()).toEqual(otherTexts);
  });
});

describe("the sources", () => {
  const found = [...sources].map(([file, text]) => ({ file, ...sentencesIn(file, text) }));
  const lines = (of: "literal" | "early") =>
    found.flatMap(({ file, [of]: list }) => list.map(({ line, text }) => ({ file, line, text })));

  it("have no sentences for people", () => {
    expect(lines("literal").filter(({ file, text }) => !isException(file, text))).toEqual([]);
  });

  it("read no message while they load, when its language is not known", () => {
    expect(lines("early")).toEqual([]);
  });
});
