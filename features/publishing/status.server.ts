import type { Context } from "#core/context.ts";
import { fieldError } from "#core/errors.ts";
import type { DocumentColumns } from "#db/schema.ts";
import { instantOf } from "#features/fields/parse-instant.ts";
import { m } from "#messages";
import type { DocumentStatus, SentStatus } from "./lifecycle.ts";

type State = Pick<DocumentColumns, "publishedAt" | "deletedAt">;

export function statusOf({ publishedAt, deletedAt }: State, now: string): DocumentStatus {
  if (deletedAt !== null) return "trash";
  if (publishedAt === null) return "draft";
  return publishedAt > now ? "scheduled" : "published";
}

/** Fields for writers only. */
export function stateOf(
  row: State & Pick<DocumentColumns, "version" | "unpublishedVersion" | "updatedAt">,
  now: string,
) {
  const { version, unpublishedVersion, publishedAt, deletedAt, updatedAt: savedAt } = row;
  return { version, unpublishedVersion, status: statusOf(row, now), publishedAt, deletedAt, savedAt };
}

/** What a request says about when readers may see a document. */
export type PublishOptions = { status?: SentStatus; publishAt?: string };

/**
 * When a document is published after a request; null for a draft. Without a status a new document is published at
 * once, and a saved one stays as it is. A published document keeps its date.
 */
export function publishedAtAfter(
  ctx: Context,
  { status, publishAt = "" }: PublishOptions,
  before?: { publishedAt: string | null },
): string | null {
  const was = before?.publishedAt ?? null;
  const statusBefore = before && statusOf({ publishedAt: was, deletedAt: null }, ctx.now);
  const next = status ?? statusBefore ?? "published";
  if (next !== "scheduled" && publishAt !== "")
    throw fieldError("publishAt", m.adminPublishing.publishAtUnused());
  if (next === "draft") return null;
  if (next === "published") return statusBefore === "published" ? was : ctx.now;
  if (publishAt === "" && statusBefore === "scheduled") return was;
  const at = instantOf(publishAt, ctx.site.timeZone);
  if (at === undefined) throw fieldError("publishAt", m.adminPublishing.publishAtRequired());
  if (at <= ctx.now && at !== was) throw fieldError("publishAt", m.adminPublishing.publishAtPast());
  return at;
}
