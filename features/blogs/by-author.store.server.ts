import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { Queries } from "#db/engine.ts";
import type { Schema } from "#db/schema.ts";

/** An account, a person, or a person with an account; as an author, a contributor, or both. */
export type Author = { userId: string | null; personId: string | null; role?: "author" | "with" };

/** The author with an id, of an account or of a person. */
export async function findAuthorById(db: Queries, id: string): Promise<Author> {
  const person = await db
    .selectFrom("people")
    .select(["id as personId", "userId"])
    .where(({ or, eb }) => or([eb("id", "=", id), eb("userId", "=", id)]))
    .executeTakeFirst();
  return person ?? { userId: id, personId: null };
}

export type Condition = (blogs: ExpressionBuilder<Schema, "blogs">) => Expression<SqlBool>;

export const always: Condition = (blogs) => blogs.lit(true);

/** The blogs whose byline names an author, and those without a byline that the author's account has created. */
export function partsBy({ userId, personId, role }: Author): Condition[] {
  const named = ({ selectFrom }: ExpressionBuilder<Schema, "blogs">) =>
    selectFrom("bylines")
      .select("bylines.ref")
      .where("bylines.kind", "=", "blog")
      .where("bylines.role", "in", role ? [role] : ["author", "with"]);
  const parts: Condition[] = [
    (blogs) =>
      blogs(
        "blogs.id",
        "in",
        named(blogs)
          .where("bylines.userId", "=", userId)
          .union(named(blogs).where("bylines.personId", "=", personId)),
      ),
  ];
  if (userId !== null && role !== "with")
    parts.push((blogs) =>
      blogs.and([
        blogs("blogs.authorId", "=", userId),
        blogs.not(
          blogs.exists(
            blogs
              .selectFrom("bylines")
              .select("bylines.ref")
              .where("bylines.kind", "=", "blog")
              .whereRef("bylines.ref", "=", "blogs.id")
              .where(({ or, eb }) =>
                or([eb("bylines.role", "=", "author"), eb("bylines.userId", "=", userId)]),
              ),
          ),
        ),
      ]),
    );
  return parts;
}
