import type { Byline } from "./contract.ts";

type Names = { authors: { name: string }[]; with: { name: string }[] };

/** A, B and C */
export function listed(names: string[]): string {
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : (names[0] ?? "");
}

/** A, B and C, with D */
export function bylineText({ authors, with: contributors }: Names): string {
  const of = (some: { name: string }[]) => listed(some.map(({ name }) => name));
  return contributors.length > 0 ? `${of(authors)}, with ${of(contributors)}` : of(authors);
}

/** The one of some bylines who has an id, of an account or of a person. */
export function nameIn(bylines: Byline[], id: string): string | undefined {
  const all = bylines.flatMap(({ authors, with: contributors }) => [...authors, ...contributors]);
  return all.find(({ _id, personId }) => _id === id || personId === id)?.name;
}
