import { Link } from "react-router";
import { Avatar } from "#ui/avatar.tsx";
import { Day } from "#ui/time-zone.tsx";
import { addressOfAuthor } from "./addresses.ts";
import type { BlogCard } from "./contract.ts";

/** Who wrote a blog, and when: one line, in every card at the same place. */
export function Byline({ blog }: { blog: Pick<BlogCard, "name" | "avatar" | "date" | "user"> }) {
  const name = blog.name || "Anonymous";
  return (
    <p className="flex min-w-0 items-center gap-2.5 text-meta text-muted">
      <Avatar name={name} src={blog.avatar} className="size-7 text-[0.8125rem] max-[22.5rem]:hidden" />
      <Link
        to={addressOfAuthor(blog.user)}
        aria-label={`All articles by ${name}`}
        className="relative truncate py-0.5 font-semibold text-ink underline-offset-4 hover:underline"
      >
        {name}
      </Link>
      <span aria-hidden>·</span>
      <Day instant={blog.date} className="shrink-0" />
    </p>
  );
}
