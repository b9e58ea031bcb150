import { MessageSquare, MessageSquareOff } from "lucide-react";
import type { ManagedBlog } from "#features/blogs/writing-contract.ts";
import { IconAction, RowActions } from "../list/row-actions.tsx";
import type { ArticleActions } from "./use-article-actions.ts";

/** What can be done to one blog of a table. */
export function BlogActions({ blog, actions }: { blog: ManagedBlog; actions: ArticleActions }) {
  const { _id, title, status } = blog;
  const closed = blog.commentsClosedAt !== null;
  const Icon = closed ? MessageSquare : MessageSquareOff;
  return (
    <RowActions
      title={title}
      verb={status === "draft" ? "Publish" : "Unpublish"}
      busy={actions.busy === _id}
      editAt={`/edit-blog/${_id}`}
      viewAt={status === "published" ? `/blogs/${_id}` : undefined}
      onPublish={() => (status === "draft" ? actions.publish([blog]) : actions.unpublish([blog]))}
      onTrash={() => actions.trash([blog])}
    >
      <IconAction
        name={`${closed ? "Open" : "Close"} comments: ${title}`}
        title={closed ? "Open comments" : "Close comments"}
        onClick={() => actions.closeComments(blog, !closed)}
      >
        <Icon aria-hidden className="size-4.5" />
      </IconAction>
    </RowActions>
  );
}
