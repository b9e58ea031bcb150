import { isDeepStrictEqual } from "node:util";
import type { Context } from "#core/context.ts";
import { pick } from "#core/pick.ts";
import type { Queries } from "#db/engine.ts";
import { datesOf, timesOf } from "./dates.server.ts";
import type { EventDate } from "./dates.ts";
import type { DatedValues, DocumentValues, EventState, EventValues } from "./fields.ts";

/** What guests of a public event have to know. */
export type EventChange = {
  blogId: string;
  /** No state: the event is no longer public. */
  state: EventState | null;
  changed: ("dates" | "place" | "state" | "registration" | "returned" | "discarded")[];
  datesBefore: EventDate[];
  /** Undefined in the trash, where nothing changes. */
  placeBefore?: EventPlace;
  noteBefore?: string;
  dates: EventDate[];
};

const placeNames = ["place", "placeAddress", "online", "onlineUrl"] as const;
export type EventPlace = Pick<EventValues, (typeof placeNames)[number]>;

/** Runs in the transaction of the save, so that nobody is told of a change that was not saved. */
type Listener = (ctx: Context, queries: Queries, change: EventChange) => Promise<void>;

const listeners = new Set<Listener>();

/** Calls `listener` after each change of a public event. Returns a function that stops it. */
export function onEventChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export async function announceChange(ctx: Context, queries: Queries, change: EventChange): Promise<void> {
  if (change.changed.length > 0) for (const listener of listeners) await listener(ctx, queries, change);
}

/** The document is in the trash, whether it is an event or not. */
export function withdrawal(blogId: string): EventChange {
  return { blogId, state: null, changed: ["state"], datesBefore: [], dates: [] };
}

/** The document is in the trash and about to be deleted for good. */
export function discarding(blogId: string): EventChange {
  return { ...withdrawal(blogId), changed: ["discarded"] };
}

/** Readers see the event again, or for the first time. */
export function returned(blogId: string, values: DatedValues): EventChange {
  const dates = datesOf(values);
  return { blogId, state: values.eventState, changed: ["returned"], datesBefore: dates, dates };
}

/** `after` is null if the event is a draft again. */
export function eventChange(blogId: string, before: DatedValues, after: DocumentValues | null): EventChange {
  const isEvent = after !== null && after.section === "events";
  const [datesBefore, dates] = [datesOf(before), isEvent ? datesOf(after) : []];
  const state = isEvent ? after.eventState : null;
  const placeBefore = pick(before, placeNames);
  const changed: EventChange["changed"] = [];
  if (isEvent && !isDeepStrictEqual(timesOf(datesBefore), timesOf(dates))) changed.push("dates");
  if (isEvent && !isDeepStrictEqual(placeBefore, pick(after, placeNames))) changed.push("place");
  if (state !== before.eventState) changed.push("state");
  if (isEvent && after.capacity !== before.capacity) changed.push("registration");
  return { blogId, state, changed, datesBefore, placeBefore, noteBefore: before.stateNote, dates };
}
