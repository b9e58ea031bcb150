import { buffer } from "node:stream/consumers";
import type { Context } from "#core/context.ts";
import type { Document } from "#core/document.ts";
import { AppError, type ErrorCode, isAppError } from "#core/errors.ts";
import { inLanguageOf } from "#core/in-language-of.ts";
import type { Message } from "#core/message.ts";
import type { MediaServices, MediaStore } from "#core/services.ts";
import type { DocumentTable } from "#db/schema.ts";
import { readCard } from "#features/blogs/cards.server.ts";
import { sectionNames } from "#features/blogs/section-names.ts";
import { bylineText } from "#features/bylines/byline-text.ts";
import { whenOf } from "#features/events/words.ts";
import { brandOf } from "#features/institute/brand.server.ts";
import { decode } from "#features/media/decoding/decoder.server.ts";
import type { SocialImage, SocialImageText } from "#features/media/social-images/social-image.server.ts";
import type { Page } from "#features/pages/contract.ts";
import { readPage } from "#features/pages/pages.server.ts";
import { readPerson } from "#features/people/people.server.ts";
import { readCollection } from "#features/photography/photography.server.ts";
import { kinds, mainList, type PlainKind, plainKinds } from "#features/publishing/kinds.ts";
import { sharingOfCard } from "#features/publishing/sharing.server.ts";
import { m } from "#messages";

/** The titles of pages on their cards, by the first segment of their path. */
export const pageTitles: Record<string, Message> = {
  home: () => "",
  about: m.pages.aboutTitle,
  team: m.pages.teamTitle,
  contact: m.pages.contactTitle,
  programmes: m.pages.programmesTitle,
  publications: m.pages.publicationsTitle,
  events: m.pages.eventsTitle,
  blogs: m.pages.articlesTitle,
  photography: m.pages.photographyTitle,
  privacy: m.pages.privacyTitle,
  terms: m.pages.termsTitle,
  accessibility: m.pages.accessibilityTitle,
};

const titles: Record<string, Message> = {
  ...pageTitles,
  section: m.pages.articlesTitle,
  ...Object.fromEntries(plainKinds.map((kind) => [kinds[kind].folder, mainList(kind).title])),
};

const maxNames = 3; // in a byline

const undecodable = new Set<ErrorCode>(["unsupported_media_type", "too_large"]);

/** The card of a page other than an article or a collection, such as `about.jpg`. */
export async function cardOfPage(ctx: Context, { page: name }: { page: string }, { media }: MediaServices) {
  const page = await ownPage(ctx, name);
  const title = page?.title ?? (Object.hasOwn(titles, name) ? titles[name]?.() : undefined);
  if (title === undefined) throw new AppError("not_found", m.feeds.noCard());
  const text = { label: "", title };
  if (!page) return card(ctx, media, null, text);
  const shown = page.topic || page.series ? page.map : null;
  return cardOf(ctx, media, { table: "pages", _id: page._id, shown }, text);
}

/** A page whose text was published. */
async function ownPage(ctx: Context, slug: string): Promise<Page | undefined> {
  try {
    const page = await readPage(ctx, { slug });
    return page.isOriginal ? undefined : page;
  } catch (error) {
    if (isAppError(error) && ["not_found", "gone"].includes(error.code)) return undefined;
    throw error;
  }
}

export async function cardOfBlog(ctx: Context, { id }: { id: string }, { media }: MediaServices) {
  const blog = await readCard(ctx, id);
  const { _id, cover, title, section, event } = blog;
  const words = inLanguageOf(blog.language || ctx.site.language, () => ({
    label: event?.state === "cancelled" ? m.feeds.cancelledEvent() : sectionNames[section].one(),
    byline: event ? whenOf(event) : blog.name && m.feeds.byline({ names: bylineText(blog, maxNames) }),
  }));
  return cardOf(ctx, media, { table: "blogs", _id, shown: cover }, { title, ...words });
}

export async function cardOfCollection(ctx: Context, { id }: { id: string }, { media }: MediaServices) {
  const { _id, cover, title } = await readCollection(ctx, { id });
  return cardOf(
    ctx,
    media,
    { table: "collections", _id, shown: cover },
    { label: m.kinds.photography(), title },
  );
}

export async function cardOfPerson(ctx: Context, { id }: { id: string }, { media }: MediaServices) {
  const { _id, name, role, portrait } = await readPerson(ctx, { id });
  return cardOf(ctx, media, { table: "people", _id, shown: portrait }, { label: role, title: name });
}

export function cardOfPlain(kind: PlainKind, read: (ctx: Context, id: { id: string }) => Promise<Plain>) {
  const { name } = mainList(kind);
  return async (ctx: Context, { id = "" }: { id?: string }, { media }: MediaServices): Promise<Document> => {
    const { _id, title, pictures, picture } = await read(ctx, { id });
    const shown = pictures[picture?.mediaId ?? ""] ?? null;
    return cardOf(ctx, media, { table: kinds[kind].table, _id, shown }, { label: name(), title });
  };
}

type Plain = {
  _id: string;
  title: string;
  picture?: { mediaId: string };
  pictures: Record<string, { url: string }>;
};
type Shown = { url: string; generated?: boolean } & Pick<SocialImage, "focus">;
type Words = Omit<SocialImageText, "brand" | "institute">;

/** The card of a document: with its share picture, with what it shows, or with a generated picture. */
async function cardOf(
  ctx: Context,
  media: MediaStore,
  { table, _id, shown }: { table: DocumentTable; _id: string; shown: Shown | null },
  words: Words,
): Promise<Document> {
  const { picture, noindex } = await sharingOfCard(ctx.db.queries, table, _id);
  return { ...(await card(ctx, media, picture ?? shown, words)), noindex };
}

async function card(ctx: Context, media: MediaStore, shown: Shown | null, words: Words): Promise<Document> {
  const text = { institute: ctx.site.name, ...words, brand: await brandOf(ctx, media) };
  const picture = shown && !shown.generated ? await fileOf(ctx, media, shown) : null;
  if (!picture) return jpeg(await decode("socialImageOf", text));
  try {
    return jpeg(await decode("socialImageOf", { ...text, picture, focus: shown?.focus }));
  } catch (error) {
    if (!isAppError(error) || !undecodable.has(error.code)) throw error;
    ctx.log.warn({ err: error, url: shown?.url }, "The picture of a card cannot be decoded.");
    return jpeg(await decode("socialImageOf", text));
  }
}

/** The picture; null if its file is missing. */
async function fileOf({ log, noStore }: Context, media: MediaStore, { url }: Shown): Promise<Buffer | null> {
  const key = url.replace(/^\/media\//, "");
  if ((await media.size(key)) === null) {
    log.warn({ url }, "The file of a card's picture is missing.");
    noStore(); // a restored backup may bring it back
    return null;
  }
  return buffer(await media.read(key));
}

function jpeg(body: Buffer): Document {
  return { type: "image/jpeg", body };
}
