import type { Context } from "#core/context.ts";
import type { Operations, Page } from "#core/contract.ts";
import { inOrder } from "#core/in-order.ts";
import { pageOf } from "#core/paging.ts";
import { truncate } from "#core/truncate.ts";
import { idAt } from "#features/addresses/slugs.server.ts";
import { shownFieldsOf } from "#features/fields/field.ts";
import { valuesOfColumns } from "#features/fields/list.ts";
import type { Picture } from "#features/media/contract.ts";
import { storedPicture } from "#features/media/types/addresses.ts";
import { listedLanguages } from "#features/publishing/languages.server.ts";
import { noteList } from "#features/publishing/list-notes.server.ts";
import { missingDocument } from "#features/publishing/readers.server.ts";
import { readHead } from "#features/publishing/sharing.server.ts";
import { excerptOf } from "#features/publishing/sharing.ts";
import { tagsByDocument } from "#features/publishing/tags.server.ts";
import { m } from "#messages";
import type { PersonCard, PersonPage, peopleEndpoints } from "./contract.ts";
import { personFields } from "./fields.ts";
import * as store from "./store.server.ts";

const kind = { name: "person", table: "people" } as const;
export const maxExcerptLength = 400; // characters

type Input<Name extends keyof typeof peopleEndpoints> = Parameters<
  Operations<typeof peopleEndpoints>[Name]
>[1];

/** Former people come last. */
export async function listPeople(ctx: Context, input: Input<"list">): Promise<Page<PersonCard>> {
  await noteList(ctx, "person");
  const { queries } = ctx.db;
  const { page, limit } = input;
  const slice = { limit, offset: (page - 1) * limit };
  const preferred = await listedLanguages(ctx, "person");
  const { rows, total } = await store.listPeople(queries, ctx.now, { ...input, preferred }, slice);
  if (page > 1 && rows.length === 0) ctx.noStore();
  return pageOf(await cardsOf(ctx, rows), total, { page, limit });
}

/** Returns the given people who are public, in the order of the ids. */
export async function peopleByIds(ctx: Context, ids: string[]): Promise<PersonCard[]> {
  await noteList(ctx, "person");
  ctx.cacheTag(...ids.map((id) => `person:${id}`));
  return inOrder(ids, await cardsOf(ctx, await store.peopleAmong(ctx.db.queries, ctx.now, ids)));
}

/** Finds a person by id, slug or former slug. Throws `not_found` or `gone`. */
export async function readPerson(ctx: Context, input: { id: string }): Promise<PersonPage> {
  const id = await idAt(ctx.db.queries, "person", input.id);
  ctx.cacheTag(`person:${id}`);
  const [row] = await store.peopleAmong(ctx.db.queries, ctx.now, [id]);
  const [card] = row ? await cardsOf(ctx, [row]) : [];
  if (!row || !card) throw await missingDocument(ctx, kind, id, m.people.missingTitle());
  const { biography, orcid, userId: user } = row;
  if (user) ctx.cacheTag(`person:${user}`); // changes when the account is deleted
  const head = await readHead(ctx, kind, id);
  return { ...card, biography, links: JSON.parse(row.links), orcid, user, ...head };
}

export async function cardsOf(ctx: Context, rows: store.PersonRow[]): Promise<PersonCard[]> {
  const ids = rows.map(({ id }) => id);
  ctx.cacheTag(...ids.map((id) => `person:${id}`));
  const tags = await tagsByDocument(ctx.db.queries, "person", ids);
  return rows.map((row) => cardOf(row, tags.get(row.id) ?? []));
}

function cardOf(row: store.PersonRow, expertise: string[]): PersonCard {
  const { id: _id, slug, title: name, summary, biography } = row;
  return {
    ...valuesOfColumns(shownFieldsOf(personFields), row),
    _id,
    slug,
    name,
    language: row.language || undefined,
    expertise,
    excerpt: excerptOf({ summary }, truncate(biography, maxExcerptLength)),
    portrait: portraitOf(row),
    portraitFocus: row.portraitFocus || undefined,
  };
}

/** The ready picture from the library. */
function portraitOf(row: store.PersonRow): Picture | null {
  const { mediaId, width, height, placeholder, portraitAlt, fileAlt } = row;
  if (mediaId === null || width === null || height === null) return null;
  const alt = portraitAlt ?? fileAlt ?? "";
  return storedPicture({ id: mediaId, width, height, placeholder: placeholder ?? "", alt, caption: "" });
}
