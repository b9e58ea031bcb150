import { listed } from "#features/bylines/byline-text.ts";
import type { Author, AuthorInput } from "#features/bylines/contract.ts";

export const mostAuthors = 50;
export const longestName = 200; // characters

export type NamedAuthor = { personId?: string; userId?: string; name: string };

export function namedAuthor({ personId, _id: userId, name }: Author): NamedAuthor {
  if (personId) return { personId, name };
  return userId ? { userId, name } : { name };
}

/** Null for the account that created the document. */
export function authorsOf({ authors, user }: { authors: Author[]; user?: string }): NamedAuthor[] | null {
  const [first] = authors;
  const isOwn = authors.length === 1 && !first?.personId && first?._id !== undefined && first._id === user;
  return isOwn ? null : authors.map(namedAuthor);
}

export function authorInput({ personId, userId, name }: Partial<NamedAuthor>): AuthorInput {
  if (personId) return { personId };
  return userId ? { userId } : { name };
}

export function namesOf(authors: NamedAuthor[] | null = []): string {
  return listed((authors ?? []).map(({ name }) => name));
}

/** Unique within a list. */
export function keyOf({ personId, userId, name }: NamedAuthor): string {
  return personId ?? userId ?? `name ${name.toLowerCase()}`;
}
