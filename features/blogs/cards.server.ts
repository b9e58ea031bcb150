import type { Context } from "#core/context.ts";
import { inSlices } from "#core/loop-turn.ts";
import { pick } from "#core/pick.ts";
import { idAt } from "#features/addresses/slugs.server.ts";
import { bylinesOf } from "#features/bylines/bylines.server.ts";
import type { Author, Byline } from "#features/bylines/contract.ts";
import { accountPath } from "#features/bylines/paths.ts";
import { eventsOf } from "#features/events/events.server.ts";
import { generatedPicture, withoutRepeats } from "#features/media/generated-picture.ts";
import { avatarUrl, storedPicture } from "#features/media/types/addresses.ts";
import { publicationFacts } from "#features/publications/public-record.server.ts";
import { missingDocument } from "#features/publishing/readers.server.ts";
import { tagsByDocument } from "#features/publishing/tags.server.ts";
import { otherTranslations } from "#features/publishing/translations.server.ts";
import { m } from "#messages";
import { type CardRow, cardsAmong } from "./cards.store.server.ts";
import type { BlogCard } from "./contract.ts";
import { cardFields } from "./fields.ts";
import { cacheTagList, expireAtTurn } from "./next-change.server.ts";

const cardsAtOnce = 50; // 2 to 3 ms of the main thread
const kind = { name: "blog", table: "blogs" } as const;

/** Finds a blog by its id, its slug or a former slug. */
export async function readCard(ctx: Context, end: string): Promise<BlogCard> {
  const id = await idAt(ctx.db.queries, "blog", end);
  ctx.cacheTag(`blog:${id}`);
  const [card] = await cards(ctx, await cardsAmong(ctx.db.queries, ctx.now, [id]));
  if (!card) throw await missingDocument(ctx, kind, id, m.errors.blogNotFound());
  expireAtTurn(ctx, card);
  return card;
}

/** Cards of the public ones of these blogs, in the order of the ids. */
export async function cardsOf(ctx: Context, ids: string[]): Promise<BlogCard[]> {
  await cacheTagList(ctx);
  return cards(ctx, await cardsAmong(ctx.db.queries, ctx.now, ids));
}

/** Calendars show hundreds. */
export async function cards(ctx: Context, rows: CardRow[]): Promise<BlogCard[]> {
  return withoutRepeats(await inSlices(rows, cardsAtOnce, (some) => cardsOfRows(ctx, some)));
}

async function cardsOfRows(ctx: Context, rows: CardRow[]): Promise<BlogCard[]> {
  ctx.cacheTag(...rows.flatMap(({ id, authorId }) => [`blog:${id}`, `person:${authorId}`]));
  const ids = rows.map((row) => row.id);
  const tags = await tagsByDocument(ctx.db.queries, "blog", ids);
  const bylines = await bylinesOf(ctx, "blog", ids);
  const events = await eventsOf(ctx, rows);
  const publications = await publicationFacts(
    ctx,
    rows.flatMap(({ id, section }) => (section === "publications" ? id : [])),
  );
  const translations = await otherTranslations(ctx, "blogs", rows);
  return rows.map((row) =>
    cardOf(row, ctx.now, {
      tags: tags.get(row.id) ?? [],
      byline: bylines.get(row.id),
      event: events.get(row.id) ?? null,
      publication: publications.get(row.id) ?? null,
      alsoIn: translations.get(row.id) ?? [],
    }),
  );
}

type Company = "event" | "publication" | "alsoIn";
type OfOtherTables = { tags: string[]; byline?: Byline } & Pick<BlogCard, Company>;

export function cardOf(row: CardRow, now: string, { tags, byline, ...company }: OfOtherTables): BlogCard {
  const owner = ownerOf(row);
  const { name, avatar, _id = null } = byline?.authors[0] ?? owner;
  const cover = coverOf(row);
  const published = row.publishedAt ?? now;
  return {
    _id: row.id,
    slug: row.slug,
    ...pick(row, cardFields),
    language: row.language,
    tags,
    excerpt: row.excerpt,
    image: row.coverId === null ? row.coverUrl : cover.url,
    cover,
    name,
    avatar,
    author: { _id, name, avatar },
    authors: byline?.authors.length ? byline.authors : [owner],
    with: byline?.with ?? [],
    user: row.authorId,
    date: published,
    createdAt: published,
    updatedAt: row.updatedAt > published ? row.updatedAt : published,
    eventStatus: row.overAt === null ? null : row.overAt >= now ? "upcoming" : "past",
    ...company,
    likeCount: row.likeCount ?? 0,
    commentCount: row.commentCount ?? 0,
  };
}

/** The account that has created a blog, as its author. */
export function ownerOf({ authorId, authorName, avatarId }: CardRow): Author {
  return { name: authorName, avatar: avatarUrl(avatarId), _id: authorId, path: accountPath(authorId) };
}

function coverOf(row: CardRow): BlogCard["cover"] {
  if (row.coverId === null) return generatedPicture(row.title);
  return storedPicture({
    id: row.coverId,
    width: row.coverWidth ?? 0,
    height: row.coverHeight ?? 0,
    placeholder: row.coverPlaceholder ?? "",
    alt: row.coverAlt ?? row.fileAlt ?? "",
    caption: row.coverCaption,
  });
}
