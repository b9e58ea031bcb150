import type { Context } from "#core/context.ts";
import type { FieldError } from "#core/errors.ts";
import { cleanName } from "#core/fields.ts";
import { isVisible } from "#core/visible.ts";
import type { Queries } from "#db/engine.ts";
import { m } from "#messages";
import type { AuthorInput, BylineInput } from "./contract.ts";
import type { ContributorRole } from "./roles.ts";
import * as store from "./store.server.ts";

/** A person with the name when saved, an account or a name, as stored in revisions. */
export type AuthorValue = { personId?: string; userId?: string; name?: string; role?: ContributorRole };
export type BylineValues = { authors: AuthorValue[]; with: AuthorValue[] };

const max = 50;
const maxNameLength = 200;

type Surroundings = {
  queries: Queries;
  before?: BylineValues;
  /** The account that creates or created the document. */
  ownerId?: string;
};

/**
 * The byline after a request. Absent lists stay. The author of a new document is the account's person, if it has one.
 * Drops duplicates.
 */
export async function validateByline(
  ctx: Pick<Context, "actor" | "now">,
  input: BylineInput,
  { queries, before, ownerId }: Surroundings,
): Promise<{ values: BylineValues; errors: FieldError[] }> {
  const own = before || input.authors || !ownerId ? undefined : await store.findPersonOf(queries, ownerId);
  const sent = own ? { ...input, authors: [{ personId: own }] } : input;
  const named = [...(sent.authors ?? []), ...(sent.with ?? [])];
  const stored = [...(before?.authors ?? []), ...(before?.with ?? [])];
  const known = { ...(await knownIn(ctx, queries, named)), stored };
  const errors: FieldError[] = [];
  const listOf = (path: "authors" | "with"): AuthorValue[] => {
    const list = sent[path];
    if (!list) return before?.[path] ?? [];
    const results = list.slice(0, max).map((each) => {
      const result = authorOf(each, known);
      const isNamed = typeof result !== "string" && path === "with" && each.role && each.role !== "with";
      return isNamed ? { ...result, role: each.role } : result;
    });
    if (list.length > max) errors.push({ path, code: "too_long", msg: tooMany[path]({ max }) });
    errors.push(...results.flatMap((result) => (typeof result === "string" ? [{ path, msg: result }] : [])));
    return results.filter((result) => typeof result !== "string");
  };
  const authors = distinct(listOf("authors"));
  const isByOwner = authors.length === 1 && authors[0]?.userId !== undefined && authors[0].userId === ownerId;
  const contributors = distinct([...authors, ...listOf("with")]).slice(authors.length);
  return { values: { authors: isByOwner ? [] : authors, with: contributors }, errors };
}

const tooMany = {
  authors: m.adminArticles.tooManyAuthors,
  with: m.adminArticles.tooManyContributors,
};

type Known = Awaited<ReturnType<typeof knownIn>> & { stored: AuthorValue[] };

/** An author or an error. */
function authorOf({ personId, userId, name = "" }: AuthorInput, known: Known): AuthorValue | string {
  if (personId !== undefined) {
    const person = known.people.get(personId);
    const before = known.stored.find((each) => each.personId === personId);
    if (before || person) return { personId, name: before ? before.name : (person?.title ?? "") };
    return m.adminArticles.personGone();
  }
  if (userId !== undefined) {
    if (known.accounts.has(userId) || known.stored.some((each) => each.userId === userId)) return { userId };
    return m.adminArticles.accountGone();
  }
  const clean = cleanName(name);
  if (!isVisible(clean)) return m.adminArticles.authorNameRequired();
  if (clean.length <= maxNameLength) return { name: clean };
  return m.adminArticles.authorNameTooLong({ max: maxNameLength, name: [...clean].slice(0, 40).join("") });
}

/** The people and accounts that the actor may name: all for admins; public people and writers for others. */
async function knownIn(
  { actor, now }: Pick<Context, "actor" | "now">,
  queries: Queries,
  named: AuthorInput[],
) {
  const { people, accounts } = await findAuthors(queries, named);
  const isPublic = (at: string | null) => at !== null && at <= now;
  for (const [id, { deletedAt, publishedAt, title }] of people) {
    if (deletedAt !== null || !title || (actor?.role !== "admin" && !isPublic(publishedAt)))
      people.delete(id);
  }
  if (actor?.role === "admin") return { people, accounts };
  const known = await store.writersAmong(queries, [...accounts.keys()]);
  return {
    people,
    accounts: new Map([...accounts].filter(([id]) => id === actor?.id || known.includes(id))),
  };
}

/** Returns people and accounts by their ids. */
export async function findAuthors(queries: Queries, named: AuthorValue[]) {
  const people = await store.findPeople(
    queries,
    named.flatMap(({ personId }) => personId ?? []),
  );
  const accounts = await store.findAccounts(
    queries,
    named.flatMap(({ personId, userId }) => (personId === undefined ? (userId ?? []) : [])),
  );
  return {
    people: new Map(people.map((row) => [row.personId, row])),
    accounts: new Map(accounts.map((row) => [row.userId, row])),
  };
}

/** Ignores the case of names. */
function distinct(authors: AuthorValue[]): AuthorValue[] {
  const byKey = new Map<string, AuthorValue>();
  for (const author of authors) {
    const { personId, userId, name = "" } = author;
    const key = personId ?? userId ?? ` ${name.toLowerCase()}`;
    if (!byKey.has(key)) byKey.set(key, author);
  }
  return [...byKey.values()];
}
