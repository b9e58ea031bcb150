import { useContext } from "react";
import { formatMonth } from "#core/dates.ts";
import { TimeZone } from "#ui/time-zone.tsx";
import { BlogCard } from "./blog-card.tsx";
import type { BlogCard as Blog } from "./contract.ts";

/** Events in their order. The first of each month has the month above it. */
export function EventGrid({ blogs, eager }: { blogs: Blog[]; eager: number }) {
  const zone = useContext(TimeZone);
  const months = blogs.map(({ eventDate }) => eventDate && formatMonth(eventDate, zone));
  return (
    <ul className="-mb-12 grid grid-cols-1 gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
      {blogs.map((blog, index) => {
        const month = months[index];
        const begins = month !== months[index - 1] || blog.eventStatus !== blogs[index - 1]?.eventStatus;
        return (
          <li key={blog._id} className="row-span-3 grid grid-rows-subgrid pb-12">
            {begins ? (
              <h2 className="heading mb-5 border-t-2 border-ink pt-3 text-h4" suppressHydrationWarning>
                {month}
              </h2>
            ) : (
              <span aria-hidden className="border-t-2 border-hairline max-sm:hidden" />
            )}
            <BlogCard blog={blog} level={3} eager={index < eager} />
          </li>
        );
      })}
    </ul>
  );
}
