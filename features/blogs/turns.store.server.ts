import { compiled } from "#db/compiled.ts";
import type { Queries } from "#db/engine.ts";

/** The next instant at which an event begins or ends, or a scheduled blog appears. */
export async function nextTurn(db: Queries, now: string): Promise<string | undefined> {
  const turns = [
    ...(await nextStart(db, now)),
    ...(await nextEnd(db, now)),
    ...(await nextScheduled(db, now)),
  ];
  return turns.flatMap(({ at }) => at ?? []).sort()[0];
}

const nextEvent = (column: "startsAt" | "endsAt") =>
  compiled((db, now: string) =>
    db
      .selectFrom("eventDates")
      .innerJoin("blogs", "blogs.id", "eventDates.blogId")
      .select(`eventDates.${column} as at`)
      .where("blogs.deletedAt", "is", null)
      .where("blogs.publishedAt", "is not", null)
      .where(`eventDates.${column}`, ">=", now)
      .orderBy(`eventDates.${column}`)
      .limit(1),
  );
const nextStart = nextEvent("startsAt");
const nextEnd = nextEvent("endsAt");

const nextScheduled = compiled((db, now: string) =>
  db
    .selectFrom("blogs")
    .select("publishedAt as at")
    .where("deletedAt", "is", null)
    .where("publishedAt", ">", now)
    .orderBy("publishedAt")
    .limit(1),
);
