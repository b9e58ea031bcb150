import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

const own = /\/media\/([\da-f]{24})\//g;

/** Versions and revisions, the trash, comments that were taken down, and which pictures texts show. */
export async function publishing(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { instant } = engine.types;
  for (const table of ["blogs", "collections"]) {
    await db.schema
      .alterTable(table)
      .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
      .execute();
    await db.schema
      .alterTable(table)
      .addColumn("deleter_id", "text", (c) => c.references("users.id").onDelete("set null"))
      .execute();
    await db.schema
      .createIndex(`${table}_trash`)
      .on(table)
      .column("deleted_at")
      .where(sql<boolean>`deleted_at is not null`)
      .execute();
    await db.schema.createIndex(`${table}_changed`).on(table).columns(["updated_at", "id"]).execute();
  }
  await db.schema.alterTable("blogs").addColumn("comments_closed_at", instant).execute();
  await db.schema
    .alterTable("collection_items")
    .addColumn("credit", "text", (c) => c.notNull().defaultTo(""))
    .execute();
  await db.schema.alterTable("media_files").addColumn("poster_width", "integer").execute();
  await db.schema.alterTable("comments").addColumn("removed_at", instant).execute();
  await db.schema
    .alterTable("comments")
    .addColumn("removed_for", "text", (c) => c.notNull().defaultTo(""))
    .execute();
  await db.schema
    .alterTable("comments")
    .addColumn("remover_id", "text", (c) => c.references("users.id").onDelete("set null"))
    .execute();
  await db.schema.createIndex("comments_newest").on("comments").columns(["created_at", "id"]).execute();
  await revisionTables(db, engine);
  await notePictures(db);
}

async function revisionTables(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { instant } = engine.types;
  await db.schema
    .createTable("blog_revisions")
    .addColumn("blog_id", "text", (c) => c.notNull().references("blogs.id").onDelete("cascade"))
    .addColumn("version", "integer", (c) => c.notNull())
    .addColumn("title", "text", (c) => c.notNull())
    .addColumn("content", "text", (c) => c.notNull())
    .addColumn("section", "text", (c) => c.notNull())
    .addColumn("subcategory", "text", (c) => c.notNull())
    .addColumn("tags", "text", (c) => c.notNull())
    .addColumn("event_at", instant)
    .addColumn("cover_id", "text", (c) => c.references("media_files.id").onDelete("set null"))
    .addColumn("cover_url", "text")
    .addColumn("cover_alt", "text", (c) => c.notNull())
    .addColumn("cover_caption", "text", (c) => c.notNull())
    .addColumn("editor_id", "text", (c) => c.references("users.id").onDelete("set null"))
    .addColumn("saved_at", instant, (c) => c.notNull())
    .addPrimaryKeyConstraint("blog_revisions_key", ["blog_id", "version"])
    .execute();
  await db.schema.createIndex("blog_revisions_editor").on("blog_revisions").column("editor_id").execute();
  await db.schema.createIndex("blog_revisions_cover").on("blog_revisions").column("cover_id").execute();
  await db.schema
    .createTable("blog_pictures")
    .addColumn("blog_id", "text", (c) => c.notNull().references("blogs.id").onDelete("cascade"))
    .addColumn("media_id", "text", (c) => c.notNull().references("media_files.id").onDelete("cascade"))
    .addPrimaryKeyConstraint("blog_pictures_key", ["blog_id", "media_id"])
    .execute();
  await db.schema.createIndex("blog_pictures_media").on("blog_pictures").column("media_id").execute();
}

type Old = { blogs: { id: string; content: string }; media_files: { id: string } };

/** The pictures that are in texts already. */
async function notePictures(given: Kysely<unknown>): Promise<void> {
  const db = given as Kysely<Old & { blog_pictures: { blog_id: string; media_id: string } }>;
  const known = new Set((await db.selectFrom("media_files").select("id").execute()).map(({ id }) => id));
  let after = "";
  for (;;) {
    const blogs = await db
      .selectFrom("blogs")
      .select(["id", "content"])
      .where("id", ">", after)
      .where("content", "like", "%/media/%")
      .orderBy("id")
      .limit(100)
      .execute();
    for (const { id, content } of blogs) {
      const ids = new Set([...content.matchAll(own)].map(([, name]) => name ?? ""));
      for (const mediaId of ids) {
        if (!known.has(mediaId)) continue;
        await db.insertInto("blog_pictures").values({ blog_id: id, media_id: mediaId }).execute();
      }
    }
    const last = blogs.at(-1);
    if (!last) return;
    after = last.id;
  }
}
