import { useContext } from "react";
import { Link } from "react-router";
import { formatMoment } from "#core/dates.ts";
import type { WrittenBlog } from "#features/blogs/writing-contract.ts";
import { TimeZone } from "#ui/time-zone.tsx";

/** The article before the one in the form. */
export function LastLine({ blog }: { blog: WrittenBlog }) {
  const zone = useContext(TimeZone);
  const isPublic = blog.status === "published";
  const words = {
    draft: "Saved as a draft, also under Manage Articles: ",
    scheduled: `Scheduled for ${formatMoment(blog.publishedAt ?? blog.date, zone)}: `,
    published: "Published: ",
    trash: "In the trash: ",
  };
  return (
    <p className="animate-arrive rounded-base border border-l-4 border-hairline border-l-success bg-surface px-5 py-4 text-small">
      {words[blog.status]}
      <Link
        to={isPublic ? `/blogs/${blog._id}` : `/edit-blog/${blog._id}`}
        className="font-semibold text-brand underline underline-offset-4"
      >
        {blog.title}
      </Link>
    </p>
  );
}
