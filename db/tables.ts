import { documentTables, type Schema } from "./schema.ts";

/** Every table after those that it references. `columns`: to back up, where an engine adds its own. */
export const tables: { name: keyof Schema; key: string[]; columns?: string[] }[] = [
  { name: "users", key: ["id"] },
  { name: "sessions", key: ["id"] },
  { name: "resetTokens", key: ["hash"] },
  { name: "verificationTokens", key: ["hash"] },
  { name: "loginPlaces", key: ["hash"] },
  { name: "mediaFiles", key: ["id"] },
  { name: "mediaTracks", key: ["mediaId", "kind", "language"] },
  { name: "files", key: ["mediaId"] },
  { name: "fileVersions", key: ["mediaId", "version"] },
  { name: "avatars", key: ["userId"] },
  ...Object.values(documentTables).map((name) => ({ name, key: ["id"] })),
  { name: "events", key: ["blogId"] },
  { name: "eventDates", key: ["blogId", "id"] },
  { name: "removedDates", key: ["blogId", "id"] },
  { name: "likes", key: ["blogId", "userId"] },
  { name: "comments", key: ["id"] },
  { name: "collectionItems", key: ["id"] },
  { name: "tags", key: ["kind", "ref", "tag"] },
  { name: "revisions", key: ["kind", "ref", "version"] },
  { name: "documentMedia", key: ["kind", "ref", "mediaId"] },
  { name: "tombstones", key: ["kind", "ref"] },
  { name: "chosenIds", key: ["id"] },
  { name: "bylines", key: ["kind", "ref", "position"] },
  { name: "documentProjects", key: ["kind", "ref", "projectId"] },
  { name: "translations", key: ["kind", "ref"] },
  { name: "publicationRecords", key: ["blogId"] },
  { name: "deposits", key: ["blogId", "agency"] },
  { name: "registrations", key: ["id"] },
  { name: "arrivals", key: ["registrationId", "dateId"] },
  { name: "guestMessages", key: ["id"] },
  { name: "registrationEntries", key: ["registrationId", "number"] },
  { name: "emails", key: ["id"] },
  { name: "jobs", key: ["id"] },
  { name: "slugs", key: ["kind", "slug"] },
  { name: "redirects", key: ["path"] },
  { name: "missingPaths", key: ["path"] },
  { name: "settings", key: ["name", "version"] },
  { name: "settingMedia", key: ["name", "version", "mediaId"] },
  { name: "setup", key: ["name"] },
  {
    name: "searchEntries",
    key: ["kind", "ref"],
    columns: ["kind", "ref", "publishedAt", "title", "tags", "facets", "body", "language", "followsSite"],
  },
];

/**
 * Not in a backup: filling the other tables fills what triggers write, a program notes itself in `releases`, and a
 * restored site has made no backups yet.
 */
export const derivedTables: (keyof Schema)[] = ["blogCounts", "searchMerges", "releases", "backups"];
