import { compiled } from "#db/compiled.ts";
import type { Queries } from "#db/engine.ts";

/** The next instant at which an event begins or ends, or a scheduled blog appears. */
export async function nextTurn(db: Queries, now: string): Promise<string | undefined> {
  const [turns] = await nextTurns(db, now);
  return Object.values(turns ?? {})
    .flatMap((at) => at ?? [])
    .sort()[0];
}

const nextTurns = compiled((db, now: string) => {
  const nextEvent = (column: "startsAt" | "endsAt") =>
    db
      .selectFrom("eventDates")
      .innerJoin("blogs", "blogs.id", "eventDates.blogId")
      .select(`eventDates.${column}`)
      .where("blogs.deletedAt", "is", null)
      .where("blogs.publishedAt", "is not", null)
      .where(`eventDates.${column}`, ">=", now)
      .orderBy(`eventDates.${column}`)
      .limit(1);
  const nextScheduled = db
    .selectFrom("blogs")
    .select("publishedAt")
    .where("deletedAt", "is", null)
    .where("publishedAt", ">", now)
    .orderBy("publishedAt")
    .limit(1);
  return db.selectNoFrom([
    nextEvent("startsAt").as("starts"),
    nextEvent("endsAt").as("ends"),
    nextScheduled.as("appears"),
  ]);
});
