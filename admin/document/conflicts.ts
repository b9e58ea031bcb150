import type { Api } from "#core/api.ts";
import { m } from "#messages";
import { readableFields } from "./compare.ts";
import type { SavedDocument } from "./document-api.ts";
import { type Fields, readVersion, type SavedKind } from "./kind.ts";
import type { LatestSave } from "./phases.ts";

type Reading = { kind: SavedKind; client: Api; memberId: string; timeZone: string };

/** The text that writers change: the unpublished changes, if there are some. */
export async function latestOf(
  { kind, client, memberId, timeZone }: Reading,
  document: SavedDocument,
): Promise<LatestSave> {
  const { _id: id, unpublishedVersion, version: published } = document;
  const version = unpublishedVersion ?? published;
  const [fields, { items }] = await Promise.all([
    unpublishedVersion === null
      ? kind.fieldsOf(document, timeZone)
      : readVersion(kind, client, { id, version }, timeZone),
    kind.api(client).revisions({ id, page: 1, limit: 10 }),
  ]);
  const { savedAt, editor } = items.find((revision) => revision.version === version) ?? {};
  return {
    document,
    fields,
    version,
    savedAt,
    editor: editor?.name ?? m.adminDocument.somebody(),
    isMine: editor?._id === memberId,
    isPublished: document.status !== "draft",
  };
}

/** The text among `sent` that is the newer version: its answer was lost. */
export function oursAmong(kind: SavedKind, sent: Fields[], { isMine, fields }: LatestSave) {
  // Texts are compared as people read them: the server may have written the HTML differently.
  const textOf = (each: Fields) => JSON.stringify(readableFields(kind, each));
  const theirs = textOf(fields);
  return isMine ? sent.find((each) => textOf(each) === theirs) : undefined;
}
