import type { Context } from "#core/context.ts";
import { type FieldError, isAppError } from "#core/errors.ts";
import type { Queries } from "#db/engine.ts";
import type { PageTable } from "#db/schema.ts";
import { sanitise } from "#features/blogs/html.server.ts";
import { textOf } from "#features/blogs/plain-text.server.ts";
import { withoutFileAlts } from "#features/blogs/render/alternative-texts.server.ts";
import { parseArticle } from "#features/blogs/render/article-tree.server.ts";
import { fileIdsOf } from "#features/blogs/render/pictures.server.ts";
import { knownPictures } from "#features/media/pictures.server.ts";
import type { PlainInput } from "#features/publishing/fields.ts";
import type { Demand, DocumentKind } from "#features/publishing/kind.server.ts";
import type { PartsInput } from "#features/publishing/part-shapes.ts";
import { validateParts, wordsOfParts } from "#features/publishing/parts.server.ts";
import { emptyParts } from "#features/publishing/parts.ts";
import type { PublishOptions } from "#features/publishing/status.server.ts";
import { plainValuesOf } from "#features/publishing/stored.server.ts";
import { refuseErrors, validateFields } from "#features/publishing/validate.server.ts";
import type { EditablePage, ManagedPage } from "./contract.ts";
import { listManaged, readEditable } from "./editable.server.ts";
import { pageFields } from "./fields.ts";
import { type Template, templateOf, templates } from "./templates.ts";
import { type AnyParts, chosenIn, type PageValues, partsOf } from "./values.server.ts";

export type PageInput = PlainInput<typeof pageFields> &
  PublishOptions & { parts?: PartsInput; id?: string; _id?: string; template?: Template };
export type PageTypes = {
  row: PageTable;
  values: PageValues;
  input: PageInput;
  editable: EditablePage;
  managed: ManagedPage;
  filter: object;
};

export const pageKind: DocumentKind<PageTypes> = {
  name: "page",
  table: "pages",
  texts: {
    notFound: "Page not found",
    conflict: "Somebody else has saved a newer version of this page.",
    notDraft: "This page is no longer a draft.",
    onlyAdminsCreate: "Only administrators can create pages.",
    onlyAdminsPublish: "Only administrators can publish pages.",
    onlyOwn: "Only administrators can edit pages.",
    onlyOwnRemoved: "Only administrators can delete pages.",
    removed: "Page removed",
  },
  fields: pageFields,
  async valuesOf(queries, row) {
    const plain = await plainValuesOf(queries, { name: "page", fields: pageFields }, row);
    return { ...plain, parts: partsOf(row), tags: [] };
  },
  validate: validatePage,
  upload: async () => {},
  columnsOf: ({ tags, parts, ...columns }) => ({ ...columns, parts: JSON.stringify(parts) }),
  descriptions: ({ parts }) => chosenIn(parts).map(({ mediaId, alt }) => ({ mediaId, alt })),
  mediaIn: ({ content, parts }, origin) => [
    ...new Set([
      ...chosenIn(parts).map(({ mediaId }) => mediaId),
      ...fileIdsOf(parseArticle(content), origin),
    ]),
  ],
  searchable: async (_queries, { values: { parts, content } }) => ({
    text: [...wordsOfParts(parts), textOf(content)].filter(Boolean).join(" "),
  }),
  async inputOf(queries, { tags, parts, ...values }) {
    return { ...values, parts: await withKnownPictures(queries, parts) };
  },
  managed: { conditions: () => [], sorts: {}, list: listManaged },
  async invalidateShown(invalidate, { after: { row } }) {
    invalidate.stale("pages", `page:${row.id}`, "sitemap");
  },
  invalidateRemoved(invalidate, ids) {
    if (ids.length > 0) invalidate("pages", "sitemap", ...ids.map((id) => `page:${id}`));
  },
  read: readEditable,
};

async function validatePage(
  ctx: Context,
  queries: Queries,
  input: PageInput,
  { before, complete }: Demand<PageTypes>,
): Promise<PageValues> {
  const { id = "", _id = id, template = templateOf(_id) } = input;
  const { values, errors } = validateFields(pageFields, input, before, { complete });
  const shape = templates[template];
  const parts = validateParts(shape, input.parts ?? {}, before?.parts ?? emptyParts(shape));
  const known = await withKnownPictures(queries, parts.values as AnyParts);
  if (chosenIn(known).length < chosenIn(parts.values as AnyParts).length)
    errors.push({ path: "parts.mapPicture", msg: "This picture is no longer in the media library." });
  const { html, error } = cleaned(values.content);
  refuseErrors([...errors, ...parts.errors, ...(error ? [error] : [])], pageFields);
  const content = await withoutFileAlts(html, { queries, origin: ctx.site.url });
  return { ...values, content, parts: known, tags: [] };
}

async function withKnownPictures(queries: Queries, parts: AnyParts): Promise<AnyParts> {
  const ids = chosenIn(parts).map(({ mediaId }) => mediaId);
  const known = await knownPictures(queries, ids);
  const isKnown = ids.every((id) => known.has(id));
  return isKnown ? parts : { ...parts, mapPicture: { mediaId: "", alt: "" } };
}

function cleaned(content: string): { html: string; error?: FieldError } {
  try {
    return { html: sanitise(content).html };
  } catch (error) {
    if (!isAppError(error)) throw error;
    return { html: "", error: { path: "content", msg: error.message } };
  }
}
