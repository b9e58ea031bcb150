import type { SearchEntryTable } from "#db/schema.ts";
import { documentTerms, inTurns } from "#db/words/terms.ts";

const readCharacters = 200_000; // of a text
const termsAtOnce = 5000;
const maxPositions = 255; // of a term; PostgreSQL drops others
const maxPosition = 16_383;
const maxBytes = 1_000_000; // a vector may have 1 MiB

/** The terms of a document with their places. */
type Lexemes = { places: Map<string, string[]>; next: number; bytes: number };

type Entry = Pick<SearchEntryTable, "title" | "tags" | "body" | "facets" | "language">;

/** What the columns `heading` and `words` of PostgreSQL have of a document: title, tags and facets, and all of it. */
export async function vectorsOf({ title, tags, body, facets, language: rules }: Entry) {
  const lexemes: Lexemes = { places: new Map(), next: 1, bytes: 0 };
  for (const facet of facets.split(" ").filter(Boolean)) lexemes.places.set(facet, []);
  for (const term of documentTerms({ text: title, rules, isHeading: true })) add(lexemes, term, "A");
  for (const term of documentTerms({ text: tags, rules, isHeading: true })) add(lexemes, term, "B");
  const heading = vectorText(lexemes);
  const text = body.slice(0, readCharacters);
  const terms = await inTurns(documentTerms({ text, rules, isHeading: false }));
  for (let done = 0; done < terms.length; done += termsAtOnce) {
    for (const term of terms.slice(done, done + termsAtOnce)) add(lexemes, term, "");
    await new Promise(setImmediate);
  }
  return { heading, words: vectorText(lexemes) };
}

function add(lexemes: Lexemes, term: string, weight: string): void {
  const place = Math.min(lexemes.next, maxPosition);
  lexemes.next += 1;
  const places = lexemes.places.get(term);
  if (places && places.length >= maxPositions) return;
  if (places) places.push(place + weight);
  else if (lexemes.bytes < maxBytes) {
    lexemes.places.set(term, [place + weight]);
    lexemes.bytes += Buffer.byteLength(term) + 4;
  }
  lexemes.bytes += 2;
}

function vectorText({ places }: Lexemes): string {
  return Array.from(places, ([term, at]) => (at.length > 0 ? `'${term}':${at.join(",")}` : `'${term}'`)).join(
    " ",
  );
}
