import type { Context } from "#core/context.ts";
import { isListed } from "#features/blogs/blogs.server.ts";
import { cardsOf } from "#features/blogs/cards.server.ts";
import { peopleByIds } from "#features/people/people.server.ts";
import type { Page, TopicCard } from "./contract.ts";
import { listTopicPages } from "./store.server.ts";
import type { TopicScope } from "./templates.ts";
import type { TopicParts } from "./values.server.ts";

/** The public topic pages by title. */
export async function listTopics(ctx: Context): Promise<TopicCard[]> {
  ctx.cacheTag("topics");
  const { db, now } = ctx;
  const rows = await listTopicPages(db.queries);
  const isShown = ({ publishedAt }: { publishedAt: string | null }) =>
    publishedAt !== null && publishedAt <= now;
  for (const { publishedAt } of rows) if (publishedAt && publishedAt > now) ctx.expiresAt(publishedAt);
  return rows.filter(isShown).map(({ id: _id, slug, title, topic }) => {
    const [scope = "", ...name] = (topic ?? "").split(":");
    return { _id, slug, title, scope: scope as TopicScope, name: name.join(":") };
  });
}

/** Reads a topic with those of its people and pinned articles that are public. */
export async function topicOf(ctx: Context, parts: TopicParts): Promise<NonNullable<Page["topic"]>> {
  const { scope, topic: name, people, pinned } = parts;
  return {
    scope,
    name,
    people: await peopleByIds(ctx, people),
    pinned: await cardsOf(ctx, pinned),
    hasEvents:
      (scope === "tag" || scope === "events") &&
      (await isListed(ctx, { ...filterOfTopic(scope, name), section: "events" })),
  };
}

/** The filter for articles and events under a topic. */
export function filterOfTopic(scope: TopicScope, name: string) {
  return scope === "tag" ? { tag: name.toLowerCase() } : { section: scope, subcategory: name };
}
