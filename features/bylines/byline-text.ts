import { m } from "#messages";
import type { Byline } from "./contract.ts";
import { listParts } from "./list-parts.ts";
import { type ContributorRole, withRole } from "./roles.ts";

type Names = { authors: { name: string }[]; with: { name: string; role?: ContributorRole }[] };

/** "A, B and C". Names beyond `max` are counted. */
export function listed(names: string[], max = Number.POSITIVE_INFINITY): string {
  if (names.length <= max) return listParts(names).join("");
  const shown = names.slice(0, max - 1);
  return m.bylines.andOthers({
    names: listParts(shown, { isOpen: true }).join(""),
    count: names.length - shown.length,
  });
}

/** A, B and C, with D and E (editor) */
export function bylineText({ authors, with: contributors }: Names, max?: number): string {
  const named = listed(
    authors.map(({ name }) => name),
    max,
  );
  if (contributors.length === 0) return named;
  return m.bylines.withOthersText({ names: named, others: listed(contributors.map(withRole), max) });
}

/** The author with the id of an account or a person. */
export function nameIn(bylines: Byline[], id: string): string | undefined {
  const all = bylines.flatMap(({ authors, with: contributors }) => [...authors, ...contributors]);
  return all.find(({ _id, personId }) => _id === id || personId === id)?.name;
}
