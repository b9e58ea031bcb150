import { useContext } from "react";
import { Link } from "react-router";
import type { WrittenBlog } from "#features/blogs/writing-contract.ts";
import { Badge } from "#ui/badge.tsx";
import { TimeZone } from "#ui/time-zone.tsx";
import { statusWords } from "./publication-status.ts";

/** Whether readers see the article. */
export function EditStatus({ blog }: { blog: WrittenBlog }) {
  const zone = useContext(TimeZone);
  const { name, text } = statusWords(blog, zone);
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-small text-muted">
      <Badge look={blog.status === "published" ? "success" : "ochre"}>{name}</Badge>
      <span>{text}</span>
      {blog.status === "published" && (
        <Link to={`/blogs/${blog._id}`} className="font-semibold text-brand underline underline-offset-4">
          View article
        </Link>
      )}
    </p>
  );
}
