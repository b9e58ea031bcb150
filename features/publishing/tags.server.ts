import type { Context } from "#core/context.ts";
import type { Queries } from "#db/engine.ts";
import type { DocumentKindName } from "#db/schema.ts";
import { listTags, tagsBeginning } from "./tags.store.server.ts";

const maxSuggested = 8;

/** The labels of each document's tags, in their order. */
export async function tagsByDocument(queries: Queries, kind: DocumentKindName, ids: string[]) {
  const labels = await listTags(queries, kind, ids);
  const byDocument = new Map<string, string[]>(ids.map((id) => [id, []]));
  for (const { ref, label } of labels) byDocument.get(ref)?.push(label);
  return byDocument;
}

/** Existing tags with a prefix. */
export async function suggestTags(ctx: Context, kind: DocumentKindName, q: string): Promise<string[]> {
  const letters = q.trim().replace(/^#+/, "").toLowerCase();
  return letters === "" ? [] : tagsBeginning(ctx.db.reader, kind, letters, maxSuggested);
}
