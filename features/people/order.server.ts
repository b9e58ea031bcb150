import type { Context } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import { m } from "#messages";
import { findPosition, lockOrder, placeAt } from "./order.store.server.ts";

type Move = { id: string; before?: string; after?: string };

/** Puts a person next to another one. Concurrent moves do not undo each other. */
export async function movePerson(ctx: Context, { id, before, after }: Move): Promise<{ msg: string }> {
  const neighbour = before ?? after;
  if (neighbour === undefined || (before !== undefined && after !== undefined))
    throw new AppError("bad_request", m.adminPeople.oneNeighbour());
  if (neighbour === id) throw new AppError("bad_request", m.adminPeople.besideItself());
  await ctx.write(async (queries, invalidate) => {
    await lockOrder(ctx.db, queries);
    const own = await findPosition(queries, id);
    const position = await findPosition(queries, neighbour);
    if (own === undefined) throw new AppError("not_found", m.people.missingTitle());
    if (position === undefined) throw new AppError("conflict", m.adminPeople.orderChanged());
    await placeAt(queries, id, before === undefined ? position + 1 : position);
    invalidate.stale("people");
  });
  return { msg: m.adminPeople.orderSaved() };
}
