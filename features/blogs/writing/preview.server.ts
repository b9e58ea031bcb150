import type { MemberContext } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import { bylineAmong } from "#features/bylines/bylines.server.ts";
import { detailsOfValues, eventOfValues } from "#features/events/events.server.ts";
import { recordingOf } from "#features/events/recording.server.ts";
import { previewRecord } from "#features/publications/public-record.server.ts";
import { recordReferencesOf } from "#features/publications/record.server.ts";
import { mayWrite } from "#features/publishing/access.server.ts";
import { titleOf } from "#features/publishing/lifecycle.ts";
import { previewValues } from "#features/publishing/preview.server.ts";
import { projectsByIds } from "#features/publishing/projects.server.ts";
import { titlesOf } from "#features/publishing/readers.server.ts";
import { readRevision as readDocumentRevision } from "#features/publishing/revisions.server.ts";
import { withFileAlts } from "#features/rich-text/texts/alternative-texts.server.ts";
import { renderContent } from "#features/rich-text/texts/render-article.server.ts";
import { m } from "#messages";
import { cardOf, ownerOf } from "../cards.server.ts";
import { type CardRow, findAuthor } from "../cards.store.server.ts";
import type { BlogPage } from "../contract.ts";
import { pictureOf } from "./cover.server.ts";
import { blogColumns, blogKind } from "./kind.server.ts";
import { listWritings } from "./store.server.ts";
import type { BlogInput, BlogValues } from "./types.ts";

/**
 * The data of a blog's page, without saving anything. What is missing is empty, and an event without a date is today.
 * Only for writers, because rendering a text is expensive.
 */
export async function previewWriting(ctx: MemberContext, input: BlogInput): Promise<BlogPage> {
  if (input.content && !(await mayWrite(ctx, blogKind)))
    throw new AppError("forbidden", m.adminPublishing.onlyAdminsCreate({ kind: "blog" }));
  const { queries } = ctx.db;
  const eventDate = input.eventDate || (input.section === "events" ? ctx.now : "");
  const values = await previewValues(ctx, blogKind, { ...input, eventDate }, { ownerId: ctx.actor.id });
  const card = cardOf(await previewRow(ctx, values), ctx.now, {
    tags: values.tags,
    byline: await bylineAmong(ctx, values),
    event: eventOfValues(ctx, values),
    alsoIn: [],
    publication: null,
  });
  const details = await detailsOfValues(ctx, values);
  const text = recordingOf({ ...card, details }, ctx.site.peertubeHosts) + values.content;
  return {
    ...card,
    details,
    ...(await projectsByIds(ctx, values.projects)),
    ...(await renderContent(ctx, text, values.language)),
    record: values.section === "publications" ? await previewRecord(queries, values.record) : null,
    comments: [],
    olderComments: null,
    newerComments: false,
    commentsClosedAt: null,
    previous: null,
    next: null,
    related: [],
  };
}

async function previewRow(ctx: MemberContext, values: BlogValues): Promise<CardRow> {
  const { queries } = ctx.db;
  const { id: authorId } = ctx.actor;
  const picture = await pictureOf(queries, values.coverId);
  const author = await findAuthor(queries, authorId);
  return {
    ...(await blogColumns(values, ctx.now)),
    id: "preview",
    translationKey: null,
    slug: null,
    title: titleOf(values),
    publishedAt: ctx.now,
    updatedAt: ctx.now,
    authorId,
    authorName: author?.name ?? "",
    avatarId: author?.avatarId ?? null,
    coverId: picture ? values.coverId : null,
    coverWidth: picture?.width ?? null,
    coverHeight: picture?.height ?? null,
    coverPlaceholder: picture?.placeholder ?? null,
    fileAlt: picture?.alt ?? null,
    likeCount: 0,
    commentCount: 0,
  };
}

export async function readRevision(ctx: MemberContext, input: { id: string; version: number }) {
  const { revision, values } = await readDocumentRevision(ctx, blogKind, input);
  const { coverId, image, coverAlt, ...text } = values;
  const { queries } = ctx.db;
  const { url: origin } = ctx.site;
  const content = await withFileAlts(text.content, {
    queries,
    origin,
    forEditor: true,
    member: ctx.actor.id,
  });
  const picture = await pictureOf(queries, coverId);
  const [row] = await listWritings(queries, [input.id]);
  const byline = await bylineAmong(ctx, text);
  return {
    ...text,
    ...revision,
    ...byline,
    content,
    references: [
      ...(await recordReferencesOf(queries, values.record)),
      ...(await titlesOf(queries, "projects", values.projects)),
    ],
    ...(row && byline.authors.length === 0 ? { authors: [ownerOf(row)] } : {}),
    user: row?.authorId ?? "",
    image: coverId === null ? image : (picture?.url ?? null),
    coverAlt: coverAlt ?? picture?.alt ?? "",
    coverDecorative: coverId !== null && coverAlt === "",
  };
}
