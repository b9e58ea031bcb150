import type { DocumentKindName, Section } from "./schema.ts";

/** What a search can be narrowed to. A tag in lower case, a year in UTC, an author by id. */
export type Facets = {
  kind?: DocumentKindName;
  section?: Section;
  tag?: string;
  year?: number;
  author?: string;
};

/**
 * Facets as the words under which the engines index them, so that a narrowed search is one look into the index.
 * The triggers of migration 0004 write the same words. The 0 at the end keeps a stemmer from changing them.
 */
export function facetWords({ kind, section, tag, year, author }: Facets): string[] {
  const words = [
    kind && `k${kind}`,
    section && `s${section}`,
    year && `y${year}`,
    author && `a${hex(author)}`,
    tag && `t${hex(tag)}`,
  ];
  return words.filter((word) => word !== undefined && word !== "" && word !== 0).map((word) => `${word}0`);
}

function hex(text: string): string {
  return Buffer.from(text).toString("hex");
}
