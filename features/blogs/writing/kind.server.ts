import type { Context, Upload } from "#core/context.ts";
import { pick } from "#core/pick.ts";
import { truncate } from "#core/truncate.ts";
import type { Queries } from "#db/engine.ts";
import type { BlogTable } from "#db/schema.ts";
import {
  bylineValues,
  restoredByline,
  saveByline,
  searchedAuthors,
} from "#features/bylines/bylines.server.ts";
import { validateByline } from "#features/bylines/validate.server.ts";
import {
  announceChange,
  discarding,
  eventChange,
  returned,
  withdrawal,
} from "#features/events/changes.server.ts";
import { listedDates } from "#features/events/dates.server.ts";
import { noteRemovedDates } from "#features/events/removed-dates.server.ts";
import { eventColumns, saveEvent } from "#features/events/saving.server.ts";
import { validateEvent, zoneOf } from "#features/events/validate.server.ts";
import { columnsOf, mediaIn, refuseErrors, searchedWords, validateFields } from "#features/fields/list.ts";
import { refuseClosed } from "#features/media/library/library.server.ts";
import {
  emptyRecord,
  locksOf,
  recordErrors,
  recordValues,
  restoredRecord,
  saveRecord,
} from "#features/publications/record.server.ts";
import { isAuthorWith } from "#features/publishing/access.server.ts";
import { defineKind } from "#features/publishing/define-kind.server.ts";
import type { Demand } from "#features/publishing/kind.server.ts";
import { excerptOf, sharingFields } from "#features/publishing/sharing.ts";
import { plainValuesOf } from "#features/publishing/stored.server.ts";
import type { Dropped } from "#features/rich-text/html.server.ts";
import { withoutFileAlts } from "#features/rich-text/texts/alternative-texts.server.ts";
import { cleanField } from "#features/rich-text/texts/clean-field.server.ts";
import { mediaIdsOf } from "#features/rich-text/texts/facts.server.ts";
import { readFacts } from "#features/rich-text/texts/texts.server.ts";
import { blogFields, shownFields } from "../fields.ts";
import { coverAfter, ownCover, pictureOf, uploadCover } from "./cover.server.ts";
import { invalidateRemoved, invalidateShown } from "./invalidation.server.ts";
import { managedBlogs, readWriting } from "./read.server.ts";
import { listWritings, managedColumns } from "./store.server.ts";
import type { BlogInput, BlogTypes, BlogValues } from "./types.ts";

const maxExcerptLength = 300;
/** The fields with a column in the table of blogs. */
const ownFields = { ...shownFields, ...sharingFields };
const coverNames = ["coverId", "image", "coverAlt", "coverCaption"] as const;

export const blogKind = defineKind<BlogTypes>("blog", {
  fields: blogFields,
  locks: ({ record }) => locksOf(record),
  async valuesOf(queries, row) {
    const { coverId, coverUrl: image, coverAlt, coverCaption } = row;
    const columns = { ...row, ...(await eventColumns(queries, row.id)) };
    return {
      ...(await plainValuesOf(queries, { name: "blog", fields: blogFields }, columns)),
      ...(await bylineValues(queries, "blog", row.id)),
      record: row.section === "publications" ? await recordValues(queries, row.id) : emptyRecord,
      coverId,
      image,
      coverAlt,
      coverCaption,
    };
  },
  validate: async (ctx, queries, input, demand) =>
    (await validateBlog({ ...ctx, ...ctx.site }, queries, input, demand)).values,
  upload: (ctx, input, _values, target) => uploadCover(ctx, input, target),
  columnsOf: blogColumns,
  columnsAtFirst: ({ site, now }) => (site.accounts.commentsOpen ? {} : { commentsClosedAt: now }),
  async saveParts(queries, ref, { values, invalid = {} }) {
    await saveByline(queries, { kind: "blog", ref }, values);
    await saveEvent(queries, ref, values, { isDated: invalid.eventDate === undefined });
    await saveRecord(queries, ref, values.record);
  },
  async saved(ctx, { queries, now, before, after: { row, values } }) {
    const isPublic = ({ publishedAt }: BlogTable) => publishedAt !== null && publishedAt <= now;
    const wasEvent = before && isPublic(before.row) && before.values.section === "events";
    if (wasEvent) {
      const change = eventChange(row.id, before.values, isPublic(row) ? values : null);
      await announceChange(ctx, queries, change);
      await noteRemovedDates(queries, row.id, { before: before.values, after: values, now });
    } else if (before && isPublic(row) && values.section === "events") {
      await announceChange(ctx, queries, returned(row.id, values));
    }
  },
  async trashed(ctx, queries, ids) {
    for (const id of ids) await announceChange(ctx, queries, withdrawal(id));
  },
  discarding: (ctx, queries, id) => announceChange(ctx, queries, discarding(id)),
  async restored(ctx, queries, { row, values }) {
    const isPublic = row.publishedAt !== null && row.publishedAt <= ctx.now;
    if (isPublic && values.section === "events") await announceChange(ctx, queries, returned(row.id, values));
  },
  descriptions: ({ coverId }, { coverAlt: alt, coverDecorative: decorative }) =>
    coverId === null ? [] : [{ mediaId: coverId, alt, decorative }],
  async mediaIn(values, origin) {
    const { content, coverId, recordingId } = values;
    const inText = mediaIdsOf(await readFacts(content), origin);
    return [coverId ?? "", recordingId, ...mediaIn(blogFields, values), ...inText].filter(Boolean);
  },
  async searchable(queries, { row, values }) {
    const { names, ids: authorIds } = await searchedAuthors(queries, "blog", row);
    const { text } = await readFacts(values.content);
    const words = [...searchedWords(blogFields, values), text, names.join(", ")];
    return { section: row.section, authorIds, text: words.filter(Boolean).join(" ") };
  },
  async inputOf(queries, { coverId, image, coverAlt, ...values }) {
    const byline = await restoredByline(queries, values);
    const record = await restoredRecord(queries, values.record);
    const alt = coverAlt ?? (await pictureOf(queries, coverId))?.alt;
    return { ...values, ...byline, record, coverAlt: alt, ...(coverId === null ? { image } : { coverId }) };
  },
  copied: ({ record, ...values }) => ({
    ...values,
    eventState: "confirmed" as const,
    stateNote: "",
    registrationEnds: null,
    recordingUrl: "",
    recordingId: "",
    photographs: "",
    dates: values.dates.map((date) => ({ ...date, state: "" })),
    record: { ...record, doi: "", isbn: "", replaces: "", errata: [] },
  }),
  translated: ({ record, ...values }) => ({
    ...values,
    registration: false, // guests have one list
    record: { ...record, doi: "", isbn: "", replaces: "", errata: [] },
  }),
  managed: {
    ...managedColumns,
    list: async (ctx, ids) => managedBlogs(ctx, await listWritings(ctx.db.reader, ids)),
  },
  invalidateShown,
  invalidateRemoved,
  read: (ctx, id) => readWriting(ctx, id),
});

/** `at` is when they are saved. */
export async function blogColumns(values: BlogValues, at: string) {
  const { image: coverUrl, ...cover } = pick(values, coverNames);
  const { text } = await readFacts(values.content);
  const excerpt = excerptOf(values, truncate(text, maxExcerptLength));
  return { ...columnsOf(ownFields, values), ...cover, ...listedDates(values, at), excerpt, coverUrl };
}

type BlogSite = Pick<Context, "actor" | "now"> & { url: string; timeZone?: string };

/** `dropped` is what the sanitiser took out of the content. Without a time zone, dates need an offset. */
export async function validateBlog(
  { url, timeZone, ...ctx }: BlogSite,
  queries: Queries,
  input: BlogInput & { files?: { image: Upload[] } },
  { before, ownerId, complete, uploads }: Demand<BlogTypes>,
): Promise<{ values: BlogValues; dropped: Dropped }> {
  const zone = zoneOf(input.timeZone ?? before?.timeZone, timeZone);
  const checked = validateFields(blogFields, input, before, { complete, timeZone: zone });
  const { values, errors } = validateEvent(checked.values, input, { complete, timeZone: zone });
  const member = ctx.actor?.id;
  const { html, dropped, error } = await cleanField(values.content, {
    required: complete ? blogFields.content.required() : undefined,
    member,
  });
  const byline = await validateByline(ctx, input, { queries, before, ownerId });
  const { actor, now } = ctx;
  const { id, _id = id } = input;
  const surroundings = { queries, before: before?.record, id: _id, actor, now };
  const unusable = await recordErrors(values.record, checked.errors, surroundings);
  refuseErrors(
    [...checked.errors, ...errors, ...byline.errors, ...unusable, ...(error ? [error] : [])],
    blogFields,
  );
  const cover = await coverAfter({ queries, url }, input, before, uploads?.[0]);
  const content = await withoutFileAlts(html, { queries, origin: url, member });
  const own = { ...byline.values, content };
  const after = { ...values, ...own, ...(await ownCover(queries, cover)) };
  await refuseClosed(ctx, queries, await blogKind.mediaIn(after, url), (userId, id) =>
    isAuthorWith(queries, userId, id),
  );
  return { values: after, dropped };
}
