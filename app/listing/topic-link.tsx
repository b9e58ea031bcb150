import { BookOpen, Plus } from "lucide-react";
import { Link } from "react-router";
import { pagePath } from "#features/addresses/paths.ts";
import { useSession } from "#features/members/session.ts";
import type { TopicCard } from "#features/pages/contract.ts";
import type { TopicScope } from "#features/pages/templates.ts";
import { newTopicPath } from "#features/pages/topics.ts";

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
        <span>
          About this topic: <bdi>{topic.title}</bdi>
        </span>
      </Link>
    );
  if (member?.role !== "admin") return null;
  return (
    <Link to={newTopicPath(scope, name)} className={look}>
      <Plus aria-hidden className="size-4.5" />
      Make a topic page
    </Link>
  );
}
