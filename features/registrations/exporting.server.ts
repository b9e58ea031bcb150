import { setImmediate as loopTurn } from "node:timers/promises";
import type { AdminContext } from "#core/context.ts";
import { csvOf, withoutFormula } from "#core/csv.ts";
import { guestStates } from "./guest-states.ts";
import type { GuestEvent } from "./guests-contract.ts";
import { listGuestsAfter } from "./managed.store.server.ts";
import { answersOf, eventOfGuests } from "./managing.server.ts";
import { questionsOf } from "./offer.server.ts";

const rowsAtOnce = 250;

/** All registrations in the order in which they came, read in slices so that others do not wait. */
export async function exportGuests(
  ctx: AdminContext,
  { id }: { id: string },
): Promise<{ name: string; content: string }> {
  const event = await eventOfGuests(ctx, id);
  const questions = questionsOf(event);
  const rows = [headsOf(questions)];
  for (let after = ""; ; ) {
    const slice = await listGuestsAfter(ctx.db.reader, id, after, rowsAtOnce);
    for (const row of slice) rows.push(cellsOf(row, questions, ctx.site.timeZone));
    const last = slice.at(-1);
    if (!last || slice.length < rowsAtOnce) break;
    after = last.id;
    await loopTurn();
  }
  return { name: `guests-${event.slug ?? id}.csv`, content: csvOf(rows) };
}

type Questions = GuestEvent["questions"];

function headsOf(questions: Questions): string[] {
  const heads = [
    "Name",
    "Email",
    "State",
    "Places",
    "Companions",
    "Here",
    "Registered",
    "Place since",
    "Cancelled",
  ];
  return [...heads, ...questions.map(({ question }) => withoutFormula(question))];
}

type Row = Awaited<ReturnType<typeof listGuestsAfter>>[number];

function cellsOf(row: Row, questions: Questions, timeZone: string): string[] {
  const answers = answersOf(row);
  const at = (instant: string | null) => (instant === null ? "" : localTime(instant, timeZone));
  return [
    ...[row.name, row.email].map(withoutFormula),
    guestStates[row.state],
    ...[row.companions + 1, row.companions, row.arrived].map(String),
    ...[row.createdAt, row.confirmedAt, row.cancelledAt].map(at),
    ...questions.map(({ id }) => withoutFormula(answers[id] ?? "")),
  ];
}

/** 2026-11-20 18:00, which spreadsheets take for a date */
function localTime(instant: string, timeZone: string): string {
  const local = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDateTime();
  return local.toString({ smallestUnit: "minute" }).replace("T", " ");
}
