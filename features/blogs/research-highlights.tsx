import { Link } from "react-router";
import { blogPath } from "#features/addresses/paths.ts";
import { Section } from "#ui/section.tsx";
import type { BlogCard } from "./contract.ts";

/** The most liked articles. Not displayed, as specified. */
export function ResearchHighlights({ blogs }: { blogs: BlogCard[] }) {
  const liked = blogs.toSorted((one, other) => other.likeCount - one.likeCount).slice(0, 3);
  return (
    <Section id="highlights" title="Research highlights">
      <ol className="grid grid-cols-1 gap-8 lg:grid-cols-3">
        {liked.map((blog) => (
          <li key={blog._id} className="border-t border-hairline pt-4">
            <h3 className="heading text-h3">
              <Link to={blogPath(blog)}>{blog.title}</Link>
            </h3>
            <p dir="auto" className="mt-2 text-small text-muted">
              {blog.excerpt}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
