import { rowsOfTags } from "#core/tags.ts";
import { compiled } from "#db/compiled.ts";
import type { Queries } from "#db/engine.ts";
import { idList, idsOf } from "#db/id-list.ts";
import type { DocumentKindName } from "#db/schema.ts";

type Label = { ref: string; label: string };

const tagsAmong = compiled((db, kind: DocumentKindName, refs: string) =>
  db
    .selectFrom("tags")
    .select(["ref", "label"])
    .where("kind", "=", kind)
    .where("ref", "in", idsOf(refs))
    .orderBy("position"),
);

export async function listTags(db: Queries, kind: DocumentKindName, refs: string[]): Promise<Label[]> {
  return refs.length === 0 ? [] : tagsAmong(db, kind, idList(refs));
}

/** Stores at most 20 labels of 50 characters; the rest is dropped. Existing rows are updated. */
export async function replaceTags(db: Queries, kind: DocumentKindName, ref: string, labels: string[]) {
  const rows = rowsOfTags(labels).map((tag) => ({ kind, ref, ...tag }));
  const names = rows.map(({ tag }) => tag);
  const others = db.deleteFrom("tags").where("kind", "=", kind).where("ref", "=", ref);
  await (names.length > 0 ? others.where("tag", "not in", names) : others).execute();
  if (rows.length === 0) return;
  await db
    .insertInto("tags")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["kind", "ref", "tag"]).doUpdateSet(({ ref: column }) => ({
        position: column("excluded.position"),
        label: column("excluded.label"),
      })),
    )
    .execute();
}

/**
 * Labels of tags with a prefix (in lower case), in the order of the index. Each is one seek in it, so
 * that the tag of ten thousand documents costs no more than another.
 */
export async function tagsBeginning(db: Queries, kind: DocumentKindName, letters: string, max: number) {
  const found: { tag: string; label: string }[] = [];
  while (found.length < max) {
    const last = found.at(-1)?.tag;
    const next = await db
      .selectFrom("tags")
      .select(["tag", "label"])
      .where("kind", "=", kind)
      .where("tag", last === undefined ? ">=" : ">", last ?? letters)
      .orderBy("tag")
      .limit(1)
      .executeTakeFirst();
    if (!next?.tag.startsWith(letters)) break;
    found.push(next);
  }
  return found.map(({ label }) => label);
}
