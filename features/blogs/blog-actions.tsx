import { Pencil } from "lucide-react";
import { useLocation, useNavigate } from "react-router";
import { useApi } from "#core/api.ts";
import type { Member } from "#features/members/contract.ts";
import { DeleteButton } from "#features/members/delete-button.tsx";
import { useSession } from "#features/members/session.ts";
import { DocumentUses } from "#features/publishing/document-uses.tsx";
import { editPath } from "#features/publishing/kinds.ts";
import { m } from "#messages";
import { LinkButton } from "#ui/button.tsx";
import { keepsOffer } from "#ui/flash.tsx";
import { deleteQuestions } from "./delete-questions.ts";
import type { ShownCard } from "./shown-card.ts";

const texts = {
  blog: { failure: m.articles.deleteBlogFailed, done: m.articles.blogDeleted },
  publication: {
    failure: m.articles.deletePublicationFailed,
    done: m.articles.publicationDeleted,
  },
};

type BlogActionsProps = {
  blog: Pick<ShownCard, "_id" | "title" | "section" | "authors" | "user">;
  /** Where to go after deleting; by default, the page is loaded again. */
  then?: string;
  /** Called after deleting, and after restoring it, instead of a navigation. */
  onRemoved?(isRestored?: true): void;
  /** Icons only. Reserves their space until the member is known. */
  compact?: boolean;
};

/** Edit and delete, for members who may. */
export function BlogActions({ blog, then, onRemoved, compact }: BlogActionsProps) {
  const { member } = useSession();
  const { blogs, writing } = useApi();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  if (!mayChange(member, blog)) return compact ? <span className="invisible w-22" /> : null;
  const { _id, title } = blog;
  const kind = blog.section === "publications" ? "publication" : "blog";
  const { done, failure } = texts[kind];
  const button = {
    variant: compact ? "quiet" : "outline",
    className: compact ? "w-11 px-0!" : undefined,
  } as const;

  function leave(): void {
    if (onRemoved) onRemoved();
    else if (then) void navigate(then, { state: keepsOffer });
    else void navigate(pathname + search, { replace: true, preventScrollReset: true, state: keepsOffer });
  }

  async function restore(): Promise<void> {
    await writing.restore({ ids: [_id] });
    onRemoved?.(true);
  }

  return (
    <>
      <LinkButton {...button} to={editPath("blog", _id)} aria-label={m.articles.editTitle({ title })}>
        <Pencil aria-hidden className="size-4.5" />
        {!compact && m.common.edit()}
      </LinkButton>
      <DeleteButton
        {...button}
        aria-label={m.articles.deleteTitle({ title })}
        compact={compact}
        dialog={{
          ...deleteQuestions[blog.section],
          note: kind === "publication" && (
            <DocumentUses load={(api) => api.writing.uses({ id: _id })} used="publication" />
          ),
          failure: failure(),
          removed: { title, done: done(), restore },
          onDelete: () => blogs.remove({ id: _id }),
          onDeleted: leave,
        }}
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
