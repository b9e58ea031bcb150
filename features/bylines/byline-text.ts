import type { Byline } from "./contract.ts";

type Names = { authors: { name: string }[]; with: { name: string }[] };

/** "A, B and C". Names beyond `most` are counted. */
export function listed(names: string[], most = Number.POSITIVE_INFINITY): string {
  if (names.length > most) {
    const others = names.length - most + 1;
    return `${names.slice(0, most - 1).join(", ")} and ${others} others`;
  }
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : (names[0] ?? "");
}

/** A, B and C, with D */
export function bylineText({ authors, with: contributors }: Names, most?: number): string {
  const of = (some: { name: string }[]) =>
    listed(
      some.map(({ name }) => name),
      most,
    );
  return contributors.length > 0 ? `${of(authors)}, with ${of(contributors)}` : of(authors);
}

/** The author with the id of an account or a person. */
export function nameIn(bylines: Byline[], id: string): string | undefined {
  const all = bylines.flatMap(({ authors, with: contributors }) => [...authors, ...contributors]);
  return all.find(({ _id, personId }) => _id === id || personId === id)?.name;
}
