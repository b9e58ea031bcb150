import type { Context } from "#core/context.ts";
import { AppError, type FieldError } from "#core/errors.ts";
import { newId } from "#core/ids.ts";
import { inLanguageOf } from "#core/in-language-of.ts";
import { siteLanguageWith } from "#core/site-languages.ts";
import type { Queries } from "#db/engine.ts";
import type { PageTable } from "#db/schema.ts";
import type { InputsOf } from "#features/fields/field.ts";
import { refuseErrors, validateFields, wordsIn } from "#features/fields/list.ts";
import { noPicture } from "#features/fields/types/choices.ts";
import { pictureErrors } from "#features/media/pictures.server.ts";
import { defineKind } from "#features/publishing/define-kind.server.ts";
import type { Demand, DocumentKind } from "#features/publishing/kind.server.ts";
import { builtInName } from "#features/publishing/kinds.ts";
import { titleOf } from "#features/publishing/lifecycle.ts";
import { readShown } from "#features/publishing/shown.server.ts";
import type { PublishOptions } from "#features/publishing/status.server.ts";
import { plainValuesOf } from "#features/publishing/stored.server.ts";
import { withoutFileAlts } from "#features/rich-text/texts/alternative-texts.server.ts";
import { cleanField } from "#features/rich-text/texts/clean-field.server.ts";
import { mediaIdsOf } from "#features/rich-text/texts/facts.server.ts";
import { readFacts } from "#features/rich-text/texts/texts.server.ts";
import { m, messageLanguages } from "#messages";
import type { EditablePage, ManagedPage } from "./contract.ts";
import { listManaged, shownValues, unsavedPage, withOwn } from "./editable.server.ts";
import { fieldsOfPage, pageFields } from "./fields.ts";
import { originalOf } from "./original.server.ts";
import { idsAmong, managedColumns, pageOfTopic } from "./store.server.ts";
import {
  builtInOf,
  isBuiltInTemplate,
  isSpecified,
  type OwnTemplate,
  ownTemplates,
  type TopicScope,
  templateOf,
  templates,
  topicKey,
} from "./templates.ts";
import { type AnyParts, chosenIn, type PageValues, partsOf, pictureName } from "./values.server.ts";

export type PageInput = InputsOf<typeof pageFields> & PublishOptions & { id?: string; _id?: string };
export type PageTypes = {
  row: PageTable;
  values: PageValues;
  input: PageInput;
  shown: Awaited<ReturnType<typeof shownValues>>;
  editable: EditablePage;
  managed: ManagedPage;
  filter: { template?: OwnTemplate };
};

export const pageKind: DocumentKind<PageTypes> = defineKind<PageTypes>("page", {
  fields: pageFields,
  locks: ({ parts }) => ("scope" in parts ? [`topic ${topicKey(parts)}`] : []),
  async valuesOf(queries, row) {
    const plain = await plainValuesOf(queries, { name: "page", fields: pageFields }, row);
    return { ...plain, parts: partsOf(row), tags: [] };
  },
  validate: validatePage,
  columnsOf: ({ tags, parts, ...columns }) => ({
    ...columns,
    parts: JSON.stringify(parts),
    topic: "scope" in parts ? topicKey(parts) : null,
  }),
  descriptions: ({ parts }) => chosenIn(parts).map(({ mediaId, alt }) => ({ mediaId, alt })),
  async mediaIn({ content, parts }, origin) {
    const inText = mediaIdsOf(await readFacts(content), origin);
    return [...new Set([...chosenIn(parts).map(({ mediaId }) => mediaId), ...inText])];
  },
  async searchable(_queries, { row, values: { parts, content } }) {
    const { text } = await readFacts(content);
    const words = wordsIn(templates[templateOf(row.id, row.template)], parts);
    return { text: [...words, text].filter(Boolean).join(" ") };
  },
  async inputOf(queries, { tags, parts, ...values }) {
    return { ...values, parts: (await withKnownPicture(queries, parts)).known };
  },
  copied(values, { id }) {
    if (builtInOf(id)) throw new AppError("bad_request", m.adminPages.builtInNotDuplicated());
    return withoutTopic(values);
  },
  translated(values, { row: { id, version }, site, language }) {
    const hasMessages = messageLanguages.includes(language.split("-")[0] ?? "");
    const isUnchanged = isSpecified(id) && version === 1;
    // The original text of the program is there in each language of the interface.
    return isUnchanged && hasMessages
      ? inLanguageOf(language, () => originalOf(id, site))
      : withoutTopic(values);
  },
  idOfTranslation,
  managed: { ...managedColumns, list: listManaged },
  async invalidateShown(invalidate, { before, after: { row } }) {
    invalidate.stale("pages", ...tagsOf(row.id), "sitemap");
    if (row.topic !== null || before?.row.topic) invalidate.stale("topics");
  },
  invalidateRemoved(invalidate, ids) {
    if (ids.length > 0) invalidate("pages", "topics", "sitemap", ...ids.flatMap(tagsOf));
  },
  shownValues,
  async read(ctx, id) {
    const isUnsaved = isSpecified(id) && (await idsAmong(ctx.db.queries, [id])).length === 0;
    return isUnsaved ? unsavedPage(ctx, id) : withOwn(await readShown(ctx, pageKind, id));
  },
});

/** The cache tags of a page, and of the built-in page that it translates. */
function tagsOf(id: string): string[] {
  return [...new Set([id, builtInName(id)])].map((each) => `page:${each}`);
}

function withoutTopic(values: PageValues): PageValues {
  const { parts } = values;
  return "scope" in parts ? { ...values, parts: { ...parts, topic: "" } } : values;
}

/** The translation of a built-in page has the address of that in its language, which no other version can have. */
function idOfTranslation(
  { site, now }: Context,
  id: string,
  { language, taken }: { language: string; taken: string[] },
) {
  if (!isSpecified(id)) return undefined;
  const place = siteLanguageWith(site, language);
  if (place === undefined) throw new AppError("conflict", m.adminPages.notSiteLanguage());
  if (taken.some((tag) => siteLanguageWith(site, tag) === place))
    throw new AppError("conflict", m.adminTranslations.alreadyBegun());
  return `${id}_${newId(Date.parse(now))}`;
}

async function validatePage(
  ctx: Context,
  queries: Queries,
  input: PageInput,
  { before, complete, ownerId }: Demand<PageTypes>,
): Promise<PageValues> {
  const { _id = "", id = _id, template: sent = before?.template ?? "text" } = input;
  const isNew = before === undefined && ownerId !== undefined;
  // The form of a built-in page sends its template, which is not stored.
  const template = isBuiltInTemplate(sent) && !isNew ? "text" : sent;
  const shape = isBuiltInTemplate(sent)
    ? sent
    : templateOf(id, Object.hasOwn(ownTemplates, template) ? (template as OwnTemplate) : "text");
  const fields = fieldsOfPage(shape);
  const { values, errors } = validateFields(fields, { ...input, template }, before, { complete });
  const parts = values.parts as AnyParts;
  const { known, errors: lost } = await withKnownPicture(queries, parts);
  errors.push(...lost);
  if ("scope" in known) errors.push(...(await topicErrors(queries, known, { id, complete })));
  const member = ctx.actor?.id;
  const { html, error } = await cleanField(values.content, { member });
  refuseErrors([...errors, ...(error ? [error] : [])], pageFields);
  const content = await withoutFileAlts(html, { queries, origin: ctx.site.url, member });
  return { ...values, content, parts: known, tags: [] };
}

async function withKnownPicture(queries: Queries, parts: AnyParts) {
  const name = pictureName(parts);
  const errors = await pictureErrors(queries, { path: `parts.${name}`, id: chosenIn(parts)[0]?.mediaId });
  return { known: errors.length > 0 ? { ...parts, [name]: noPicture } : parts, errors };
}

/** A public topic page has a subject, and no other page has the same. */
async function topicErrors(
  queries: Queries,
  parts: { scope: TopicScope; topic: string },
  { id, complete }: { id: string; complete: boolean },
): Promise<FieldError[]> {
  const path = "parts.topic";
  const key = topicKey(parts);
  if (key === null) return complete ? [{ path, code: "required", msg: m.adminPages.topicRequired() }] : [];
  const other = await pageOfTopic(queries, key);
  if (!other || other.id === id) return [];
  const title = titleOf(other);
  const msg =
    other.deletedAt === null ? m.adminPages.topicTaken({ title }) : m.adminPages.topicTakenInTrash({ title });
  return [{ path, code: "invalid", msg }];
}
