import type { ReactNode } from "react";
import { formatMonth } from "#core/dates.ts";
import { BlogCard } from "./blog-card.tsx";
import type { ShownCard } from "./shown-card.ts";

const columns = "-mb-12 grid grid-cols-1 gap-x-8 sm:grid-cols-2 lg:grid-cols-3";

type BlogGridProps = {
  blogs: ShownCard[];
  level?: 2 | 3;
  /** The number of cards that are visible without scrolling. */
  eager?: number;
  /** The length of the excerpts in characters. */
  preview?: number;
  actions?(blog: ShownCard): ReactNode;
};

export function BlogGrid({ blogs, level, eager = 0, preview, actions }: BlogGridProps) {
  return (
    <ul className={columns}>
      {blogs.map((blog, index) => (
        <li key={blog._id} className="row-span-2 grid grid-rows-subgrid pb-12">
          <BlogCard blog={blog} level={level} preview={preview} eager={index < eager}>
            {actions?.(blog)}
          </BlogCard>
        </li>
      ))}
    </ul>
  );
}

/** Events with a heading for each month. */
export function EventGrid({ blogs, eager }: { blogs: ShownCard[]; eager: number }) {
  const months = blogs.map(({ event }) => event && formatMonth(event.begins, event.timeZone));
  return (
    <ul className={columns}>
      {blogs.map((blog, index) => {
        const isFirst =
          months[index] !== months[index - 1] || blog.eventStatus !== blogs[index - 1]?.eventStatus;
        return (
          <li key={blog._id} className="row-span-3 grid grid-rows-subgrid pb-12">
            {isFirst ? (
              <h2 className="heading mb-5 border-t-2 border-ink pt-3 text-h4" suppressHydrationWarning>
                {months[index]}
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
