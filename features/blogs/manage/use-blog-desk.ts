import { type ReactNode, useState } from "react";
import { useUndo } from "#ui/manage/undo-notice.tsx";
import type { NoticeKind } from "#ui/notice.tsx";
import { isRefusal } from "#visit/refusal.ts";
import type { ManagedBlog, WritingFunctions } from "../writing-contract.ts";

type Calls = Pick<WritingFunctions, "update" | "trash" | "restore" | "comments">;

type BlogDeskProps = {
  calls: Calls;
  /** Something is different now: the table is read again. */
  changed(): void;
  tell(kind: NoticeKind, message: string, milliseconds?: number): void;
  /** Gives the focus a place when what had it is gone. */
  focusTable(): void;
};

export type BlogDesk = {
  /** The blog that is being changed, or several are. */
  busy: string | "several" | undefined;
  publish(blogs: ManagedBlog[]): Promise<void>;
  unpublish(blogs: ManagedBlog[]): Promise<void>;
  trash(blogs: ManagedBlog[]): Promise<void>;
  closeComments(blog: ManagedBlog, closed: boolean): Promise<void>;
  /** The offer to undo, where there is one. */
  undo: ReactNode;
};

const sorry = "This could not be done. Please try again.";
const told = 5000; // milliseconds

/** What an admin does to blogs from a table of them. */
export function useBlogDesk({ calls, changed, tell, focusTable }: BlogDeskProps): BlogDesk {
  const [busy, setBusy] = useState<BlogDesk["busy"]>();
  const undo = useUndo({ otherwise: "This could not be undone. Please try again.", after: focusTable });

  /** Works on one blog after the other, and says what became of them. */
  async function each(
    blogs: ManagedBlog[],
    work: (blog: ManagedBlog) => Promise<unknown>,
    done: string,
  ): Promise<void> {
    if (busy) return;
    setBusy(blogs.length === 1 ? blogs[0]?._id : "several");
    undo.dismiss();
    const refused: string[] = [];
    for (const blog of blogs) {
      try {
        await work(blog);
      } catch (error) {
        refused.push(`“${blog.title}”: ${(isRefusal(error) && error.message) || sorry}`);
      }
    }
    setBusy(undefined);
    changed();
    const rest = blogs.length - refused.length;
    const [first] = refused;
    if (!first) tell("success", `${named(blogs)} ${done}.`, told);
    else
      tell("error", [rest > 0 && `${counted(rest)} ${done}.`, ...refused].filter(Boolean).join(" "), 10_000);
  }

  async function trash(blogs: ManagedBlog[]): Promise<void> {
    if (busy) return;
    setBusy(blogs.length === 1 ? blogs[0]?._id : "several");
    try {
      const { ids } = await calls.trash({ ids: blogs.map(({ _id }) => _id) });
      changed();
      if (ids.length === 0) return tell("error", `${named(blogs)} is not there any more.`, told);
      undo.offer(`${named(blogs)} moved to the trash.`, async () => {
        await calls.restore({ ids });
        changed();
        tell("success", `${named(blogs)} brought back.`, told);
      });
    } catch (error) {
      tell("error", (isRefusal(error) && error.message) || sorry, told);
    } finally {
      setBusy(undefined);
    }
  }

  return {
    busy,
    publish: (blogs) => each(blogs, ({ _id }) => calls.update({ id: _id, publish: "now" }), "published"),
    unpublish: (blogs) =>
      each(blogs, ({ _id }) => calls.update({ id: _id, publish: "draft" }), "is a draft again"),
    trash,
    closeComments: (blog, closed) =>
      each(
        [blog],
        () => calls.comments({ id: blog._id, closed }),
        closed ? "takes no more comments" : "takes comments again",
      ),
    undo: undo.notice,
  };
}

function named(blogs: ManagedBlog[]): string {
  const [first] = blogs;
  return blogs.length === 1 && first ? `“${first.title}”` : counted(blogs.length);
}

function counted(count: number): string {
  return count === 1 ? "One article" : `${count} articles`;
}
