import type { ReactNode } from "react";
import { BlogCard } from "./blog-card.tsx";
import type { BlogCard as Blog } from "./contract.ts";

type BlogGridProps = {
  blogs: Blog[];
  level?: 2 | 3;
  /** How many of the first cards are seen at once. */
  eager?: number;
  /** How many characters of its text a card shows. */
  preview?: number;
  actions?(blog: Blog): ReactNode;
};

/** Cards in one, two or three columns. */
export function BlogGrid({ blogs, level, eager = 0, preview, actions }: BlogGridProps) {
  return (
    <ul className="-mb-12 grid grid-cols-1 gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
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
