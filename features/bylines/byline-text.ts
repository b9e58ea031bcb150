import type { Byline } from "./contract.ts";
import { type ContributorRole, withRole } from "./roles.ts";

type Names = { authors: { name: string }[]; with: { name: string; role?: ContributorRole }[] };

/** "A, B and C". Names beyond `max` are counted. */
export function listed(names: string[], max = Number.POSITIVE_INFINITY): string {
  if (names.length > max) {
    const others = names.length - max + 1;
    return `${names.slice(0, max - 1).join(", ")} and ${others} others`;
  }
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : (names[0] ?? "");
}

/** A, B and C, with D and E (editor) */
export function bylineText({ authors, with: contributors }: Names, max?: number): string {
  const named = listed(
    authors.map(({ name }) => name),
    max,
  );
  return contributors.length > 0 ? `${named}, with ${listed(contributors.map(withRole), max)}` : named;
}

/** The author with the id of an account or a person. */
export function nameIn(bylines: Byline[], id: string): string | undefined {
  const all = bylines.flatMap(({ authors, with: contributors }) => [...authors, ...contributors]);
  return all.find(({ _id, personId }) => _id === id || personId === id)?.name;
}
