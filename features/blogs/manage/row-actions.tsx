import { ExternalLink, MessageSquare, MessageSquareOff, Pencil, Trash2 } from "lucide-react";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { iconButtonLook } from "#ui/manage/looks.ts";
import type { ManagedBlog } from "../writing-contract.ts";
import type { BlogDesk } from "./use-blog-desk.ts";

/** What can be done to one blog of a table. */
export function RowActions({ blog, desk }: { blog: ManagedBlog; desk: BlogDesk }) {
  const { title, status } = blog;
  const isPublic = status === "published";
  const busy = desk.busy === blog._id;
  const closed = blog.commentsClosedAt !== null;
  const publish = () => (status === "draft" ? desk.publish([blog]) : desk.unpublish([blog]));
  const verb = status === "draft" ? "Publish" : "Unpublish";
  return (
    <span className="flex items-center lg:justify-end max-lg:flex-wrap">
      <Button
        look={status === "draft" ? "outline" : "quiet"}
        className="mr-1 min-w-25 px-3! max-lg:border max-lg:border-control"
        aria-label={`${verb}: ${title}`}
        aria-disabled={busy}
        onClick={publish}
      >
        {busy ? "..." : verb}
      </Button>
      <Action to={`/edit-blog/${blog._id}`} name={`Edit: ${title}`} title="Edit" icon={Pencil} />
      {isPublic && (
        <Action to={`/blogs/${blog._id}`} name={`View: ${title}`} title="View" icon={ExternalLink} />
      )}
      {!isPublic && <span aria-hidden className="size-11 max-lg:hidden" />}
      <button
        type="button"
        title={closed ? "Open comments" : "Close comments"}
        aria-label={`${closed ? "Open" : "Close"} comments: ${title}`}
        onClick={() => desk.closeComments(blog, !closed)}
        className={iconButtonLook}
      >
        {closed ? (
          <MessageSquare aria-hidden className="size-4.5" />
        ) : (
          <MessageSquareOff aria-hidden className="size-4.5" />
        )}
      </button>
      <button
        type="button"
        title="Move to trash"
        aria-label={`Move to trash: ${title}`}
        onClick={() => desk.trash([blog])}
        className={classes(iconButtonLook, "hover:text-danger!")}
      >
        <Trash2 aria-hidden className="size-4.5" />
      </button>
    </span>
  );
}

type ActionProps = { to: string; name: string; title: string; icon: typeof Pencil };

function Action({ to, name, title, icon: Icon }: ActionProps) {
  return (
    <Link to={to} aria-label={name} title={title} className={iconButtonLook}>
      <Icon aria-hidden className="size-4.5" />
    </Link>
  );
}
