import type { ReactNode } from "react";
import { BlogLink } from "./blog-link.tsx";
import { CardFoot } from "./card-foot.tsx";
import type { BlogCard } from "./contract.ts";
import { sectionNames } from "./section-names.ts";

type PublicationListProps = { blogs: BlogCard[]; actions?(blog: BlogCard): ReactNode };

/** Publications as a shelf of titles, without pictures. */
export function PublicationList({ blogs, actions }: PublicationListProps) {
  return (
    <ol className="grid grid-cols-1 gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {blogs.map((blog) => (
        <li key={blog._id} className="group relative flex flex-col border-t border-control pt-4">
          <p className="caps truncate text-accent">{blog.subcategory || sectionNames[blog.section].one}</p>
          <h3 dir="auto" className="heading mt-3 mb-5 line-clamp-4 text-h3">
            <BlogLink blog={blog} />
          </h3>
          <CardFoot blog={blog} className="mt-auto">
            {actions?.(blog)}
          </CardFoot>
        </li>
      ))}
    </ol>
  );
}
