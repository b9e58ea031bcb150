import type { Queries } from "#db/engine.ts";
import type { DepositTable } from "#db/schema.ts";

export async function listDeposits(db: Queries, blogId: string): Promise<DepositTable[]> {
  return db.selectFrom("deposits").selectAll().where("blogId", "=", blogId).execute();
}

/** False if another attempt that began after `staleBefore` is still running. */
export async function beginDeposit(
  db: Queries,
  row: Omit<DepositTable, "state" | "message">,
  staleBefore: string,
): Promise<boolean> {
  const { blogId, agency, ...attempt } = { ...row, state: "sending" as const, message: "" };
  const begun = await db
    .insertInto("deposits")
    .values({ blogId, agency, ...attempt })
    .onConflict((same) =>
      same
        .columns(["blogId", "agency"])
        .doUpdateSet(attempt)
        .where(({ or, eb }) =>
          or([eb("deposits.state", "<>", "sending"), eb("deposits.at", "<", staleBefore)]),
        ),
    )
    .returning("attempt")
    .executeTakeFirst();
  return begun !== undefined;
}

/** Does nothing if a newer attempt has begun. */
export async function finishDeposit(
  db: Queries,
  attempt: string,
  result: Pick<DepositTable, "state" | "message" | "at">,
): Promise<void> {
  await db.updateTable("deposits").set(result).where("attempt", "=", attempt).execute();
}
