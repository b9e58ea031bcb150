import type { DocumentApi, SavedDocument } from "./document-api.ts";
import { readableFields } from "./field-list.ts";
import type { DocumentKind, Fields } from "./kind.ts";
import type { Conflict } from "./phases.ts";

type Reading = { kind: DocumentKind; api: DocumentApi; memberId: string; timeZone: string };

/** The version on the server, and who saved it. */
export async function readNewer(
  { kind, api, memberId, timeZone }: Reading,
  id: string,
): Promise<{ document: SavedDocument; theirs: Conflict }> {
  const [document, { items }] = await Promise.all([
    api.read({ id }),
    api.revisions({ id, page: 1, limit: 1 }),
  ]);
  const { savedAt, editor } = items[0] ?? {};
  const theirs = {
    fields: kind.fieldsOf(document, timeZone),
    version: document.version,
    savedAt,
    editor: editor?.name ?? "Somebody",
    isMine: editor?._id === memberId,
    isPublished: document.status !== "draft",
  };
  return { document, theirs };
}

/** The text among `sent` that is the newer version: its answer was lost. */
export function oursAmong(kind: DocumentKind, sent: Fields[], { isMine, fields }: Conflict) {
  // As people read them: the server may have written the HTML differently.
  const textOf = (each: Fields) => JSON.stringify(readableFields(kind, each));
  const theirs = textOf(fields);
  return isMine ? sent.find((each) => textOf(each) === theirs) : undefined;
}
