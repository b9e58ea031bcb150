import type { AdminContext } from "#core/context.ts";
import type { Operations } from "#core/contract.ts";
import { AppError } from "#core/errors.ts";
import { newId } from "#core/ids.ts";
import type { Services } from "#core/services.ts";
import { valuesOf } from "#features/fields/field.ts";
import { inLanguage, m, unworded, worded } from "#messages";
import { type Agency, agencies } from "../agencies.ts";
import type { catalogueEndpoints, Deposit } from "../contract.ts";
import { crossrefFile } from "./crossref.server.ts";
import { dataciteFile } from "./datacite.server.ts";
import { sendFile } from "./send.server.ts";
import * as store from "./store.server.ts";
import { complete, findWork, missingFor, type Work } from "./work.server.ts";

const maxAttempt = 120_000; // milliseconds; longer than any request takes

async function listDeposits(
  ctx: AdminContext,
  { id }: { id: string },
  services: Services,
): Promise<Deposit[]> {
  const work = await findWork(ctx, id);
  const rows = await store.listDeposits(ctx.db.queries, id);
  return valuesOf(agencies).map((agency) => {
    const row = rows.find((each) => each.agency === agency);
    return {
      agency,
      canSend: services.agencies[agency] !== undefined,
      missing: missingFor(agency, work),
      last: row
        ? { state: stateOf(row, ctx.now), message: worded(row.message), doi: row.doi, at: row.at }
        : null,
    };
  });
}

/** An attempt that ended with the server counts as failed. */
function stateOf({ state, at }: { state: "sending" | "sent" | "failed"; at: string }, now: string) {
  return state === "sending" && at < staleBefore(now) ? "failed" : state;
}

function staleBefore(now: string): string {
  return new Date(Date.parse(now) - maxAttempt).toISOString();
}

const files: Record<Agency, { end: string; type: string; make(work: Work): string }> = {
  crossref: { end: "crossref.xml", type: "application/xml", make: crossrefFile },
  datacite: { end: "datacite.json", type: "application/vnd.api+json", make: dataciteFile },
};

export const catalogueOperations: Operations<typeof catalogueEndpoints> = {
  deposits: listDeposits,
  async file(ctx, { id, agency }) {
    const { end, type, make } = files[agency];
    return { name: `${id}.${end}`, type, content: make(complete(agency, await findWork(ctx, id))) };
  },
  /** One attempt at a time. Sending again is safe: it updates what the agency knows. */
  async send(ctx, { id, agency }, services) {
    const account = services.agencies[agency];
    if (!account) throw new AppError("bad_request", m.adminDeposits.noAccount({ agency: agencies[agency] }));
    const work = complete(agency, await findWork(ctx, id));
    const { doi } = work.citation;
    const attempt = newId();
    const row = { blogId: work.id, agency, attempt, doi, at: ctx.now };
    const isBegun = await ctx.write((queries) => store.beginDeposit(queries, row, staleBefore(ctx.now)));
    if (!isBegun) throw new AppError("conflict", m.adminDeposits.isBeingSent({ agency: agencies[agency] }));
    const { end, make } = files[agency];
    const file = { doi, name: `${id}.${end}`, content: make(work) };
    const sent = await unworded(() => sendFile(agency, account, file));
    if (sent.state === "failed")
      ctx.log.warn({ agency, doi, reason: inLanguage("en", () => worded(sent.message)) }, "a deposit failed");
    await ctx.write((queries) => store.finishDeposit(queries, attempt, { ...sent, at: ctx.now }));
    const deposits = await listDeposits(ctx, { id: work.id }, services);
    return deposits.find((each) => each.agency === agency) as Deposit;
  },
};
