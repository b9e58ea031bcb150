import type { Queries } from "#db/engine.ts";
import type { DocumentKindName, Section } from "#db/schema.ts";
import { rulesOf } from "#db/words/stemmers.ts";
import * as store from "./entries.store.server.ts";
import { marks } from "./marks.ts";
import { facetsOf, ownLanguage } from "./terms.ts";

/** `text` is plain text, `tags` are labels. */
export type SearchDocument = {
  kind: DocumentKindName;
  ref: string;
  title: string;
  tags: string[];
  text: string;
  /** The plain text of files in the document, which has as many words in the index. */
  files?: string;
  section?: Section;
  /** BCP 47. Empty: that of the site. */
  language?: string;
  /** Ids of accounts and people. */
  authorIds?: string[];
  /** Ids of projects that it names. */
  projects?: string[];
  /** Readers find the document from then on. Null removes it from the index: a draft, or in the trash. */
  publishedAt: string | null;
};

const maxWords = 20_000; // of one text
const markCharacters = new RegExp(`[${marks.open}${marks.close}]`, "g");

/** Adds a document to the search index or replaces it. Call it after every change of one of these fields. */
export async function indexDocument(
  db: Queries,
  {
    kind,
    ref,
    title,
    tags,
    text,
    files = "",
    section,
    authorIds = [],
    projects = [],
    ...document
  }: SearchDocument,
): Promise<void> {
  const { publishedAt, language } = document;
  if (publishedAt === null) return removeFromIndex(db, kind, [ref]);
  const year = new Date(publishedAt).getUTCFullYear();
  const facets = [
    facetsOf({ kind, section, year }),
    ...authorIds.map((author) => facetsOf({ author })),
    ...projects.map((project) => facetsOf({ project })),
    ...tags.map((tag) => facetsOf({ tag })),
    ...(language ? [[...facetsOf({ language }), ownLanguage]] : []),
  ];
  await store.saveEntry(db, {
    kind,
    ref,
    publishedAt,
    facets: facets.flat().join(" "),
    language: rulesOf(language || (await store.languageOfSite(db))),
    followsSite: language ? 0 : 1,
    title: withoutMarks(title),
    tags: withoutMarks(tags.join("\n")),
    body: withoutMarks(files ? `${firstWords(text)} ${firstWords(files)}` : firstWords(text)),
  });
}

export async function removeFromIndex(db: Queries, kind: DocumentKindName, refs: string[]): Promise<void> {
  if (refs.length > 0) await store.removeEntries(db, kind, refs);
}

// Composed, because stemmers read letters with their accents.
function withoutMarks(text: string): string {
  return text.replace(markCharacters, " ").normalize("NFC");
}

function firstWords(text: string): string {
  const words = /\S+/g;
  for (let count = 0; count < maxWords; count += 1) {
    if (!words.test(text)) return text;
  }
  return text.slice(0, words.lastIndex);
}
