import { CheckBox } from "#ui/manage/check-box.tsx";
import { headLook, tableBodyLook, tableHeadLook, tableLook } from "#ui/manage/looks.ts";
import type { Selection } from "#ui/manage/selection.ts";
import { type Order, SortHead } from "#ui/manage/sort-head.tsx";
import type { ManagedCollection } from "../writing-contract.ts";
import { CollectionRow, type RowCalls } from "./collection-row.tsx";

export type Sort = "changed" | "date" | "title" | "items";

type CollectionsTableProps = RowCalls & {
  /** What the table is called by those who hear it. */
  name: string;
  collections: ManagedCollection[];
  sort: Sort;
  order: Order;
  /** The address of the same table, sorted otherwise. */
  sortedBy(sort: Sort, order: Order): string;
  selection: Selection;
};

/** How each column is sorted first: titles from A on, all else from the latest or the most. */
export const firstOrder = (sort: Sort): Order => (sort === "title" ? "asc" : "desc");

/** Collections as those see them who publish them. */
export function CollectionsTable(props: CollectionsTableProps) {
  const { name, collections, selection, busy, onPublish, onTrash } = props;
  const all = selection.chosen.length === collections.length;
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
        <CheckBox label="Select all on this page" {...checkBox} />
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
            <SortHead {...head("title")}>Collection</SortHead>
            <SortHead {...head("items")}>Media</SortHead>
            <SortHead {...head("date")}>Published</SortHead>
            <SortHead {...head("changed")}>Changed</SortHead>
            <th scope="col" className={`${headLook} pr-0! text-right!`}>
              Actions
            </th>
          </tr>
        </thead>
        <tbody className={tableBodyLook}>
          {collections.map((collection) => (
            <CollectionRow
              key={collection._id}
              collection={collection}
              chosen={selection.isChosen(collection._id)}
              onChoose={() => selection.toggle(collection._id)}
              {...{ busy, onPublish, onTrash }}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}
