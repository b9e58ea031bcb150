import { Pencil, Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useSession } from "#features/members/session.ts";
import { Button, LinkButton } from "#ui/button.tsx";
import type { BlogCard, BlogFunctions } from "./contract.ts";
import { mayChange } from "./may-change.ts";

// Most readers never need it.
const RemoveBlog = lazy(async () => ({ default: (await import("./remove-blog.tsx")).RemoveBlog }));

type BlogActionsProps = {
  blog: Pick<BlogCard, "_id" | "title" | "author" | "user">;
  calls: Pick<BlogFunctions, "remove">;
  /** What the messages call it. */
  noun?: "blog" | "publication";
  /** Where to go when it is deleted; the same page again unless given. */
  then?: string;
  /** Called when it is deleted, in place of a navigation. */
  onRemoved?(): void;
  /** Icons only, as on a card. */
  compact?: boolean;
};

/** What those may do who may change a blog. Nothing for everybody else. */
export function BlogActions({ blog, calls, noun = "blog", then, onRemoved, compact }: BlogActionsProps) {
  const { member } = useSession();
  const [removing, setRemoving] = useState<"never" | "asked" | "not now">("never");
  if (!mayChange(member, blog)) return null;
  const look = compact ? "quiet" : "outline";
  const className = compact ? "w-11 px-0!" : undefined;
  return (
    <>
      <LinkButton
        look={look}
        to={`/edit-blog/${blog._id}`}
        className={className}
        aria-label={`Edit ${blog.title}`}
      >
        <Pencil aria-hidden className="size-4.5" />
        {!compact && "Edit"}
      </LinkButton>
      <Button
        look={look}
        className={className}
        aria-label={`Delete ${blog.title}`}
        onClick={() => setRemoving("asked")}
      >
        <Trash2 aria-hidden className="size-4.5" />
        {!compact && "Delete"}
      </Button>
      {removing !== "never" && (
        <Suspense>
          <RemoveBlog
            {...{ blog, calls, noun, then, onRemoved }}
            open={removing === "asked"}
            onClose={() => setRemoving("not now")}
          />
        </Suspense>
      )}
    </>
  );
}
