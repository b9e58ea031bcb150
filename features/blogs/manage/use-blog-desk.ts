import { type RowWork, useRowWork } from "#features/members/use-row-work.ts";
import type { NoticeKind } from "#ui/notice.tsx";
import type { ManagedBlog, WritingFunctions } from "../writing-contract.ts";

type BlogDeskProps = {
  calls: Pick<WritingFunctions, "update" | "trash" | "restore" | "comments">;
  /** Something is different now: the table is read again. */
  changed(): void;
  tell(kind: NoticeKind, message: string, milliseconds?: number): void;
  /** Gives the focus a place when what had it is gone. */
  focusTable(): void;
};

export type BlogDesk = Pick<RowWork<ManagedBlog>, "busy" | "trash" | "undo"> & {
  publish(blogs: ManagedBlog[]): Promise<void>;
  unpublish(blogs: ManagedBlog[]): Promise<void>;
  closeComments(blog: ManagedBlog, closed: boolean): Promise<void>;
};

/** What an admin does to blogs from a table of them. */
export function useBlogDesk({ calls, ...options }: BlogDeskProps): BlogDesk {
  const { each, ...rest } = useRowWork<ManagedBlog>({ ...options, calls, noun: "article" });
  return {
    ...rest,
    publish: (blogs) => each(blogs, ({ _id }) => calls.update({ id: _id, status: "published" }), "published"),
    unpublish: (blogs) =>
      each(
        blogs,
        ({ _id }) => calls.update({ id: _id, status: "draft" }),
        "is a draft again",
        "are drafts again",
      ),
    closeComments: (blog, closed) =>
      each(
        [blog],
        ({ _id }) => calls.comments({ id: _id, closed }),
        closed ? "takes no more comments" : "takes comments again",
      ),
  };
}
