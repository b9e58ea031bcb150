import { CalendarLeaf } from "#ui/calendar-leaf.tsx";
import { cut } from "#ui/cut.ts";
import { EventTime } from "#ui/time-zone.tsx";
import { BlogLink } from "./blog-link.tsx";
import type { BlogCard } from "./contract.ts";
import { EventBadge } from "./event-badge.tsx";

const previewCharacters = 120;

/** Events as the rows of an agenda. */
export function EventList({ blogs }: { blogs: BlogCard[] }) {
  return (
    <ul className="border-b border-hairline">
      {blogs.map((blog) => (
        <li key={blog._id} className="group relative flex gap-5 border-t border-hairline py-6 md:gap-8">
          {blog.eventDate && <CalendarLeaf instant={blog.eventDate} past={blog.eventStatus === "past"} />}
          <div className="grid grid-cols-1 min-w-0 grow gap-x-10 gap-y-2 lg:grid-cols-[1fr_24rem]">
            <div>
              <h3 className="heading text-h3">
                <BlogLink blog={blog} />
              </h3>
              <p className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-meta text-muted">
                {blog.eventStatus && <EventBadge status={blog.eventStatus} />}
                {blog.eventDate && <EventTime instant={blog.eventDate} />}
              </p>
            </div>
            <p className="text-small text-muted">{cut(blog.excerpt, previewCharacters)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
