import type { Context } from "#core/context.ts";
import type { Queries } from "#db/engine.ts";
import type { DocumentTable } from "#db/schema.ts";
import type { Field, Fields } from "#features/fields/field.ts";
import { mediaIn } from "#features/fields/list.ts";
import { noPicture } from "#features/fields/types/choices.ts";
import type { Picture } from "#features/media/contract.ts";
import type { FileLink } from "#features/media/files/contract.ts";
import { fileLinks } from "#features/media/files/links.server.ts";
import { knownPictures } from "#features/media/pictures.server.ts";
import { peopleByIds } from "#features/people/people.server.ts";
import { titlesOf } from "#features/publishing/readers.server.ts";

/** The tables of the documents that fields refer to. */
const tables: Partial<Record<NonNullable<Field["kind"]>, DocumentTable>> = {
  person: "people",
  blog: "blogs",
  publication: "blogs",
  series: "pages",
  project: "projects",
};

type Named = { pictures: Record<string, Picture>; files: Record<string, FileLink> };

/** The pictures and files that the fields of a document show, as far as the library has them. */
export async function namedMedia(queries: Queries, fields: Fields, values: object): Promise<Named> {
  const ids = mediaIn(fields, values);
  if (ids.length === 0) return { pictures: {}, files: {} };
  return {
    pictures: Object.fromEntries(await knownPictures(queries, ids)),
    files: Object.fromEntries(await fileLinks(queries, ids)),
  };
}

/** The people whom the fields of a document name and readers see, by their ids. */
export async function namedPeople(ctx: Context, fields: Fields, values: object) {
  const named = referencesIn(fields, values).filter(({ kind }) => kind === "person");
  const ids = named.flatMap((reference) => reference.ids);
  const people = ids.length > 0 ? await peopleByIds(ctx, ids) : [];
  return Object.fromEntries(people.map((person) => [person._id, person]));
}

/** The titles of the documents and files that the fields name, whether public or not. */
export async function titlesIn(queries: Queries, fields: Fields, values: object, { files }: Named) {
  const titles = Object.values(files).map(({ _id: id, name: title }) => ({ id, title }));
  for (const { kind, ids } of referencesIn(fields, values)) {
    const table = kind && tables[kind];
    if (table && ids.length > 0) titles.push(...(await titlesOf(queries, table, ids)));
  }
  return titles;
}

/** The values without pictures and files that are not in the library any more, and the names of their fields. */
export function withoutLost<V extends object>(fields: Fields, values: V, { pictures, files }: Named) {
  const known = (id: string) => id === "" || id in pictures || id in files;
  const lost = Object.entries(fields).flatMap(([name, field]) => {
    const [id = ""] = mediaIn({ [name]: field }, values);
    const isOne = field.type === "picture" || field.type === "reference";
    return isOne && !known(id) ? [[name, field.type === "picture" ? noPicture : ""] as const] : [];
  });
  return { values: { ...values, ...Object.fromEntries(lost) }, lost: lost.map(([name]) => name) };
}

function referencesIn(fields: Fields, values: object): { kind: Field["kind"]; ids: string[] }[] {
  return Object.entries(fields).flatMap(([name, { type, kind }]) => {
    const value = (values as Record<string, string | string[]>)[name] ?? [];
    return type === "reference" || type === "references"
      ? [{ kind, ids: [value].flat().filter(Boolean) }]
      : [];
  });
}
