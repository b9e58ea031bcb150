import { Link } from "react-router";
import { Avatar } from "#ui/avatar.tsx";
import { classes } from "#ui/classes.ts";
import { Day } from "#ui/time-zone.tsx";
import { addressOfAuthor } from "./addresses.ts";
import type { BlogCard } from "./contract.ts";

type BylineProps = {
  blog: Pick<BlogCard, "name" | "avatar" | "date" | "user">;
  /** The date stands below the name, also where both would fit on one line. */
  stacked?: boolean;
};

/** Who wrote a blog, and when. The date goes below a name that leaves no room for it. */
export function Byline({ blog, stacked }: BylineProps) {
  const name = blog.name || "Anonymous";
  return (
    <div className="flex min-w-0 items-center gap-2.5 text-meta text-muted">
      <Avatar name={name} src={blog.avatar} className="size-7 text-[0.8125rem] max-[22.5rem]:hidden" />
      <p className={classes("flex min-w-0", stacked ? "flex-col items-start" : "dotted flex-wrap gap-x-5")}>
        <Link
          dir="auto"
          to={addressOfAuthor(blog.user)}
          aria-label={`All articles by ${name}`}
          className="relative max-w-full font-semibold text-ink wrap-anywhere underline-offset-4 hover:underline"
        >
          {name}
        </Link>
        {blog.date ? <Day instant={blog.date} /> : <span>Published recently</span>}
      </p>
    </div>
  );
}
