import { EventBadge } from "#features/blogs/card-parts.tsx";
import { sectionNames } from "#features/blogs/section-names.ts";
import type { ManagedBlog } from "#features/blogs/writing-contract.ts";
import { Moment, ShortDay } from "#ui/time-zone.tsx";
import type { Order } from "../list/sort-head.tsx";
import { StatusMark } from "../list/status-mark.tsx";
import { type Column, RowTitle } from "../list/table.tsx";

export type Sort = "changed" | "date" | "title" | "event" | "likes" | "comments";

/** How each column is sorted first: titles from A on, all else from the latest or the most. */
export const firstOrder = (sort: Sort): Order => (sort === "title" ? "asc" : "desc");

type BlogColumn = Column<ManagedBlog, Sort>;

const eventDate: BlogColumn = {
  name: "Event date",
  sort: "event",
  className: "max-lg:mt-1 lg:whitespace-nowrap",
  show: ({ eventDate, eventStatus }) => (
    <>
      {eventDate && <Moment instant={eventDate} className="mr-2.5 lg:mr-0 lg:block" />}
      {eventStatus && <EventBadge status={eventStatus} />}
    </>
  ),
};

/** The columns of articles, or of events, which have a date and no type. */
export function blogColumns(ofEvents: boolean): BlogColumn[] {
  return [
    {
      name: ofEvents ? "Event" : "Article",
      sort: "title",
      className: "lg:w-full",
      show: ({ _id, title, section, subcategory, name }) => (
        <RowTitle
          to={`/edit-blog/${_id}`}
          title={title}
          note={[!ofEvents && sectionNames[section].one, subcategory, name].filter(Boolean).join(" · ")}
        />
      ),
    },
    ...(ofEvents ? [eventDate] : []),
    {
      name: "Published",
      sort: "date",
      className: "max-lg:mt-1.5",
      show: ({ status, publishedAt }) => <StatusMark {...{ status, publishedAt }} />,
    },
    {
      name: "Changed",
      sort: "changed",
      className: "max-lg:mt-1 whitespace-nowrap",
      show: ({ savedAt }) => (
        <>
          <span className="lg:hidden">Changed </span>
          <ShortDay instant={savedAt} />
        </>
      ),
    },
    {
      name: "Comments",
      sort: "comments",
      right: true,
      className: "max-lg:mt-1 max-lg:mr-4 max-lg:inline-block",
      show: ({ commentCount, commentsClosedAt }) => (
        <>
          <Count count={commentCount} noun="comment" />
          {commentsClosedAt && <span className="ml-1.5 lg:ml-0 lg:block">closed</span>}
        </>
      ),
    },
    {
      name: "Likes",
      sort: "likes",
      right: true,
      className: "max-lg:mt-1 max-lg:inline-block",
      show: ({ likeCount }) => <Count count={likeCount} noun="like" />,
    },
  ];
}

function Count({ count, noun }: { count: number; noun: string }) {
  return (
    <>
      {count.toLocaleString("en-US")}
      <span className="lg:sr-only"> {count === 1 ? noun : `${noun}s`}</span>
    </>
  );
}
