import { Link } from "react-router";
import type { BlogCard } from "./contract.ts";

/** The title of a blog as the link to it. It covers all of the card around it (`group relative`). */
export function BlogLink({ blog }: { blog: Pick<BlogCard, "_id" | "title"> }) {
  return (
    <Link
      to={`/blogs/${blog._id}`}
      className="after:absolute after:inset-0 after:rounded-base focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-4 focus-visible:after:outline-focus group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4"
    >
      {blog.title}
    </Link>
  );
}
