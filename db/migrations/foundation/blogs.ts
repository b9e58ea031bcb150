import { documentColumns, documentIndexes, listed } from "./documents.ts";

export function blogTables(instant: string): string[] {
  return [
    `create table blogs (
      ${documentColumns(instant)},
      excerpt text not null,
      section text not null check (section in ('programmes', 'publications', 'events')),
      subcategory text not null check (length(subcategory) <= 100),
      cover_id text references media_files (id),
      cover_url text,
      cover_alt text,
      cover_caption text not null default '',
      event_date ${instant},
      next_date ${instant},
      over_at ${instant},
      comments_closed_at ${instant},
      source_key text unique,
      content text not null,
      constraint blogs_event_date check ((section = 'events') = (event_date is not null)))`,
    ...blogIndexes(),
    ...recordTables(instant),
    ...reactionTables(instant),
  ];
}

/** When harvesters have to read a public document again. */
const harvestedAt = `case when deleted_at is not null then deleted_at
  when updated_at > published_at then updated_at else published_at end`;

/** Lists read nothing but an index. SQLite does so only if the condition's columns are in it, too. */
function blogIndexes(): string[] {
  const newest = "published_at desc, id desc, deleted_at, language, translation_key";
  return [
    "create index blogs_author on blogs (author_id, published_at desc)",
    "create index blogs_cover on blogs (cover_id)",
    ...documentIndexes("blogs"),
    `create index blogs_sitemap on blogs (published_at, id, updated_at, slug, noindex_at, deleted_at) ${listed}`,
    `create index blogs_byline on blogs (author_id, published_at desc, id desc, section, deleted_at) ${listed}`,
    `create index blogs_language on blogs (language, published_at desc, id desc, deleted_at) ${listed}`,
    `create index blogs_harvest on blogs ((${harvestedAt}), id) where published_at is not null`,
    `create index blogs_event_languages on blogs (section, language) where language <> ''
      and deleted_at is null and published_at is not null`,
    `create index blogs_newest on blogs (${newest}) ${listed}`,
    `create index blogs_section on blogs (section, ${newest}) ${listed}`,
    `create index blogs_subcategory on blogs (section, subcategory, ${newest}) ${listed}`,
    `create index blogs_event_dates on blogs
      (section, next_date, id, over_at, published_at, subcategory, language, translation_key) ${listed}`,
    // To check for each article with a tag whether it is public.
    "create index blogs_public on blogs (id, deleted_at, published_at, section, language, translation_key)",
    // Which of several translations a list shows.
    `create index blogs_translated on blogs (translation_key, id, language, published_at, deleted_at, section,
      subcategory, next_date, over_at) where translation_key is not null`,
    // All that filters and orders the administrators' list.
    `create index blogs_managed on blogs (updated_at, id, deleted_at, section, subcategory, published_at, event_date,
      over_at, author_id, title, language)`,
  ];
}

/** What catalogues know about a publication, and what was sent to them. */
function recordTables(instant: string): string[] {
  return [
    `create table publication_records (
      blog_id text primary key references blogs (id) on delete cascade,
      type text not null,
      issued text not null,
      isbn text not null,
      issn text not null,
      doi text unique,
      licence text not null,
      pages text not null,
      funders text not null,
      series_id text references pages (id) on delete set null,
      series_number text not null,
      series_order text not null,
      pdf_id text references media_files (id),
      replaces_id text references blogs (id) on delete set null,
      errata text not null)`,
    "create index publication_records_series on publication_records (series_id, series_order, blog_id)",
    "create index publication_records_replaces on publication_records (replaces_id)",
    "create index publication_records_pdf on publication_records (pdf_id)",
    `create table deposits (
      blog_id text not null references blogs (id) on delete cascade,
      agency text not null check (agency in ('crossref', 'datacite')),
      state text not null check (state in ('sending', 'sent', 'failed')),
      message text not null,
      attempt text not null,
      doi text not null,
      at ${instant} not null,
      primary key (blog_id, agency))`,
  ];
}

function reactionTables(instant: string): string[] {
  return [
    `create table likes (
      blog_id text not null references blogs (id) on delete cascade,
      user_id text not null references users (id) on delete cascade,
      created_at ${instant} not null,
      primary key (blog_id, user_id))`,
    "create index likes_user on likes (user_id)",
    // An article's likes, newest first.
    "create index likes_blog on likes (blog_id, created_at desc, user_id)",
    `create table comments (
      id text primary key,
      blog_id text not null references blogs (id) on delete cascade,
      user_id text references users (id) on delete set null,
      text text not null check (length(text) between 1 and 5000),
      created_at ${instant} not null,
      removed_at ${instant},
      removed_for text not null default '',
      remover_id text references users (id) on delete set null,
      held_at ${instant},
      accepted_at ${instant},
      reply text not null default '' check (length(reply) <= 5000),
      replied_at ${instant},
      replier_id text references users (id) on delete set null)`,
    "create index comments_newest on comments (created_at, id)",
    "create index comments_blog on comments (blog_id)",
    // What readers see of an article, newest first, however many others there are.
    `create index comments_shown on comments (blog_id, created_at desc, id desc)
      where removed_at is null and held_at is null`,
    // An account's comments by article, when it is disabled, and its numbers.
    "create index comments_user on comments (user_id, removed_at, held_at, blog_id, accepted_at)",
    `create index comments_waiting on comments (created_at, id, blog_id, user_id)
      where held_at is not null and removed_at is null`,
    // Used when an account is deleted.
    "create index comments_remover on comments (remover_id) where remover_id is not null",
    "create index comments_replier on comments (replier_id) where replier_id is not null",
    // Kept by triggers: counting would cost more with every comment.
    `create table blog_counts (
      blog_id text primary key references blogs (id) on delete cascade,
      likes integer not null default 0,
      comments integer not null default 0)`,
  ];
}
