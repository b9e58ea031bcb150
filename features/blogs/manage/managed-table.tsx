import { CheckBox } from "#ui/manage/check-box.tsx";
import { headLook, tableBodyLook, tableHeadLook, tableLook } from "#ui/manage/looks.ts";
import type { Selection } from "#ui/manage/selection.ts";
import { type Order, SortHead } from "#ui/manage/sort-head.tsx";
import type { ManagedBlog } from "../writing-contract.ts";
import { ManagedRow } from "./managed-row.tsx";
import type { BlogDesk } from "./use-blog-desk.ts";

export type Sort = "changed" | "date" | "title" | "event" | "likes" | "comments";

type ManagedTableProps = {
  /** What the table is called by those who hear it. */
  name: string;
  blogs: ManagedBlog[];
  ofEvents: boolean;
  sort: Sort;
  order: Order;
  /** The address of the same table, sorted otherwise. */
  sortedBy(sort: Sort, order: Order): string;
  selection: Selection;
  desk: BlogDesk;
};

/** How each column is sorted first: titles from A on, all else from the latest or the most. */
export const firstOrder = (sort: Sort): Order => (sort === "title" ? "asc" : "desc");

/** Blogs as those see them who publish them. */
export function ManagedTable(props: ManagedTableProps) {
  const { name, blogs, ofEvents, selection, desk } = props;
  const all = selection.chosen.length === blogs.length;
  const head = (sort: Sort) => ({
    order: props.sort === sort ? props.order : undefined,
    first: firstOrder(sort),
    addressOf: (order: Order) => props.sortedBy(sort, order),
  });
  const checkBox = {
    checked: all,
    mixed: selection.chosen.length > 0 && !all,
    onChange: selection.toggleAll,
  };
  return (
    <>
      <div className="-mt-2 flex items-center border-t-2 border-ink pt-1 lg:hidden">
        <CheckBox label="Select all on this page" className="-ml-3" {...checkBox} />
        <span aria-hidden className="text-small text-muted">
          Select all on this page
        </span>
      </div>
      <table aria-label={name} className={`${tableLook} max-lg:border-t! max-lg:border-hairline!`}>
        <thead className={tableHeadLook}>
          <tr>
            <th scope="col" className={`${headLook} py-0! pr-0!`}>
              <CheckBox label="Select all on this page" className="-ml-3" {...checkBox} />
            </th>
            <SortHead {...head("title")}>{ofEvents ? "Event" : "Article"}</SortHead>
            {ofEvents && <SortHead {...head("event")}>Event date</SortHead>}
            <SortHead {...head("date")}>Published</SortHead>
            <SortHead {...head("changed")}>Changed</SortHead>
            <SortHead right {...head("comments")}>
              Comments
            </SortHead>
            <SortHead right {...head("likes")}>
              Likes
            </SortHead>
            <th scope="col" className={`${headLook} pr-0! text-right!`}>
              Actions
            </th>
          </tr>
        </thead>
        <tbody className={tableBodyLook}>
          {blogs.map((blog) => (
            <ManagedRow
              key={blog._id}
              blog={blog}
              ofEvents={ofEvents}
              chosen={selection.isChosen(blog._id)}
              onChoose={() => selection.toggle(blog._id)}
              desk={desk}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}
