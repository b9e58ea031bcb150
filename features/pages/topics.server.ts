import type { Context } from "#core/context.ts";
import { cardsOf, isListed } from "#features/blogs/blogs.server.ts";
import { peopleByIds } from "#features/people/people.server.ts";
import { expireAtNextScheduled } from "#features/publishing/readers.server.ts";
import type { Page, TopicCard } from "./contract.ts";
import { listTopicPages } from "./store.server.ts";
import type { TopicScope } from "./templates.ts";
import type { TopicParts } from "./values.server.ts";

const mostTopics = 500;

/** The public topic pages by title. */
export async function listTopics(ctx: Context): Promise<TopicCard[]> {
  ctx.cacheTag("topics");
  await expireAtNextScheduled(ctx, "pages");
  const rows = await listTopicPages(ctx.db.queries, ctx.now, mostTopics);
  return rows.map(({ id: _id, slug, title, topic }) => {
    const [scope = "", ...name] = (topic ?? "").split(":");
    return { _id, slug, title, scope: scope as TopicScope, name: name.join(":") };
  });
}

/** With the public ones of its people and pinned articles. */
export async function topicOf(ctx: Context, parts: TopicParts): Promise<NonNullable<Page["topic"]>> {
  const { scope, topic: name, people, pinned } = parts;
  return {
    ...{ scope, name },
    people: await peopleByIds(ctx, people),
    pinned: await cardsOf(ctx, pinned),
    hasEvents:
      (scope === "tag" || scope === "events") &&
      (await isListed(ctx, { ...filterOfTopic(scope, name), section: "events" })),
  };
}

/** Which articles and events are under a topic. */
export function filterOfTopic(scope: TopicScope, name: string) {
  return scope === "tag" ? { tag: name.toLowerCase() } : { section: scope, subcategory: name };
}
