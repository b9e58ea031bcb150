import { BookOpen, Plus } from "lucide-react";
import type { RouterContextProvider } from "react-router";
import { api } from "#core/api.ts";
import { pagePath } from "#features/addresses/paths.ts";
import { useSession } from "#features/members/session.ts";
import type { TopicCard } from "#features/pages/contract.ts";
import type { TopicScope } from "#features/pages/templates.ts";
import { newTopicPath, topicNamed } from "#features/pages/topics.ts";
import { m } from "#messages";
import { Link } from "#ui/link.tsx";
import { rich } from "#ui/rich.tsx";
import { readFilters } from "../site/route-errors.ts";

export async function readTopics(context: Readonly<RouterContextProvider>): Promise<TopicCard[]> {
  return (await readFilters(context, context.get(api).pages.topics())) ?? [];
}

/** The page about what a list is narrowed to. */
export async function readTopicCard(
  context: Readonly<RouterContextProvider>,
  scope: TopicScope,
  name: string | undefined,
): Promise<TopicCard | undefined> {
  return name ? topicNamed(await readTopics(context), scope, name) : undefined;
}

type TopicLinkProps = { topic: TopicCard | undefined; scope: TopicScope; name: string };

const look =
  "inline-flex min-h-11 items-center gap-2 text-small font-semibold text-brand underline-offset-4 hover:underline";

/** The page about what a list is narrowed to. Admins can make one. */
export function TopicLink({ topic, scope, name }: TopicLinkProps) {
  const { member } = useSession();
  if (topic)
    return (
      <Link to={pagePath(topic)} className={look}>
        <BookOpen aria-hidden className="size-4.5" />
        <span>{rich(m.listing.aboutTopic({ title: <bdi>{topic.title}</bdi> }))}</span>
      </Link>
    );
  if (member?.role !== "admin") return null;
  return (
    <Link to={newTopicPath(scope, name)} className={look}>
      <Plus aria-hidden className="size-4.5" />
      {m.adminListing.makeTopicPage()}
    </Link>
  );
}
