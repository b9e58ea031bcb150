import { createPath } from "#features/publishing/kinds.ts";
import type { TopicCard } from "./contract.ts";
import { type TopicScope, topicKey } from "./templates.ts";

/** The page about a tag or a subcategory, if there is one. */
export function topicNamed(topics: TopicCard[], scope: TopicScope, name: string): TopicCard | undefined {
  const wanted = topicKey({ scope, topic: name });
  return topics.find((page) => topicKey({ scope: page.scope, topic: page.name }) === wanted);
}

/** The form of a new page about it, for administrators. */
export function newTopicPath(scope: TopicScope, name: string): string {
  return `${createPath("page")}?${new URLSearchParams({ type: `topic:${scope}:${name}` })}`;
}
