import type { Context } from "#core/context.ts";
import { pick } from "#core/pick.ts";
import type { HomeSection } from "#core/settings.ts";
import { cacheTagList, cardRows, cards, cardsOf, eventRows } from "./blogs.server.ts";
import type { BlogCard, Front } from "./contract.ts";
import type { BlogFilter } from "./store.server.ts";

const leastLatest = 6;
const amongNewest = 50; // articles from which the most liked are taken

/** Only what the sections that are shown need. */
export async function readFront(ctx: Context): Promise<Front> {
  const { home } = ctx.site;
  const sections = home.sections.filter(({ hidden }) => !hidden);
  const countOf = (name: HomeSection["name"]) =>
    sections.find((section) => section.name === name)?.count ?? 0;
  const first = async (limit: number, filter: BlogFilter = {}) =>
    limit === 0 ? [] : cards(ctx, await cardRows(ctx, filter, { limit, offset: 0 }));

  await cacheTagList(ctx);
  const latest = await first(Math.max(leastLatest, countOf("resources")));
  const hero = (await pinned(ctx, home.hero)) ?? latest[0] ?? null;
  // One more than is shown, in case the hero is among them.
  const others = (blogs: BlogCard[], count: number) =>
    blogs.filter(({ _id }) => _id !== hero?._id).slice(0, count);
  const sectionOf = async (name: "research" | "publications", section: "programmes" | "publications") => {
    const count = countOf(name);
    return others(await first(count && count + 1, { section }), count);
  };
  return {
    sections: sections.map((section) => pick(section, ["name", "heading", "count"])),
    hero,
    latest,
    research: await sectionOf("research", "programmes"),
    publications: await sectionOf("publications", "publications"),
    events: others(await eventsOf(ctx, countOf("events")), countOf("events")),
    highlights: mostLiked(await first(countOf("highlights") && amongNewest), countOf("highlights")),
    cards: countOf("cards") ? home.cards : [],
    text: countOf("text") ? home.text : "",
    newsletter: countOf("newsletter") ? home.newsletter : "",
  };
}

/** Undefined unless it is public. */
async function pinned(ctx: Context, id: string | null): Promise<BlogCard | undefined> {
  if (id === null) return undefined;
  ctx.cacheTag(`blog:${id}`); // also while it is not public
  const [blog] = await cardsOf(ctx, [id]);
  return blog;
}

async function eventsOf(ctx: Context, count: number): Promise<BlogCard[]> {
  if (count === 0) return [];
  return cards(ctx, await eventRows(ctx, { section: "events" }, { limit: count + 1, offset: 0 }));
}

function mostLiked(blogs: BlogCard[], count: number): BlogCard[] {
  return blogs.toSorted((one, other) => other.likeCount - one.likeCount).slice(0, count);
}
