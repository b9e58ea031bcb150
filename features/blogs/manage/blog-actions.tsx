import { MessageSquare, MessageSquareOff } from "lucide-react";
import { IconAction, RowActions } from "#ui/manage/row-actions.tsx";
import type { ManagedBlog } from "../writing-contract.ts";
import type { BlogDesk } from "./use-blog-desk.ts";

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
