import { EventBadges, EventDetails, InZone } from "#features/events/event-parts.tsx";
import { CalendarLeaf } from "#ui/calendar-leaf.tsx";
import { Kept } from "#ui/kept.tsx";
import { listedIn } from "#ui/text-language.ts";
import { AlsoIn, BlogLink } from "./card-parts.tsx";
import type { ListProps } from "./shown-card.ts";

export function EventList({ blogs, actions }: ListProps) {
  return (
    <ul className="border-b border-hairline">
      {blogs.map((blog) => (
        <li key={blog._id} className="group relative flex gap-5 border-t border-hairline py-5 md:gap-6">
          <Kept of={["event", blog, actions !== undefined]}>
            {blog.event && (
              <InZone event={blog.event}>
                <CalendarLeaf instant={blog.event.begins} past={blog.eventStatus === "past"} />
              </InZone>
            )}
            <div className="min-w-0">
              <h3 {...listedIn(blog.language)} className="heading line-clamp-4 text-h3">
                <BlogLink blog={blog} />
              </h3>
              <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-meta text-muted max-sm:pe-20">
                {blog.eventStatus && <EventBadges status={blog.eventStatus} event={blog.event} />}
                <EventDetails event={blog.event} />
              </p>
              <AlsoIn blog={blog} className="mt-1.5" />
            </div>
            {/* Keeps room for buttons that appear when the member is known. */}
            <div className="absolute -end-2.5 bottom-2 flex justify-end sm:relative sm:end-auto sm:bottom-auto sm:-me-2.5 sm:ms-auto sm:min-w-22 sm:shrink-0 sm:self-center">
              {actions?.(blog)}
            </div>
          </Kept>
        </li>
      ))}
    </ul>
  );
}
