import type { Upload } from "#core/context.ts";
import { type FieldError, isAppError } from "#core/errors.ts";
import { truncate } from "#core/truncate.ts";
import type { Queries } from "#db/engine.ts";
import type { BlogTable } from "#db/schema.ts";
import { knownPictures } from "#features/media/known-pictures.server.ts";
import { type PlainInput, type PlainValues, plainNames } from "#features/publishing/fields.ts";
import type { Demand, DocumentKind } from "#features/publishing/kind.server.ts";
import type { PublishOptions } from "#features/publishing/status.server.ts";
import { tagsByDocument } from "#features/publishing/tags.server.ts";
import { refuseErrors, validateFields } from "#features/publishing/validate.server.ts";
import { blogFields } from "../fields.ts";
import { type Dropped, sanitise } from "../html.server.ts";
import { invalidateRemoved, invalidateSaved } from "../invalidation.server.ts";
import { textOf } from "../plain-text.server.ts";
import { withoutFileAlts } from "../render/alternative-texts.server.ts";
import { parseArticle } from "../render/article-tree.server.ts";
import { fileIdsOf } from "../render/pictures.server.ts";
import type { EditableBlog } from "../writing-contract.ts";
import {
  type Cover,
  type CoverInput,
  coverAfter,
  describeCover,
  ownCover,
  uploadCover,
} from "./cover.server.ts";
import { readWriting } from "./read.server.ts";

const longestExcerpt = 300;

export type BlogValues = PlainValues<typeof blogFields> & Cover;
export type BlogInput = PlainInput<typeof blogFields> & CoverInput & PublishOptions;
export type BlogTypes = { row: BlogTable; values: BlogValues; input: BlogInput; editable: EditableBlog };

export const blogKind: DocumentKind<BlogTypes> = {
  name: "blog",
  table: "blogs",
  texts: {
    notFound: "Blog not found",
    conflict: "Somebody else has saved a newer version of this article.",
    notDraft: "This article is no longer a draft.",
    onlyAdminsCreate: "Only administrators can create blog posts.",
    onlyAdminsPublish: "Only administrators can publish blog posts.",
    onlyOwn: "You can only edit your own blog posts.",
  },
  async valuesOf(queries, { eventAt: eventDate, coverUrl: image, ...row }) {
    const { coverId, coverAlt, coverCaption } = row;
    const tags = (await tagsByDocument(queries, "blog", [row.id])).get(row.id) ?? [];
    const all = { ...row, eventDate, tags };
    const plain = Object.fromEntries(plainNames(blogFields).map((name) => [name, all[name]]));
    return { ...(plain as PlainValues<typeof blogFields>), coverId, image, coverAlt, coverCaption };
  },
  validate: async (ctx, queries, input, demand) =>
    (await validateBlog(ctx.site, queries, input, demand)).values,
  upload: (ctx, input, _values, target) => uploadCover(ctx, input, target),
  columnsOf: blogColumns,
  async saveParts() {},
  describeMedia: describeCover,
  mediaIn({ content, coverId }, origin) {
    const inText = fileIdsOf(parseArticle(content), origin);
    return coverId === null ? inText : [coverId, ...inText];
  },
  searchable: async (_queries, { row: { section, authorId }, values }) => ({
    ...{ section, authorId, text: textOf(values.content) },
  }),
  async inputOf(queries, { coverId, image, eventDate, ...values }) {
    const input = { ...values, eventDate: eventDate ?? "", coverAlt: values.coverAlt ?? undefined };
    if (!coverId) return { ...input, image };
    const file = (await knownPictures(queries, [coverId])).get(coverId);
    return { ...input, coverAlt: values.coverAlt ?? file?.alt, coverId };
  },
  sizeOf: ({ content = "" }) => content.length,
  async invalidateSaved(invalidate, { queries, now, before, after }) {
    await invalidateSaved(invalidate, queries, now, {
      before: before && { ...before.row, tags: before.values.tags },
      after: { ...after.row, tags: after.values.tags },
    });
  },
  invalidateRemoved,
  read: (ctx, id) => readWriting(ctx, id),
};

export function blogColumns({ tags, eventDate: eventAt, image: coverUrl, ...columns }: BlogValues) {
  return { ...columns, excerpt: truncate(textOf(columns.content), longestExcerpt), eventAt, coverUrl };
}

/** `dropped` is what the sanitiser took out of the content. Without a time zone, dates need an offset. */
export async function validateBlog(
  { url, timeZone }: { url: string; timeZone?: string },
  queries: Queries,
  input: BlogInput & { files?: { image: Upload[] } },
  { before, complete, uploads }: Demand<BlogTypes>,
): Promise<{ values: BlogValues; dropped: Dropped }> {
  const { values, errors } = validateFields(blogFields, input, before, { complete, timeZone });
  const { html, dropped, error } = cleanContent(values.content, complete);
  refuseErrors(error ? [...errors, error] : errors, blogFields);
  const cover = await coverAfter({ queries, url }, input, before, uploads?.[0]);
  const content = await withoutFileAlts(html, { queries, origin: url });
  return { values: { ...values, content, ...(await ownCover(queries, cover)) }, dropped };
}

type Clean = { html: string; dropped: Dropped; error?: FieldError };

function cleanContent(content: string, complete: boolean): Clean {
  try {
    const { html, dropped } = sanitise(content);
    const isEmpty = textOf(html) === "" && !html.includes("<img");
    const msg = blogFields.content.required;
    return complete && isEmpty
      ? { html, dropped, error: { path: "content", code: "required", msg } }
      : { html, dropped };
  } catch (error) {
    if (!isAppError(error)) throw error;
    return { html: "", dropped: new Map(), error: { path: "content", msg: error.message } };
  }
}
