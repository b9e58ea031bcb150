import type { RawBuilder } from "kysely";
import type { Queries } from "#db/engine.ts";
import type { DocumentKindName } from "#db/schema.ts";
import type { Term } from "./terms.ts";

/** Documents that are published after `now` are not found. */
export type Query = { terms: Term[]; facets: string[]; now: string };

export type Place = "title" | "heading" | "anywhere";

/** Texts mark the words that were found with `marks`. Tags are separated by line breaks. */
export type Hit = { kind: DocumentKindName; ref: string; title: string; tags: string; text: string };

/** Characters around a found word. The index contains neither. */
export const marks = { open: "\u0002", close: "\u0003" };

/** The full-text index of a database. Documents have numbers; later ones have larger numbers. */
export type SearchEngine = {
  /** Runs a search where its queries are planned well. */
  session<Result>(db: Queries, search: (db: Queries) => Promise<Result>): Promise<Result>;
  /** The number of a document, and an expression of it that sorts fast. */
  number: RawBuilder<number>;
  sorted: RawBuilder<number>;
  /** What stands behind `from`: the documents with all terms in a place. */
  matching(query: Query, place?: Place): RawBuilder<unknown>;
  /** What stands behind `order by`: the best first. */
  byRank(query: Query): RawBuilder<unknown>;
  /** Those of the words that are in a document. */
  known(words: string[], now: string): RawBuilder<{ word: string }>;
  /** Documents in the order of the numbers. */
  hits(query: Query, numbers: number[]): RawBuilder<Hit>;
};
