import { createHash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import {
  format,
  layout,
  openReadOnly,
  program,
  type Row,
  tableChecksum,
  wholeChecksum,
} from "#db/archive/format.ts";
import { looksLikeId, slugify } from "#db/slugify.ts";
import { isReserved } from "#features/addresses/reserved.ts";
import { facetsOf } from "#features/search-index/terms.ts";

/** Rows of the first format, by their tables. */
type Old = Record<string, Row[]>;
type New = [name: string, key: string[], rows: Row[]][];
type Kind = "blog" | "collection";

/** The version that wrote the first format. */
const oldVersion = "0.1.0";

/**
 * Writes a backup of the first format again as one of version 1.0.0, whose tables are those of its foundation for ever:
 * later steps bring it up to date as any other. Returns the new path.
 */
export function convertFormat1(path: string, target: string): string {
  const old = openReadOnly(path);
  const archive = new DatabaseSync(target);
  try {
    archive.exec(`pragma journal_mode = memory; pragma synchronous = off; ${layout} begin`);
    const note = archive.prepare("insert into about values (?, ?)");
    note.run("format", `${program} ${format}`);
    note.run("version", oldVersion);
    note.run("migrations", JSON.stringify(["0001-foundation"]));
    note.run("engine", "");
    note.run("made at", "");
    writeRows(archive, converted(rowsOf(old)));
    copyFiles(old, archive);
    note.run("sha256", wholeChecksum(archive));
    archive.exec("commit");
    return target;
  } finally {
    old.close();
    archive.close();
  }
}

function rowsOf(old: DatabaseSync): Old {
  const records = old.prepare("select name, body from records order by number").all();
  const byTable = Map.groupBy(records, ({ name }) => String(name));
  return Object.fromEntries(
    [...byTable].map(([name, rows]) => [name, rows.map(({ body }) => JSON.parse(String(body)))]),
  );
}

function writeRows(archive: DatabaseSync, tables: New): void {
  const note = archive.prepare(
    "insert into tables (name, key, columns, first, rows, checksum) values (?, ?, ?, ?, ?, ?)",
  );
  const insert = archive.prepare("insert into records (name, body) values (?, ?)");
  let first = 1;
  for (const [name, key, rows] of tables) {
    const sum = tableChecksum();
    for (const row of rows) {
      const body = JSON.stringify(row);
      sum.add(body);
      insert.run(name, body);
    }
    const columns = Object.keys(rows[0] ?? Object.fromEntries(key.map((column) => [column, null])));
    note.run(name, JSON.stringify(key), JSON.stringify(columns), first, rows.length, sum.hex());
    first += rows.length;
  }
}

function copyFiles(old: DatabaseSync, archive: DatabaseSync): void {
  const insert = archive.prepare("insert into pieces values (?, ?, ?)");
  const note = archive.prepare("insert into stored_files values (?, ?, ?, ?)");
  const pieces = old.prepare("select part, bytes from pieces where key = ? order by part");
  for (const { key, content_type } of old
    .prepare("select key, content_type from pieces where part = 0")
    .all()) {
    const hash = createHash("sha256");
    let size = 0;
    for (const piece of pieces.iterate(key as string)) {
      const bytes = piece.bytes as Uint8Array;
      hash.update(bytes);
      size += bytes.length;
      insert.run(key as string, Number(piece.part), bytes);
    }
    note.run(key as string, content_type as string, size, hash.digest("hex"));
  }
}

function converted(old: Old): New {
  const all = (name: string) => old[name] ?? [];
  const slugs = {
    blog: slugsOf("blog", all("blogs")),
    collection: slugsOf("collection", all("collections")),
  };
  const { blogs, collections } = { blogs: all("blogs"), collections: all("collections") };
  return [
    [
      "users",
      ["id"],
      all("users").map((row) => ({ ...row, verifiedAt: row.email === null ? null : row.joinedAt })),
    ],
    ["sessions", ["id"], all("sessions")],
    [
      "resetTokens",
      ["hash"],
      all("resetTokens")
        .filter(isUnused)
        .map(({ usedAt, ...row }) => row),
    ],
    ["mediaFiles", ["id"], all("mediaFiles").map((row) => ({ ...row, decorative: 0, name: "" }))],
    ["avatars", ["userId"], all("avatars")],
    ["blogs", ["id"], blogs.map((row) => blogOf(row, slugs.blog))],
    ["collections", ["id"], collections.map((row) => collectionOf(row, slugs.collection))],
    ["eventDates", ["blogId", "id"], blogs.filter((row) => row.eventAt !== null).map(dateOf)],
    ["likes", ["blogId", "userId"], all("likes")],
    ["comments", ["id"], all("comments")],
    ["collectionItems", ["id"], all("collectionItems").map((row) => ({ ...row, alt: row.alt || null }))],
    [
      "tags",
      ["kind", "ref", "tag"],
      [
        ...all("blogTags").map(({ blogId, ...row }) => ({ kind: "blog", ref: blogId, ...row })),
        ...all("collectionTags").map(({ collectionId, ...row }) => ({
          kind: "collection",
          ref: collectionId,
          ...row,
        })),
      ],
    ],
    ["revisions", ["kind", "ref", "version"], all("blogRevisions").map(revisionOf)],
    ["documentMedia", ["kind", "ref", "mediaId"], shownMedia(old)],
    ["tombstones", ["kind", "ref"], all("removals")],
    [
      "slugs",
      ["kind", "slug"],
      (["blog", "collection"] as const).flatMap((kind) =>
        [...slugs[kind]].map(([ref, slug]) => ({ kind, slug, ref })),
      ),
    ],
    ["searchEntries", ["kind", "ref"], entriesOf(old)],
  ];
}

function isUnused({ usedAt }: Row): boolean {
  return usedAt === null;
}

/** Each document gets the slug of its title. Its former URL, with the id, redirects. */
function slugsOf(kind: Kind, rows: Row[]): Map<unknown, string> {
  const taken = new Set<string>();
  return new Map(
    rows.map(({ id, title }) => {
      const base = slugify(String(title)) || kind;
      const isFree = (slug: string) => !taken.has(slug) && !looksLikeId(slug) && !isReserved(kind, slug);
      let slug = base;
      for (let number = 2; !isFree(slug); number += 1) slug = `${base}-${number}`;
      taken.add(slug);
      return [id, slug];
    }),
  );
}

function documentOf(row: Row, slugs: Map<unknown, string>): Row {
  return {
    ...row,
    unpublishedVersion: null,
    slug: slugs.get(row.id) ?? null,
    slugKeptAt: row.publishedAt,
    summary: "",
    seoTitle: "",
    shareMediaId: null,
    shareX: 50,
    shareY: 50,
    noindexAt: null,
    language: "",
    translationKey: null,
  };
}

function blogOf({ eventAt, coverAlt, ...row }: Row, slugs: Map<unknown, string>): Row {
  const times = { eventDate: eventAt, nextDate: eventAt, overAt: eventAt };
  return { ...documentOf(row, slugs), ...times, coverAlt: coverAlt || null };
}

function collectionOf({ creatorId, ...row }: Row, slugs: Map<unknown, string>): Row {
  return { ...documentOf(row, slugs), authorId: creatorId };
}

function dateOf({ id, eventAt }: Row): Row {
  return { blogId: id, id: "", startsAt: eventAt, endsAt: eventAt, state: "confirmed" };
}

function revisionOf({ blogId, version, editorId, savedAt, ...values }: Row): Row {
  const { eventAt: eventDate, coverUrl: image, coverAlt, tags, ...same } = values;
  const labels = String(tags)
    .split(",")
    .map((label) => label.trim());
  const fields = { ...same, eventDate, image, coverAlt: coverAlt || null, tags: labels.filter(Boolean) };
  return {
    kind: "blog",
    ref: blogId,
    version,
    title: values.title,
    fields: JSON.stringify(fields),
    editorId,
    savedAt,
    autosavedSince: null,
  };
}

/** What documents show: covers, pictures in texts, and items of collections. */
function shownMedia(old: Old): Row[] {
  const rows = new Map<string, Row>();
  const add = (kind: Kind, ref: unknown, mediaId: unknown, current: number) => {
    const key = `${kind} ${ref} ${mediaId}`;
    if (mediaId && !rows.has(key)) rows.set(key, { kind, ref, mediaId, current });
  };
  const contents = new Map((old.blogs ?? []).map(({ id, content }) => [id, String(content)]));
  for (const { id, coverId } of old.blogs ?? []) add("blog", id, coverId, 1);
  for (const { collectionId, mediaId } of old.collectionItems ?? [])
    add("collection", collectionId, mediaId, 1);
  for (const { blogId, mediaId } of old.blogPictures ?? [])
    add("blog", blogId, mediaId, contents.get(blogId)?.includes(`/media/${mediaId}/`) ? 1 : 0);
  for (const { blogId, coverId } of old.blogRevisions ?? []) add("blog", blogId, coverId, 0);
  return [...rows.values()];
}

function entriesOf(old: Old): Row[] {
  const documents = new Map([...(old.blogs ?? []), ...(old.collections ?? [])].map((row) => [row.id, row]));
  const labels = Map.groupBy(
    [...(old.blogTags ?? []), ...(old.collectionTags ?? [])],
    ({ blogId, collectionId }) => blogId ?? collectionId,
  );
  return (old.searchEntries ?? []).flatMap(({ kind, ref, title, body }) => {
    const document = documents.get(ref);
    if (!document || document.publishedAt === null) return [];
    const { publishedAt, section, authorId } = document;
    const author = kind === "blog" ? facetsOf({ author: String(authorId) }) : [];
    const tags = (labels.get(ref) ?? []).map(({ label }) => String(label));
    const year = new Date(String(publishedAt)).getUTCFullYear();
    const facets = [
      ...facetsOf({ kind: kind as Kind, section: section as "programmes" | undefined, year }),
      ...author,
      ...tags.flatMap((tag) => facetsOf({ tag })),
    ];
    const words = {
      title,
      tags: tags.join("\n"),
      facets: facets.join(" "),
      body,
      language: "",
      followsSite: 1,
    };
    return [{ kind, ref, publishedAt, ...words }];
  });
}
