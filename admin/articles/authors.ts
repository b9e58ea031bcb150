import { listed } from "#features/bylines/byline-text.ts";
import type { Author, AuthorInput } from "#features/bylines/contract.ts";
import { type ContributorRole, withRole } from "#features/bylines/roles.ts";

export const maxAuthors = 50;
export const maxNameLength = 200; // characters

export type NamedAuthor = { personId?: string; userId?: string; name: string; role?: ContributorRole };

export function namedAuthor({ personId, _id: userId, name, role }: Author): NamedAuthor {
  const as = role ? { role } : {};
  if (personId) return { personId, name, ...as };
  return userId ? { userId, name, ...as } : { name, ...as };
}

/** Returns null if the only author is the account that created the document. */
export function authorsOf({ authors, user }: { authors: Author[]; user?: string }): NamedAuthor[] | null {
  const [first] = authors;
  const isOwn = authors.length === 1 && !first?.personId && first?._id !== undefined && first._id === user;
  return isOwn ? null : authors.map(namedAuthor);
}

export function authorInput({ personId, userId, name, role }: Partial<NamedAuthor>): AuthorInput {
  const as = role && role !== "with" ? { role } : {};
  if (personId) return { personId, ...as };
  return userId ? { userId, ...as } : { name, ...as };
}

export function namesOf(authors: NamedAuthor[] | null = []): string {
  return listed((authors ?? []).map(withRole));
}

/** Unique within a list. */
export function keyOf({ personId, userId, name }: NamedAuthor): string {
  return personId ?? userId ?? `name ${name.toLowerCase()}`;
}
