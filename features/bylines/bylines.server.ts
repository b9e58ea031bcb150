import type { Context } from "#core/context.ts";
import type { Queries } from "#db/engine.ts";
import type { BylineRole, DocumentKindName } from "#db/schema.ts";
import { personPath } from "#features/addresses/paths.ts";
import { avatarUrl, pictureUrl, widthsOf } from "#features/media/types/addresses.ts";
import type { Author, Byline, BylineInput } from "./contract.ts";
import { accountPath } from "./paths.ts";
import type { ContributorRole } from "./roles.ts";
import * as store from "./store.server.ts";
import { type AuthorValue, type BylineValues, findAuthors } from "./validate.server.ts";

type Row = Omit<store.BylineRow, "ref" | "role">;

/** The bylines of several documents. Without an entry, the author is the account that created the document. */
export async function bylinesOf(ctx: Context, kind: DocumentKindName, refs: string[]) {
  const rows = await store.listBylines(ctx.db.queries, kind, refs);
  const byDocument = Map.groupBy(rows, ({ ref }) => ref);
  return new Map([...byDocument].map(([ref, own]) => [ref, bylineOf(ctx, own)]));
}

type NamedRow = Row & { role: BylineRole };

function bylineOf(ctx: Context, rows: NamedRow[]): Byline {
  const named = withoutDuplicates(rows);
  const { authors, with: contributors } = byPlace(named);
  return {
    authors: authors.flatMap((row) => shownAuthor(ctx, row)),
    with: contributors.flatMap((row) => shownAuthor(ctx, row).map((shown) => ({ ...shown, ...roleOf(row) }))),
  };
}

function byPlace<R extends { role: BylineRole }>(rows: R[]): { authors: R[]; with: R[] } {
  return {
    authors: rows.filter(({ role }) => role === "author"),
    with: rows.filter(({ role }) => role !== "author"),
  };
}

/** Nothing for somebody who is just named after "with". */
function roleOf({ role }: { role: BylineRole }): { role?: ContributorRole } {
  return role === "author" || role === "with" ? {} : { role };
}

/** An account and the person linked to it are one author: the person, where the first of them is. */
function withoutDuplicates(rows: NamedRow[]): NamedRow[] {
  return rows.flatMap((row) => {
    const same = row.userId === null ? [row] : rows.filter(({ userId }) => userId === row.userId);
    const person = same.find(({ personId }) => personId !== null);
    return same[0] === row ? { ...(person ?? row), role: row.role } : [];
  });
}

/** Shows current names. A person who is not public has neither picture nor link. */
function shownAuthor(ctx: Context, row: Row): Author[] {
  const { personId, userId, avatarId } = row;
  const name = nameOf(row);
  if (name === "") return [];
  if (userId) ctx.cacheTag(`person:${userId}`);
  const account = userId ? { _id: userId } : {};
  if (personId === null) {
    return [
      { name, avatar: avatarUrl(avatarId), ...account, ...(userId ? { path: accountPath(userId) } : {}) },
    ];
  }
  ctx.cacheTag(`person:${personId}`);
  const { givenName, familyName } = row;
  const divided = givenName && familyName ? { givenName, familyName } : {};
  const hidden = { name, avatar: null, ...account, personId, ...divided };
  if (row.deletedAt !== null || row.publishedAt === null) return [hidden];
  if (row.publishedAt > ctx.now) {
    ctx.expiresAt(row.publishedAt);
    return [hidden];
  }
  const avatar = portraitUrl(row) ?? avatarUrl(avatarId);
  const path = personPath({ _id: personId, slug: row.slug });
  return [{ ...hidden, avatar, path, ...(row.orcid ? { orcid: row.orcid } : {}) }];
}

function nameOf({ name, title, personId, userName }: Row): string {
  return personId === null ? (userName ?? name) : title || name;
}

export function portraitUrl({
  portraitId,
  portraitWidth,
}: Pick<Row, "portraitId" | "portraitWidth">): string | null {
  return portraitId && portraitWidth
    ? pictureUrl(portraitId, widthsOf(portraitWidth)[0] ?? portraitWidth)
    : null;
}

/** The byline of a revision or a preview, without deleted accounts. Old revisions have none. */
export async function bylineAmong(ctx: Context, values: Partial<BylineValues>): Promise<Byline> {
  const { authors = [], with: contributors = [] } = values;
  const { people, accounts } = await findAuthors(ctx.db.queries, [...authors, ...contributors]);
  const rowsOf = (place: "author" | "with", some: AuthorValue[]) =>
    some.map(({ personId = "", userId = "", name = "", role = place }) => ({
      ...nobody,
      ...(people.get(personId) ?? accounts.get(userId)),
      name,
      role,
    }));
  return bylineOf(ctx, [...rowsOf("author", authors), ...rowsOf("with", contributors)]);
}

const nobody = {
  personId: null,
  title: null,
  slug: null,
  publishedAt: null,
  deletedAt: null,
  orcid: null,
  givenName: null,
  familyName: null,
  portraitId: null,
  portraitWidth: null,
  userId: null,
  userName: null,
  avatarId: null,
};

/** The input that restores a revision's byline: deleted people as names, without deleted accounts. */
export async function restoredByline(
  queries: Queries,
  { authors = [], with: contributors = [] }: Partial<BylineValues>,
): Promise<BylineInput> {
  const { people, accounts } = await findAuthors(queries, [...authors, ...contributors]);
  const restored = (values: AuthorValue[]) =>
    values.flatMap((value) => {
      const { personId, userId, name, role } = value;
      if (personId !== undefined) return people.get(personId)?.deletedAt === null ? value : { name, role };
      return userId === undefined || accounts.has(userId) ? value : [];
    });
  return { authors: restored(authors), with: restored(contributors) };
}

/** The names and ids for the search index. */
export async function searchedAuthors(
  queries: Queries,
  kind: DocumentKindName,
  { id, authorId }: { id: string; authorId: string },
): Promise<{ names: string[]; ids: string[] }> {
  const rows = await store.listBylines(queries, kind, [id]);
  const isOwn = !rows.some(({ role }) => role === "author");
  const [owner] = isOwn ? await store.findAccounts(queries, [authorId]) : [];
  const names = [owner?.userName ?? "", ...rows.map(nameOf)].filter(Boolean);
  const ids = [isOwn ? authorId : null, ...rows.flatMap(({ personId, userId }) => [personId, userId])];
  return { names, ids: [...new Set(ids.filter((each) => each !== null))] };
}

/** The byline as revisions store it. Empty: the author is the account that created the document. */
export async function bylineValues(queries: Queries, kind: DocumentKindName, ref: string) {
  const rows = await store.storedByline(queries, kind, ref);
  const { authors, with: contributors } = byPlace(rows);
  const contributorsAs = (row: Stored) => asValue(row).map((value) => ({ ...value, ...roleOf(row) }));
  return { authors: authors.flatMap(asValue), with: contributors.flatMap(contributorsAs) };
}

type Stored = Awaited<ReturnType<typeof store.storedByline>>[number];

function asValue({ personId, userId, name }: Stored): AuthorValue[] {
  if (personId !== null) return [{ personId, name }];
  if (userId !== null) return [{ userId }];
  return name === "" ? [] : [{ name }];
}

export async function saveByline(
  queries: Queries,
  document: { kind: DocumentKindName; ref: string },
  values: BylineValues,
): Promise<void> {
  const rows = (["author", "with"] as const).flatMap((role) =>
    values[role === "author" ? "authors" : "with"].map((value) => ({
      role,
      personId: null,
      userId: null,
      name: "",
      ...value,
    })),
  );
  await store.replaceByline(queries, document, rows);
}
