import type { Queries } from "#db/engine.ts";

/**
 * Tags that begin with some letters (in lower case), in the order of the index. Each is one seek in it, so that the tag
 * of ten thousand articles costs no more than another.
 */
export async function tagsBeginning(db: Queries, letters: string, most: number): Promise<string[]> {
  const found: { tag: string; label: string }[] = [];
  while (found.length < most) {
    const last = found.at(-1)?.tag;
    const next = await db
      .selectFrom("tags")
      .select(["tag", "label"])
      .where("kind", "=", "blog")
      .where("tag", last === undefined ? ">=" : ">", last ?? letters)
      .orderBy("tag")
      .limit(1)
      .executeTakeFirst();
    if (!next?.tag.startsWith(letters)) break;
    found.push(next);
  }
  return found.map(({ label }) => label);
}
