import type { Context } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import type { SentStatus } from "../writing-contract.ts";
import { statusOf } from "./access.server.ts";
import { instantOf } from "./parse-instant.server.ts";

/** What a request says about when readers may see a blog. */
export type GivenStage = { status?: SentStatus; publishAt?: string };

/**
 * When a blog is published after a request; null for a draft. Without a status a new blog is published at once, and a
 * saved one stays as it is. A published blog keeps its date.
 */
export function publishedAtAfter(
  ctx: Context,
  { status, publishAt = "" }: GivenStage,
  before?: { publishedAt: string | null },
): string | null {
  const was = before?.publishedAt ?? null;
  const statusBefore = before && statusOf({ publishedAt: was, deletedAt: null }, ctx.now);
  const next = status ?? statusBefore ?? "published";
  if (next !== "scheduled" && publishAt !== "") {
    throw fault('The time of publishing is only for the status "scheduled".');
  }
  if (next === "draft") return null;
  if (next === "published") return statusBefore === "published" ? was : ctx.now;
  if (publishAt === "" && statusBefore === "scheduled") return was;
  const at = instantOf(publishAt, ctx.site.timeZone);
  if (at === undefined) throw fault("Please enter the time of publishing.");
  if (at <= ctx.now && at !== was) throw fault("Please choose a time in the future.");
  return at;
}

function fault(msg: string): AppError {
  return new AppError("bad_request", msg, { errors: [{ path: "publishAt", msg }] });
}
