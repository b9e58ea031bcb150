import type { Context } from "#core/context.ts";
import { storedPicture } from "#features/media/types/addresses.ts";
import { shownSharing } from "#features/publishing/sharing.server.ts";
import { stateOf } from "#features/publishing/status.server.ts";
import type { PersonValues } from "./kind.server.ts";
import { cardsOf } from "./people.server.ts";
import * as store from "./store.server.ts";
import type { EditablePerson, ManagedPerson } from "./writing-contract.ts";

export type ShownPerson = Awaited<ReturnType<typeof shownValues>>;

/** The values with the portrait and the account, if they still exist. */
export async function shownValues({ db }: Context, { userId, ...values }: PersonValues) {
  const { queries } = db;
  const { portraitId, portraitAlt: ownAlt } = values;
  const file = portraitId === null ? undefined : await store.findPortrait(queries, portraitId);
  const account = userId === null ? undefined : await store.findAccount(queries, userId);
  const portraitAlt = ownAlt ?? file?.alt ?? "";
  return {
    ...values,
    ...(await shownSharing(queries, values)),
    portrait: file ? storedPicture({ ...file, alt: portraitAlt, caption: "" }) : null,
    portraitAlt,
    portraitDecorative: ownAlt === "" || (ownAlt === null && file?.decorative === 1),
    account: accountOf(account),
  };
}

export async function listManaged(ctx: Context, ids: string[]): Promise<ManagedPerson[]> {
  const rows = await store.listEditable(ctx.db.reader, ids);
  const cards = await cardsOf(ctx, rows);
  return rows.flatMap((row, index) => {
    const card = cards[index];
    const { userId: id, accountName: name, accountEmail: email } = row;
    const account = accountOf(id === null || name === null ? undefined : { id, name, email });
    return card ? [{ ...card, title: row.title, account, ...stateOf(row, ctx.now) }] : [];
  });
}

function accountOf(
  account: { id: string; name: string; email: string | null } | undefined,
): EditablePerson["account"] {
  return account ? { _id: account.id, name: account.name, email: account.email ?? "" } : null;
}
