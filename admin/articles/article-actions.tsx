import { MessageSquare, MessageSquareOff } from "lucide-react";
import type { ManagedBlog } from "#features/blogs/writing-contract.ts";
import { IconAction, RowActions } from "../list/row-actions.tsx";
import type { BlogDesk } from "./use-article-actions.ts";

/** What can be done to one blog of a table. */
export function BlogActions({ blog, desk }: { blog: ManagedBlog; desk: BlogDesk }) {
  const { _id, title, status } = blog;
  const closed = blog.commentsClosedAt !== null;
  const Icon = closed ? MessageSquare : MessageSquareOff;
  return (
    <RowActions
      title={title}
      verb={status === "draft" ? "Publish" : "Unpublish"}
      busy={desk.busy === _id}
      editAt={`/edit-blog/${_id}`}
      viewAt={status === "published" ? `/blogs/${_id}` : undefined}
      onPublish={() => (status === "draft" ? desk.publish([blog]) : desk.unpublish([blog]))}
      onTrash={() => desk.trash([blog])}
    >
      <IconAction
        name={`${closed ? "Open" : "Close"} comments: ${title}`}
        title={closed ? "Open comments" : "Close comments"}
        onClick={() => desk.closeComments(blog, !closed)}
      >
        <Icon aria-hidden className="size-4.5" />
      </IconAction>
    </RowActions>
  );
}
