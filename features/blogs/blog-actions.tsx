import { Pencil } from "lucide-react";
import { useLocation, useNavigate } from "react-router";
import { useApi } from "#core/api.ts";
import type { Member } from "#features/members/contract.ts";
import { DeleteButton } from "#features/members/delete-button.tsx";
import { useSession } from "#features/members/session.ts";
import { LinkButton } from "#ui/button.tsx";
import { flash, toast } from "#ui/flash.tsx";
import type { ShownCard } from "./shown-card.ts";

const texts = {
  blog: {
    title: "Delete article",
    question: "Are you sure you want to delete this blog post? This action cannot be undone.",
    failure: "Failed to delete blog. Please try again.",
    done: "Blog deleted successfully!",
  },
  publication: {
    title: "Delete publication",
    question: "Are you sure you want to delete this publication? This action cannot be undone.",
    failure: "Failed to delete publication. Please try again.",
    done: "Publication deleted successfully!",
  },
};

type BlogActionsProps = {
  blog: Pick<ShownCard, "_id" | "title" | "authors" | "user">;
  noun?: keyof typeof texts;
  /** Where to go after deleting; by default, the page is loaded again. */
  then?: string;
  /** Called after deleting, instead of a navigation. */
  onRemoved?(): void;
  /** Icons only. Reserves their space until the member is known. */
  compact?: boolean;
};

/** Edit and delete, for members who may. */
export function BlogActions({ blog, noun = "blog", then, onRemoved, compact }: BlogActionsProps) {
  const { member } = useSession();
  const { blogs } = useApi();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  if (!mayChange(member, blog)) return compact ? <span className="invisible w-22" /> : null;
  const { done, ...dialog } = texts[noun];
  const button = {
    look: compact ? "quiet" : "outline",
    className: compact ? "w-11 px-0!" : undefined,
  } as const;

  async function remove(): Promise<void> {
    await blogs.remove({ id: blog._id });
    if (onRemoved) {
      toast("success", done);
      onRemoved();
    } else if (then) await navigate(then, { state: flash(done) });
    else await navigate(pathname + search, { replace: true, preventScrollReset: true, state: flash(done) });
  }

  return (
    <>
      <LinkButton {...button} to={`/edit-blog/${blog._id}`} aria-label={`Edit ${blog.title}`}>
        <Pencil aria-hidden className="size-4.5" />
        {!compact && "Edit"}
      </LinkButton>
      <DeleteButton
        {...button}
        {...dialog}
        aria-label={`Delete ${blog.title}`}
        compact={compact}
        onDelete={remove}
      />
    </>
  );
}

/** True for admins, the authors and the owner. */
function mayChange(member: Member | null, blog: Pick<ShownCard, "authors" | "user">): boolean {
  if (!member) return false;
  return (
    member.role === "admin" || blog.user === member._id || blog.authors.some(({ _id }) => _id === member._id)
  );
}
