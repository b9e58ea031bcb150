import type { Queries } from "#db/engine.ts";
import type { DocumentKindName, Section } from "#db/schema.ts";
import * as store from "./store.server.ts";

/** What a document is found by. `text` is plain text, `tags` are labels. */
export type SearchDocument = {
  kind: DocumentKindName;
  ref: string;
  title: string;
  tags: string[];
  text: string;
  section?: Section;
  authorId?: string;
  /** Readers find it from then on; null for a draft and in the trash: nobody finds it. */
  publishedAt: string | null;
};

const mostWords = 20_000; // of one text

/** Adds a document to the search index or replaces it. To be called after every change of one of its fields. */
export async function indexDocument(db: Queries, document: SearchDocument): Promise<void> {
  const { kind, ref, title, tags, text, publishedAt } = document;
  if (publishedAt === null) return removeFromIndex(db, kind, [ref]);
  await store.saveEntry(db, { kind, ref, title, tags: tags.join(" "), body: firstWords(text) });
}

export async function removeFromIndex(db: Queries, kind: DocumentKindName, refs: string[]): Promise<void> {
  if (refs.length > 0) await store.removeEntries(db, kind, refs);
}

function firstWords(text: string): string {
  const words = /\S+/g;
  for (let count = 0; count < mostWords; count += 1) {
    if (!words.test(text)) return text;
  }
  return text.slice(0, words.lastIndex);
}
