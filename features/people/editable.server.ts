import type { Context } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import { valuesOfColumns } from "#features/fields/list.ts";
import { readSharing } from "#features/publishing/sharing.server.ts";
import { stateOf } from "#features/publishing/status.server.ts";
import { tagsByDocument } from "#features/publishing/tags.server.ts";
import { personFields } from "./fields.ts";
import { cardsOf, personOf } from "./people.server.ts";
import * as store from "./store.server.ts";
import type { EditablePerson, ManagedPerson } from "./writing-contract.ts";

type Row = Awaited<ReturnType<typeof store.listEditable>>[number];

export async function readEditable(ctx: Context, id: string): Promise<EditablePerson> {
  const { queries } = ctx.db;
  const [row] = await store.listEditable(queries, [id]);
  if (!row) throw new AppError("not_found", "Person not found");
  const tags = (await tagsByDocument(queries, "person", [id])).get(id) ?? [];
  const { _id, slug, portrait } = personOf(row, tags);
  return {
    ...valuesOfColumns(personFields, row),
    _id,
    slug,
    tags,
    portrait,
    ...portraitFields(row),
    account: accountOf(row),
    ...(await readSharing(queries, "people", id)),
    ...stateOf(row, ctx.now),
  };
}

export async function listManaged(ctx: Context, ids: string[]): Promise<ManagedPerson[]> {
  const rows = await store.listEditable(ctx.db.reader, ids);
  const cards = await cardsOf(ctx, rows);
  return rows.flatMap((row, index) => {
    const card = cards[index];
    return card ? [{ ...card, title: row.title, account: accountOf(row), ...stateOf(row, ctx.now) }] : [];
  });
}

function portraitFields({ portraitId, portraitAlt, fileAlt, decorative }: Row) {
  const isDecorative = portraitAlt === "" || (portraitAlt === null && decorative === 1);
  return { portraitId, portraitAlt: portraitAlt ?? fileAlt ?? "", portraitDecorative: isDecorative };
}

function accountOf({ userId: _id, accountName: name, accountEmail: email }: Row): EditablePerson["account"] {
  return _id === null || name === null ? null : { _id, name, email: email ?? "" };
}
