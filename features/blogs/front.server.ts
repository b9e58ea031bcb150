import type { Context } from "#core/context.ts";
import { pick } from "#core/pick.ts";
import type { HomeSection } from "#core/settings.ts";
import { siteLanguageFor } from "#core/site-languages.ts";
import { knownPictures } from "#features/media/pictures.server.ts";
import { listedLanguages } from "#features/publishing/languages.server.ts";
import { cardRows, eventRows, preferredOf } from "./blogs.server.ts";
import { cards, cardsOf } from "./cards.server.ts";
import type { CardRow } from "./cards.store.server.ts";
import type { BlogCard, Front } from "./contract.ts";
import type { BlogFilter } from "./filter.store.server.ts";
import { cacheTagList } from "./next-change.server.ts";

const minLatest = 6;
const amongNewest = 50; // the most liked are taken from the newest articles

/** Reads only what the visible sections need. */
export async function readFront(ctx: Context): Promise<Front> {
  const { home } = ctx.site;
  const sections = home.sections.filter(({ hidden }) => !hidden);
  const countOf = (name: HomeSection["name"]) =>
    sections.find((section) => section.name === name)?.count ?? 0;
  const preferred = preferredOf(ctx, "site");
  const among = await listedLanguages(ctx, "blog");
  const rows = async (limit: number, filter: BlogFilter = {}, read = cardRows) =>
    limit === 0 ? [] : read(ctx, { ...filter, preferred, among }, { limit, offset: 0 });
  // In case the hero is among them.
  const oneMore = (name: HomeSection["name"]) => countOf(name) && countOf(name) + 1;

  await cacheTagList(ctx);
  const [latest, research, publications, events, highlights] = await cardLists(ctx, [
    await rows(Math.max(minLatest, countOf("resources"))),
    await rows(oneMore("research"), { section: "programmes" }),
    await rows(oneMore("publications"), { section: "publications" }),
    await rows(oneMore("events"), { section: "events" }, eventRows),
    await rows(countOf("highlights") && amongNewest),
  ]);
  const hero = (await pinned(ctx, home.hero)) ?? latest[0] ?? null;
  const others = (blogs: BlogCard[], name: HomeSection["name"]) =>
    blogs.filter(({ _id }) => _id !== hero?._id).slice(0, countOf(name));
  return {
    sections: sections.map((section) => pick(section, ["name", "label", "heading", "count"])),
    hero,
    latest,
    research: others(research, "research"),
    publications: others(publications, "publications"),
    events: others(events, "events"),
    highlights: mostLiked(highlights, countOf("highlights")),
    welcome: countOf("welcome") ? home.welcome : "",
    cards: countOf("cards") ? home.cards : [],
    text: countOf("text") ? home.text : "",
    newsletter: countOf("newsletter") ? home.newsletter : "",
    picture: countOf("picture") ? await ownPicture(ctx) : null,
    pictureCredit: home.pictureCredit,
  };
}

async function ownPicture({ db, site }: Context): Promise<Front["picture"]> {
  const { pictureId, pictureCaption: caption } = site.home;
  const found = pictureId ? (await knownPictures(db.queries, [pictureId])).get(pictureId) : undefined;
  return found ? { ...found, caption } : null;
}

/** Undefined unless it is public. */
async function pinned(ctx: Context, id: string | null): Promise<BlogCard | undefined> {
  if (id === null) return undefined;
  ctx.cacheTag(`blog:${id}`); // also while it is private
  const [blog] = await cardsOf(ctx, [id]);
  const isHere = blog && siteLanguageFor(ctx.site, blog.language || ctx.site.language) === ctx.language;
  return isHere ? blog : undefined;
}

/** Cards for several lists in one query, because the lists share articles. */
async function cardLists<Lists extends CardRow[][]>(ctx: Context, lists: [...Lists]) {
  const rows = new Map(lists.flat().map((row) => [row.id, row]));
  const made = new Map((await cards(ctx, [...rows.values()])).map((card) => [card._id, card]));
  const cardsIn = (list: CardRow[]) => list.flatMap(({ id }) => made.get(id) ?? []);
  return lists.map(cardsIn) as { [List in keyof Lists]: BlogCard[] };
}

function mostLiked(blogs: BlogCard[], count: number): BlogCard[] {
  return blogs.toSorted((one, other) => other.likeCount - one.likeCount).slice(0, count);
}
