import { Refusal } from "#visit/refusal.ts";
import type { Visit } from "#visit/visit.ts";
import { instantOf } from "./when.server.ts";

/** What a request says about when readers may see a blog. */
export type GivenStage = { publish?: "now" | "draft" | "at"; publishAt?: string };

/**
 * Since when, or from when on, readers may see a blog after a request; null: not at all. A new blog is published at
 * once unless something else is said, and what is public keeps the day on which it was published.
 */
export function publishedAtAfter(
  visit: Visit,
  { publish, publishAt = "" }: GivenStage,
  before?: { publishedAt: string | null },
): string | null {
  const was = before?.publishedAt ?? null;
  if (publish === "draft") return null;
  if (publish === undefined && before) return was;
  if (publish !== "at") return was !== null && was <= visit.now ? was : visit.now;
  const at = instantOf(publishAt, visit.site.timeZone);
  if (at === undefined) throw fault("Please enter the time of publishing.");
  if (at <= visit.now && at !== was) throw fault("Please choose a time in the future.");
  return at;
}

function fault(msg: string): Refusal {
  return new Refusal("bad input", msg, { faults: [{ path: "publishAt", msg }] });
}
