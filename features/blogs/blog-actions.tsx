import { Pencil } from "lucide-react";
import type { Member } from "#features/members/contract.ts";
import { useSession } from "#features/members/session.ts";
import { LinkButton } from "#ui/button.tsx";
import type { BlogCard } from "./contract.ts";

type BlogActionsProps = {
  blog: Pick<BlogCard, "_id" | "title" | "author" | "user">;
  /** Icons only, as on a card. */
  compact?: boolean;
};

/** What those may do who may change a blog. Nothing for everybody else. */
export function BlogActions({ blog, compact }: BlogActionsProps) {
  const { member } = useSession();
  if (!member || !mayChange(member, blog)) return null;
  return (
    <LinkButton
      look={compact ? "quiet" : "outline"}
      to={`/edit-blog/${blog._id}`}
      className={compact ? "w-11 px-0!" : undefined}
      aria-label={`Edit ${blog.title}`}
    >
      <Pencil aria-hidden className="size-4.5" />
      {!compact && "Edit"}
    </LinkButton>
  );
}

/** An admin, the author, or the owner. */
function mayChange(member: Member, blog: BlogActionsProps["blog"]): boolean {
  return member.role === "admin" || blog.author._id === member._id || blog.user === member._id;
}
