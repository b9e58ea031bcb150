import type { ReactNode } from "react";
import { formatMonth } from "#core/dates.ts";
import { m } from "#messages";
import { Kept } from "#ui/kept.tsx";
import { BlogCard } from "./blog-card.tsx";
import type { ShownCard } from "./shown-card.ts";

const columns = "grid grid-cols-1 gap-x-8 sm:grid-cols-2 lg:grid-cols-3";

type BlogGridProps = {
  blogs: ShownCard[];
  level?: 2 | 3;
  /** The number of cards whose pictures load before everything else: what a phone shows without scrolling. */
  eager?: number;
  /** The length of the excerpts in characters. */
  preview?: number;
  actions?(blog: ShownCard): ReactNode;
};

export function BlogGrid({ blogs, level, eager = 0, preview, actions }: BlogGridProps) {
  return (
    <ul className={`${columns} row-rules gap-y-16`}>
      {blogs.map((blog, index) => (
        <li key={blog._id}>
          <Kept of={index < eager ? undefined : ["card", blog, level, preview, actions !== undefined]}>
            <BlogCard blog={blog} level={level} preview={preview} eager={index < eager}>
              {actions?.(blog)}
            </BlogCard>
          </Kept>
        </li>
      ))}
    </ul>
  );
}

/** Events with a heading for each month, and one for those that are past if others come before them. */
export function EventGrid({ blogs, eager }: { blogs: ShownCard[]; eager: number }) {
  const firstPast = blogs.findIndex(({ eventStatus }) => eventStatus === "past");
  const ahead = firstPast < 0 ? blogs : blogs.slice(0, firstPast);
  const past = firstPast < 0 ? [] : blogs.slice(firstPast);
  return (
    <>
      {ahead.length > 0 && <Months blogs={ahead} level={2} eager={eager} />}
      {past.length > 0 && (
        <section aria-labelledby={ahead.length > 0 ? "past" : undefined}>
          {ahead.length > 0 && (
            <h2 id="past" className="heading mt-12 mb-6 text-h2">
              {m.events.pastEvents()}
            </h2>
          )}
          <Months blogs={past} level={ahead.length > 0 ? 3 : 2} eager={eager - ahead.length} />
        </section>
      )}
    </>
  );
}

function Months({ blogs, level, eager }: { blogs: ShownCard[]; level: 2 | 3; eager: number }) {
  const months = blogs.map(({ event }) => event && formatMonth(event.begins, event.timeZone));
  const Month = level === 2 ? "h2" : "h3";
  return (
    <ul className={`${columns} -mb-12`}>
      {blogs.map((blog, index) => (
        <li key={blog._id} className="row-span-2 grid grid-rows-subgrid pb-12">
          {months[index] === months[index - 1] ? (
            <span aria-hidden className="border-t-2 border-hairline max-sm:hidden" />
          ) : (
            <Month className="heading mb-5 border-t-2 border-ink pt-3 text-h4" suppressHydrationWarning>
              {months[index]}
            </Month>
          )}
          <Kept of={index < eager ? undefined : ["event card", blog, level]}>
            <BlogCard withoutByline blog={blog} level={level === 2 ? 3 : 4} eager={index < eager} />
          </Kept>
        </li>
      ))}
    </ul>
  );
}
