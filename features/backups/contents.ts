import type { Archive, Row } from "#db/archive/format.ts";
import { type Kind, kindNames, kinds, pathOf } from "#features/publishing/kinds.ts";

export type Listed = { type: Kind | "file"; id: string; title: string; path: string };

const atOnce = 500;

/** The documents and the files of the library whose titles have all these words. */
export function* contentsOf(archive: Archive, words: string[]): Generator<Listed> {
  const matches = (title: string) => words.every((word) => title.toLowerCase().includes(word.toLowerCase()));
  for (const kind of kindNames)
    for (const { id, title, slug } of rowsOf(archive, kinds[kind].table)) {
      const found = { _id: String(id), slug: slug === null ? null : String(slug) };
      if (matches(String(title)))
        yield { type: kind, id: found._id, title: String(title), path: pathOf(kind, found) };
    }
  for (const { id, name, alt } of rowsOf(archive, "mediaFiles")) {
    const title = String(name || alt || "");
    if (matches(title)) yield { type: "file", id: String(id), title, path: "" };
  }
}

/** The document with an id or an address, which may be a whole URL. */
export function findInBackup(archive: Archive, named: string): { kind: Kind; id: string } | undefined {
  const path = decodeURI(URL.canParse(named) ? new URL(named).pathname : named).replace(/\/+$/, "");
  for (const { type, id, path: own } of contentsOf(archive, []))
    if (
      type !== "file" &&
      (id === named || decodeURI(own) === path || `${kinds[type].folder}/${id}` === path.slice(1))
    )
      return { kind: type, id };
  for (const { kind, slug, ref } of rowsOf(archive, "slugs")) {
    const former = { _id: String(ref), slug: String(slug) };
    if (decodeURI(pathOf(kind as Kind, former)) === path) return { kind: kind as Kind, id: former._id };
  }
  return undefined;
}

function* rowsOf(archive: Archive, name: string): Generator<Row> {
  const table = archive.tables.find((table) => table.name === name);
  if (table) for (const rows of archive.rowsOf(table, atOnce)) yield* rows;
}
