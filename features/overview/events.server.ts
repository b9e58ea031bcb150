import { minute } from "#core/durations.ts";
import type { Queries } from "#db/engine.ts";
import type { OverviewEvent } from "./contract.ts";
import { findAddresses, findPublished } from "./documents.store.server.ts";
import { findComments, findJoined, findSavedSettings, findSaves } from "./store.server.ts";

const maxEvents = 12;
/** Publishing also saves. Within this time in milliseconds, both are one event. */
const oneMoment = minute;

type Event = Omit<OverviewEvent, "slug" | "language" | "isGone">;

/** Lists the latest first. Several saves of a document by the same person are one event. */
export async function readEvents(db: Queries, now: string): Promise<OverviewEvent[]> {
  const all = [
    ...(await findSaves(db)).map(({ kind, id: _id, title, at, name }) =>
      event("saved", at, { who: name, kind, _id, title }),
    ),
    ...(await findPublished(db, now)).map(({ kind, id: _id, title, author: who, at }) =>
      event("published", at, { who, kind, _id, title }),
    ),
    ...(await findComments(db, new Date(0).toISOString())).items.map(
      ({ name, createdAt, blogId: _id, blogTitle: title }) =>
        event("commented", createdAt, { who: name, kind: "blog", _id, title }),
    ),
    ...(await findJoined(db)).map(({ id: _id, name, at }) => event("joined", at, { who: name, _id })),
    ...(await findSavedSettings(db)).map(({ title, at, name }) =>
      event("settings", at, { who: name, title }),
    ),
  ];
  const latest = withoutRepetition(all.toSorted((one, other) => other.at.localeCompare(one.at)));
  return withAddresses(db, latest.slice(0, maxEvents));
}

function event(
  type: Event["type"],
  at: string,
  { who, kind = null, _id = "", title = "" }: Partial<Omit<Event, "who">> & { who: string | null },
): Event {
  return { type, at, who: who ?? "", kind, _id, title };
}

function withoutRepetition(events: Event[]): Event[] {
  const isSame = (one: Event, other: Event) =>
    one.kind === other.kind && one._id === other._id && one.title === other.title;
  return events.filter((event, index) => {
    if (event.type === "settings")
      return !events.slice(0, index).some((later) => later.type === "settings" && isSame(later, event));
    if (event.type !== "saved") return true;
    const isPublished = ({ type, at }: Event) =>
      type === "published" && Math.abs(Date.parse(at) - Date.parse(event.at)) < oneMoment;
    const isLater = ({ type, who }: Event, at: number) => type === "saved" && who === event.who && at < index;
    const about = ({ kind, _id }: Event) => kind === event.kind && _id === event._id;
    return !events.some((other, at) => about(other) && (isPublished(other) || isLater(other, at)));
  });
}

async function withAddresses(db: Queries, events: Event[]): Promise<OverviewEvent[]> {
  const found = await findAddresses(
    db,
    events.flatMap(({ kind, _id: id }) => (kind ? [{ kind, id }] : [])),
  );
  return events.map((event) => {
    const address = found.get(`${event.kind} ${event._id}`);
    return { ...event, slug: null, ...address, isGone: event.kind !== null && !address };
  });
}
