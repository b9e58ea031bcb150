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
  /** Documents with all terms, counted up to `most`. */
  count(db: Queries, query: Query, most: number): Promise<number>;
  /** All of them, best first. */
  ranked(db: Queries, query: Query): Promise<number[]>;
  /** The latest of those with all terms in a place. */
  latest(db: Queries, query: Query, place: Place, most: number): Promise<number[]>;
  /** Those of the words that are in a document. */
  known(db: Queries, words: string[], now: string): Promise<string[]>;
  /** Documents in the order of the numbers. */
  hits(db: Queries, query: Query, numbers: number[]): Promise<Hit[]>;
};
