import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** Every table of the specification, with the rules that no code can get around. */
export async function foundation(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { instant } = engine.types;

  await db.schema
    .createTable("users")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("name", "text", (c) => c.notNull().check(sql`length(name) between 1 and 200`))
    .addColumn("email", "text")
    .addColumn("email_key", "text", (c) => c.unique())
    .addColumn("password_hash", "text")
    .addColumn("role", "text", (c) => c.notNull().check(sql`role in ('member', 'admin')`))
    .addColumn("bio", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("joined_at", instant, (c) => c.notNull())
    .addColumn("disabled_at", instant)
    .addCheckConstraint("users_email_whole", sql`(email is null) = (email_key is null)`)
    .execute();

  await db.schema
    .createTable("sessions")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("created_at", instant, (c) => c.notNull())
    .addColumn("expires_at", instant, (c) => c.notNull())
    .addColumn("revoked_at", instant)
    .execute();
  await db.schema.createIndex("sessions_user").on("sessions").column("user_id").execute();

  await db.schema
    .createTable("reset_tokens")
    .addColumn("hash", "text", (c) => c.primaryKey())
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("created_at", instant, (c) => c.notNull())
    .addColumn("expires_at", instant, (c) => c.notNull())
    .addColumn("used_at", instant)
    .execute();
  await db.schema.createIndex("reset_tokens_user").on("reset_tokens").column("user_id").execute();

  await db.schema
    .createTable("media_files")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("kind", "text", (c) => c.notNull().check(sql`kind in ('image', 'video')`))
    .addColumn("status", "text", (c) => c.notNull().check(sql`status in ('ready', 'processing', 'failed')`))
    .addColumn("content_type", "text", (c) => c.notNull())
    .addColumn("bytes", "bigint", (c) => c.notNull().check(sql`bytes >= 0`))
    .addColumn("width", "integer", (c) => c.notNull().check(sql`width >= 0`))
    .addColumn("height", "integer", (c) => c.notNull().check(sql`height >= 0`))
    .addColumn("placeholder", "text", (c) => c.notNull())
    .addColumn("alt", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("uploader_id", "text", (c) => c.references("users.id").onDelete("set null"))
    .addColumn("created_at", instant, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("media_files_uploader").on("media_files").column("uploader_id").execute();

  await db.schema
    .createTable("avatars")
    .addColumn("user_id", "text", (c) => c.primaryKey().references("users.id").onDelete("cascade"))
    .addColumn("media_id", "text", (c) => c.notNull().references("media_files.id").onDelete("cascade"))
    .execute();
  await db.schema.createIndex("avatars_media").on("avatars").column("media_id").execute();

  await blogTables(db, engine);
  await collectionTables(db, engine);

  await engine.createSearch(db);
}

async function blogTables(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { instant } = engine.types;
  await db.schema
    .createTable("blogs")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("title", "text", (c) => c.notNull().check(sql`length(title) between 1 and 300`))
    .addColumn("content", "text", (c) => c.notNull())
    .addColumn("excerpt", "text", (c) => c.notNull())
    .addColumn("section", "text", (c) =>
      c.notNull().check(sql`section in ('programmes', 'publications', 'events')`),
    )
    .addColumn("subcategory", "text", (c) => c.notNull().check(sql`length(subcategory) <= 100`))
    .addColumn("author_id", "text", (c) => c.notNull().references("users.id").onDelete("restrict"))
    .addColumn("cover_id", "text", (c) => c.references("media_files.id").onDelete("set null"))
    .addColumn("cover_url", "text")
    .addColumn("cover_alt", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("cover_caption", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("event_at", instant)
    .addColumn("created_at", instant, (c) => c.notNull())
    .addColumn("updated_at", instant, (c) => c.notNull())
    .addColumn("published_at", instant)
    .addColumn("deleted_at", instant)
    .addColumn("source_key", "text", (c) => c.unique())
    .addCheckConstraint("blogs_event_date", sql`(section = 'events') = (event_at is not null)`)
    .execute();
  const listed = sql<boolean>`deleted_at is null and published_at is not null`;
  await db.schema
    .createIndex("blogs_newest")
    .on("blogs")
    .columns(["published_at desc", "id desc"])
    .where(listed)
    .execute();
  await db.schema
    .createIndex("blogs_section")
    .on("blogs")
    .columns(["section", "published_at desc", "id desc"])
    .where(listed)
    .execute();
  await db.schema
    .createIndex("blogs_subcategory")
    .on("blogs")
    .columns(["section", "subcategory", "published_at desc", "id desc"])
    .where(listed)
    .execute();
  await db.schema
    .createIndex("blogs_events")
    .on("blogs")
    .columns(["event_at", "id"])
    .where(sql<boolean>`section = 'events' and deleted_at is null and published_at is not null`)
    .execute();
  await db.schema
    .createIndex("blogs_author")
    .on("blogs")
    .columns(["author_id", "published_at desc"])
    .execute();
  await db.schema.createIndex("blogs_cover").on("blogs").column("cover_id").execute();

  await db.schema
    .createTable("blog_tags")
    .addColumn("blog_id", "text", (c) => c.notNull().references("blogs.id").onDelete("cascade"))
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("label", "text", (c) => c.notNull().check(sql`length(label) between 1 and 50`))
    .addColumn("tag", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("blog_tags_key", ["blog_id", "tag"])
    .execute();
  await db.schema.createIndex("blog_tags_tag").on("blog_tags").columns(["tag", "blog_id"]).execute();

  await db.schema
    .createTable("likes")
    .addColumn("blog_id", "text", (c) => c.notNull().references("blogs.id").onDelete("cascade"))
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("created_at", instant, (c) => c.notNull())
    .addPrimaryKeyConstraint("likes_key", ["blog_id", "user_id"])
    .execute();
  await db.schema.createIndex("likes_user").on("likes").column("user_id").execute();

  await db.schema
    .createTable("comments")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("blog_id", "text", (c) => c.notNull().references("blogs.id").onDelete("cascade"))
    .addColumn("user_id", "text", (c) => c.references("users.id").onDelete("set null"))
    .addColumn("text", "text", (c) => c.notNull().check(sql`length(text) between 1 and 5000`))
    .addColumn("created_at", instant, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("comments_blog")
    .on("comments")
    .columns(["blog_id", "created_at desc", "id desc"])
    .execute();
  await db.schema.createIndex("comments_user").on("comments").column("user_id").execute();
}

async function collectionTables(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { instant } = engine.types;
  await db.schema
    .createTable("collections")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("title", "text", (c) => c.notNull().check(sql`length(title) between 1 and 300`))
    .addColumn("description", "text", (c) => c.notNull())
    .addColumn("category", "text", (c) =>
      c
        .notNull()
        .check(
          sql`category in ('general', 'nature', 'portrait', 'landscape', 'street', 'architecture', 'events', 'research')`,
        ),
    )
    .addColumn("media_type", "text", (c) =>
      c.notNull().check(sql`media_type in ('images', 'videos', 'mixed')`),
    )
    .addColumn("creator_id", "text", (c) => c.notNull().references("users.id").onDelete("restrict"))
    .addColumn("created_at", instant, (c) => c.notNull())
    .addColumn("updated_at", instant, (c) => c.notNull())
    .addColumn("published_at", instant)
    .addColumn("deleted_at", instant)
    .execute();
  await db.schema
    .createIndex("collections_newest")
    .on("collections")
    .columns(["published_at desc", "id desc"])
    .where(sql<boolean>`deleted_at is null and published_at is not null`)
    .execute();
  await db.schema.createIndex("collections_creator").on("collections").column("creator_id").execute();

  await db.schema
    .createTable("collection_tags")
    .addColumn("collection_id", "text", (c) => c.notNull().references("collections.id").onDelete("cascade"))
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("label", "text", (c) => c.notNull().check(sql`length(label) between 1 and 50`))
    .addColumn("tag", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("collection_tags_key", ["collection_id", "tag"])
    .execute();

  await db.schema
    .createTable("collection_items")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("collection_id", "text", (c) => c.notNull().references("collections.id").onDelete("cascade"))
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("media_id", "text", (c) => c.notNull().references("media_files.id").onDelete("restrict"))
    .addColumn("alt", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("caption", "text", (c) => c.notNull().defaultTo(""))
    .addUniqueConstraint("collection_items_place", ["collection_id", "position"])
    .execute();
  await db.schema.createIndex("collection_items_media").on("collection_items").column("media_id").execute();
}
