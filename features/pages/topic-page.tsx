import { CalendarDays } from "lucide-react";
import type { ReactNode } from "react";
import { pagePath } from "#features/addresses/paths.ts";
import { BlogGrid } from "#features/blogs/blog-grid.tsx";
import { shownCards } from "#features/blogs/shown-card.ts";
import { MemberCard } from "#features/people/member-card.tsx";
import { m } from "#messages";
import { Section } from "#ui/section.tsx";
import type { ShownPage } from "./contract.ts";
import { FreeText } from "./free-text.tsx";
import { PageTop } from "./page-top.tsx";

type TopicPageProps = {
  page: ShownPage;
  /** Only the first page of the list has everything above the list. */
  isFirst?: boolean;
  /** Everything under the topic. */
  children: ReactNode;
};

export function TopicPage({ page, isFirst = true, children }: TopicPageProps) {
  const { topic } = page;
  if (!topic) return null;
  return (
    <>
      <PageTop
        page={isFirst ? page : { ...page, introduction: "", map: null }}
        badge={m.pages.topicBadge()}
        feeds={[
          { href: `/feeds/topic${pagePath(page)}.xml`, text: m.pages.rssFeed() },
          ...(topic.hasEvents
            ? [
                {
                  href: `/feeds/topic${pagePath(page)}.ics`,
                  text: m.pages.eventCalendar(),
                  Icon: CalendarDays,
                },
              ]
            : []),
        ]}
      />
      {isFirst && <FreeText page={page} />}
      {isFirst && topic.pinned.length > 0 && (
        <Section id="pinned" title={m.pages.startHere()} variant="sunken">
          <BlogGrid blogs={topic.pinned.map(shownCards())} level={3} />
        </Section>
      )}
      {children}
      {isFirst && topic.people.length > 0 && (
        <Section id="people" title={m.pages.people()} variant="sunken">
          <ul className="grid grid-cols-1 gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
            {topic.people.map((person) => (
              <li key={person._id}>
                <MemberCard person={person} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
