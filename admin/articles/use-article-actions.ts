import type { ManagedBlog, WritingFunctions } from "#features/blogs/writing-contract.ts";
import type { ToastKind } from "#ui/toast.tsx";
import { type RowActionState, useRowActions } from "../list/use-row-actions.ts";

type BlogDeskProps = {
  rows: ManagedBlog[];
  /** Names the list that is shown: its address. */
  list: string;
  calls: Pick<WritingFunctions, "update" | "trash" | "restore" | "comments">;
  /** Something is different now: the table is read again. */
  changed(): void;
  tell(kind: ToastKind, message: string, milliseconds?: number): void;
  /** Gives the focus a place when what had it is gone. */
  focusTable(): void;
};

/** Empty: stays as it is. */
export type BulkChange = { section: string; subcategory: string; addedTag: string; removedTag: string };

export type ArticleActions = Omit<RowActionState<ManagedBlog>, "each"> & {
  publish(blogs: ManagedBlog[]): Promise<void>;
  unpublish(blogs: ManagedBlog[]): Promise<void>;
  /** Changes what is not empty in `change`, in each of them. */
  reclassify(blogs: ManagedBlog[], change: BulkChange): Promise<void>;
  closeComments(blog: ManagedBlog, closed: boolean): Promise<void>;
};

/** What an admin does to blogs from a table of them. */
export function useArticleActions({ calls, ...options }: BlogDeskProps): ArticleActions {
  const { each, ...rest } = useRowActions<ManagedBlog>({ ...options, calls, noun: "article" });
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
    reclassify: (blogs, change) =>
      each(
        blogs,
        ({ _id, version, tags }) =>
          calls.update({
            ...{ id: _id, version },
            ...(change.section ? { section: change.section } : {}),
            ...(change.subcategory ? { subcategory: change.subcategory } : {}),
            ...(change.addedTag || change.removedTag ? { tags: changedTags(tags, change) } : {}),
          }),
        "changed",
      ),
    closeComments: (blog, closed) =>
      each(
        [blog],
        ({ _id }) => calls.comments({ id: _id, closed }),
        closed ? "takes no more comments" : "takes comments again",
      ),
  };
}

/** Tags are compared without regard to case, as the server does. */
function changedTags(tags: string[], { addedTag, removedTag }: BulkChange): string[] {
  const kept = tags.filter((tag) => tag.toLowerCase() !== removedTag.toLowerCase());
  return addedTag ? [...kept, addedTag] : kept;
}
