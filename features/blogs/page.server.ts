import { knownPictures } from "#features/media/known-pictures.server.ts";
import type { Visit } from "#visit/visit.ts";
import { cards, readBlog, untilNextTurn } from "./blogs.server.ts";
import type { BlogCard, BlogPage } from "./contract.ts";
import { findNeighbour, listCandidates, newestWithTag } from "./neighbours.store.server.ts";
import { picturesIn } from "./shown/pictures.server.ts";
import { prepared } from "./shown/prepared.server.ts";

const relatedShown = 3;
const tagsAsked = 8;
const candidatesOfTag = 40;
const candidatesRead = 12;

/** All that the page of a blog shows, in one call. Refuses where there is none. */
export async function readPage(visit: Visit, { id }: { id: string }): Promise<BlogPage> {
  const { content, likes, ...blog } = await readBlog(visit, { id });
  visit.saw("blogs");
  const { queries } = visit.db;
  await untilNextTurn(visit);
  const pictures = await knownPictures(queries, picturesIn(content, visit.site.url));
  return {
    ...blog,
    ...prepared(content, visit.site.url, pictures),
    previous: (await findNeighbour(queries, visit.now, blog, "previous")) ?? null,
    next: (await findNeighbour(queries, visit.now, blog, "next")) ?? null,
    related: await relatedTo(visit, blog),
  };
}

/** What shares the rarest tags comes first; what is missing is filled from the same subcategory and section. */
async function relatedTo(visit: Visit, blog: BlogCard): Promise<BlogCard[]> {
  const { queries } = visit.db;
  const nearest = await nearestByTags(visit, blog);
  const rows = await listCandidates(queries, visit.now, { ids: nearest }, candidatesRead);
  const found = nearest.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  for (const filter of [
    { section: blog.section, subcategory: blog.subcategory },
    { section: blog.section },
  ]) {
    if (found.length >= relatedShown) break;
    const more = await listCandidates(queries, visit.now, filter, relatedShown + 1 + found.length);
    found.push(...more.filter(({ id }) => id !== blog._id && found.every((row) => row.id !== id)));
  }
  return cards(visit, found.slice(0, relatedShown));
}

/** Ids of blogs with the same tags, the nearest first. However common a tag is, only its newest blogs are asked for. */
async function nearestByTags({ db }: Visit, { _id, tags }: BlogCard): Promise<string[]> {
  const weights = new Map<string, number>();
  for (const tag of tags.slice(0, tagsAsked)) {
    const ids = await newestWithTag(db.queries, tag.toLowerCase(), candidatesOfTag);
    for (const id of ids) weights.set(id, (weights.get(id) ?? 0) + 1 / ids.length);
  }
  weights.delete(_id);
  const byWeight = [...weights].sort(([one, a], [other, b]) => b - a || (one < other ? 1 : -1));
  return byWeight.slice(0, candidatesRead).map(([id]) => id);
}
