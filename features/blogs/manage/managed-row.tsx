import { Heart, MessageSquare } from "lucide-react";
import { Link } from "react-router";
import { classes } from "#ui/classes.ts";
import { CheckBox } from "#ui/manage/check-box.tsx";
import { cellLook } from "#ui/manage/looks.ts";
import { Moment, ShortDay } from "#ui/time-zone.tsx";
import { EventBadge } from "../event-badge.tsx";
import { sectionNames } from "../section-names.ts";
import type { ManagedBlog } from "../writing-contract.ts";
import { RowActions } from "./row-actions.tsx";
import { StatusMark } from "./status-mark.tsx";
import type { BlogDesk } from "./use-blog-desk.ts";

type ManagedRowProps = {
  blog: ManagedBlog;
  /** Of a table of events: their dates, and not their type. */
  ofEvents: boolean;
  chosen: boolean;
  onChoose(): void;
  desk: BlogDesk;
};

/** A blog of the table; on a small screen a card. */
export function ManagedRow({ blog, ofEvents, chosen, onChoose, desk }: ManagedRowProps) {
  return (
    <tr
      className={classes(
        "relative -mx-3 block border-b border-hairline py-4 pr-3 pl-13 lg:table-row lg:p-0",
        chosen && "bg-sunken",
      )}
    >
      <td className="absolute top-1.5 left-3 lg:static lg:table-cell lg:w-12 lg:align-middle">
        <CheckBox label={`Select: ${blog.title}`} checked={chosen} onChange={onChoose} className="-ml-3" />
      </td>
      <th scope="row" className={classes(cellLook, "min-w-0 text-left font-normal")}>
        <Link
          dir="auto"
          to={`/edit-blog/${blog._id}`}
          className="line-clamp-2 font-semibold hover:text-brand hover:underline"
        >
          {blog.title}
        </Link>
        <span className="mt-0.5 block text-meta text-muted">
          {[!ofEvents && sectionNames[blog.section].one, blog.subcategory, blog.name]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </th>
      {ofEvents && (
        <td className={classes(cellLook, "mt-2 text-small lg:mt-0")}>
          {blog.eventDate && <Moment instant={blog.eventDate} className="mr-2.5 lg:mr-0 lg:block" />}
          {blog.eventStatus && <EventBadge status={blog.eventStatus} className="lg:mt-1.5" />}
        </td>
      )}
      <td className={classes(cellLook, "mt-2.5 text-meta text-muted lg:mt-0")}>
        <StatusMark status={blog.status} />
        {blog.publishedAt && (
          <span className="ml-2.5 lg:mt-0.5 lg:ml-4.5 lg:block">
            {blog.status === "scheduled" ? (
              <Moment instant={blog.publishedAt} />
            ) : (
              <ShortDay instant={blog.publishedAt} />
            )}
          </span>
        )}
      </td>
      <td className={classes(cellLook, "mt-1.5 text-meta whitespace-nowrap text-muted lg:mt-0")}>
        <span className="lg:hidden">Changed </span>
        <ShortDay instant={blog.savedAt} />
      </td>
      <Count
        icon={MessageSquare}
        count={blog.commentCount}
        noun="comment"
        note={blog.commentsClosedAt && "closed"}
      />
      <Count icon={Heart} count={blog.likeCount} noun="like" />
      <td className="mt-2 block lg:mt-0 lg:table-cell lg:py-2 lg:align-middle">
        <RowActions blog={blog} desk={desk} />
      </td>
    </tr>
  );
}

type CountProps = { icon: typeof Heart; count: number; noun: string; note?: string | null };

function Count({ icon: Icon, count, noun, note }: CountProps) {
  return (
    <td className="mt-1.5 mr-4 inline-block text-meta text-muted tabular-nums lg:mt-0 lg:table-cell lg:pr-5 lg:text-right lg:align-middle">
      <span className="inline-flex items-center gap-1.5">
        <Icon aria-hidden className="size-3.5 lg:hidden" />
        {count}
        <span className="lg:sr-only"> {count === 1 ? noun : `${noun}s`}</span>
      </span>
      {note && <span className="ml-1.5 lg:ml-0 lg:block">{note}</span>}
    </td>
  );
}
