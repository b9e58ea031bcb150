import type { Schema } from "#db/schema.ts";
import { derivedTables, tables } from "#db/tables.ts";
import { kinds, type PlainKind, plainKinds } from "#features/publishing/kinds.ts";

type PlainOwners = Record<(typeof kinds)[PlainKind]["table"], string[]>;

/** The only folders or files that write a table. Others call its owner; everybody may read it. */
export const owners: Record<keyof Schema, string[]> = {
  users: ["features/members/"],
  sessions: ["features/members/"],
  resetTokens: ["features/members/"],
  verificationTokens: ["features/members/"],
  loginPlaces: ["features/members/"],
  avatars: ["features/members/"],
  mediaFiles: ["features/media/"],
  mediaTracks: ["features/media/"],
  files: ["features/media/"],
  fileVersions: ["features/media/"],
  blogs: ["features/blogs/", "features/publishing/"],
  events: ["features/events/"],
  eventDates: ["features/events/"],
  removedDates: ["features/events/"],
  likes: ["features/likes/"],
  comments: ["features/comments/"],
  collections: ["features/photography/", "features/publishing/"],
  collectionItems: ["features/photography/"],
  tags: ["features/publishing/"],
  revisions: ["features/publishing/"],
  documentMedia: ["features/publishing/"],
  tombstones: ["features/publishing/"],
  chosenIds: ["features/publishing/"],
  pages: ["features/pages/", "features/publishing/"],
  people: ["features/people/", "features/publishing/"],
  ...(Object.fromEntries(
    plainKinds.map((kind) => [kinds[kind].table, ["features/publishing/"]]),
  ) as PlainOwners),
  bylines: ["features/bylines/"],
  documentProjects: ["features/publishing/"],
  translations: ["features/publishing/"],
  publicationRecords: ["features/publications/"],
  deposits: ["features/catalogues/"],
  registrations: ["features/registrations/"],
  arrivals: ["features/registrations/"],
  guestMessages: ["features/registrations/"],
  registrationEntries: ["features/registrations/"],
  emails: ["features/emails/"],
  jobs: ["features/jobs/"],
  slugs: ["features/addresses/"],
  redirects: ["features/addresses/"],
  missingPaths: ["features/addresses/"],
  settings: ["features/settings/"],
  settingMedia: ["features/settings/"],
  setup: ["features/setup/"],
  searchEntries: ["features/search-index/"],
  searchMerges: ["features/search-index/"],
  blogCounts: [],
  releases: ["db/releases.ts"],
  backups: ["features/backups/"],
};
/**
 * The tables of others that a feature's stores still read in SQL of their own. A new line needs a reason: ask the
 * owner instead, as the library asks `publishing` which documents use a file.
 */
export const foreignReads: Record<string, string[]> = {
  backups: ["documentMedia", "mediaFiles", "users"],
  blogs: [
    "avatars",
    "bylines",
    "eventDates",
    "events",
    "mediaFiles",
    "people",
    "publicationRecords",
    "registrations",
    "tags",
    "users",
  ],
  bylines: ["avatars", "blogs", "mediaFiles", "people", "users"],
  catalogues: ["blogs", "pages", "publicationRecords", "tombstones"],
  comments: ["avatars", "blogs", "users"],
  emails: ["jobs", "registrations", "users"],
  events: ["blogs", "mediaFiles"],
  feeds: ["blogs", "pages", "publicationRecords", "tags", "users"],
  media: ["avatars", "documentMedia", "settingMedia", "settings", "users"],
  members: [
    "arrivals",
    "blogs",
    "bylines",
    "collections",
    "comments",
    "eventDates",
    "likes",
    "mediaFiles",
    "people",
    "registrations",
    "revisions",
  ],
  overview: ["avatars", "blogs", "comments", "mediaFiles", "revisions", "settings", "users"],
  pages: ["tombstones", "users"],
  people: ["mediaFiles", "users"],
  photography: ["avatars", "mediaFiles", "tags", "users"],
  publications: ["blogs", "mediaFiles", "pages"],
  publishing: ["bylines", "events", "mediaFiles", "publicationRecords", "users"],
  registrations: ["blogs", "emails", "eventDates", "events", "jobs", "users"],
  "search-index": ["settings"],
  settings: ["mediaFiles", "pages", "users"],
};
export const tableNames = [...tables.map(({ name }) => name), ...derivedTables];

/** Where a query takes the name of its table from a variable, every name in quotes counts. */
export function tablesChangedIn(text: string): (keyof Schema)[] {
  const calls = text.matchAll(
    /\.(?:insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\(\s*"?(\w+)("?)/g,
  );
  const sql = text.matchAll(/\b(?:insert into|update|delete from|replace into|merge into)\s+([a-z_]+)/gi);
  const names = new Set([...sql].map(([, name = ""]) => camelCase(name)));
  for (const [, name = "", quote] of calls) {
    if (quote) names.add(name.split(" ")[0] ?? "");
    else for (const [, quoted = ""] of text.matchAll(/"(\w+)"/g)) names.add(quoted);
  }
  return tableNames.filter((name) => names.has(name));
}

/** The tables that queries and SQL in a store read. */
export function tablesReadIn(text: string): (keyof Schema)[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
  const calls = code.matchAll(/(?:selectFrom|[a-z]+Join)\(\s*\[?"(\w+)/g);
  const sql = code.matchAll(/\b(?:from|join)\s+([a-z_]+)/g);
  const names = new Set([...calls, ...sql].map(([, name = ""]) => camelCase(name)));
  return tableNames.filter((name) => names.has(name));
}

const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
