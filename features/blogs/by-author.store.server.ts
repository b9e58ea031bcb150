import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { Queries } from "#db/engine.ts";
import { idsFrom } from "#db/rows.ts";
import type { BylineRole, Schema } from "#db/schema.ts";
import { roleNames } from "#features/bylines/roles.ts";

/** An account, a person or both; as an author, a contributor or both. */
export type Author = { userId: string | null; personId: string | null; role?: "author" | "with" };

/** The author with the id of an account or a person. */
export async function findAuthorById(db: Queries, id: string): Promise<Author> {
  const person = await db
    .selectFrom("people")
    .select(["id as personId", "userId"])
    .where(({ or, eb }) => or([eb("id", "=", id), eb("userId", "=", id)]))
    .executeTakeFirst();
  return person ?? { userId: id, personId: null };
}

/** The current name of an account or a person. */
export async function nameOfAuthor(db: Queries, id: string): Promise<string | undefined> {
  const ofPerson = db.selectFrom("people").select("title as name").where("id", "=", id);
  const name = db.selectFrom("users").select("name").where("id", "=", id).unionAll(ofPerson);
  return (await name.executeTakeFirst())?.name;
}

/** Published and scheduled blogs by an author. */
export async function idsOfBlogsBy(db: Queries, author: Author): Promise<string[]> {
  const some = partsBy(author).map((part) => idsFrom(visible(db).select("id").where(part)));
  return (await Promise.all(some)).flat();
}

/** The published and scheduled ones of these blogs. */
export async function blogsAmong(db: Queries, ids: string[]) {
  return visible(db).selectAll().where("id", "in", ids).execute();
}

function visible(db: Queries) {
  return db.selectFrom("blogs").where("publishedAt", "is not", null).where("deletedAt", "is", null);
}

function rolesIn(role: Author["role"]): BylineRole[] {
  if (role === "author") return ["author"];
  return role === "with" ? [...roleNames] : ["author", ...roleNames];
}

export type Condition = (blogs: ExpressionBuilder<Schema, "blogs">) => Expression<SqlBool>;

export const always: Condition = (blogs) => blogs.lit(true);

/** Blogs that name the author, and those without a byline that the author's account created. */
export function partsBy({ userId, personId, role }: Author): Condition[] {
  const named = ({ selectFrom }: ExpressionBuilder<Schema, "blogs">) =>
    selectFrom("bylines")
      .select("bylines.ref")
      .where("bylines.kind", "=", "blog")
      .where("bylines.role", "in", rolesIn(role));
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
