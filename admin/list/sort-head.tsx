import { ArrowDown, ArrowUp } from "lucide-react";
import { Link } from "react-router";
import { classes } from "#ui/classes.ts";
import { headLook } from "./classes.ts";
import type { Column, Order } from "./list.ts";

export type Sorting = {
  /** The column that sorts the table. */
  sort: string | undefined;
  /** Undefined: the first order of the column. */
  order: Order | undefined;
  urlFor(sort: string, order: Order | undefined): string;
};

type SortHeadProps = Pick<Column<never>, "name" | "sort" | "ascending" | "right"> & { sorting: Sorting };

/** The head of a column: a link where the table can be sorted by it, which reverses the order when pressed again. */
export function SortHead({ name, sort, ascending = false, right, sorting }: SortHeadProps) {
  if (!sort) {
    return (
      <th scope="col" className={classes(headLook, right && "text-right!")}>
        {name}
      </th>
    );
  }
  const first = ascending ? "asc" : "desc";
  const order = sorting.sort === sort ? (sorting.order ?? first) : undefined;
  const reversed = first === "asc" ? "desc" : "asc";
  const Arrow = order === "asc" ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      aria-sort={order && (order === "asc" ? "ascending" : "descending")}
      className={classes(headLook, "py-0!", right && "text-right!")}
    >
      <Link
        to={sorting.urlFor(sort, order === first ? reversed : undefined)}
        preventScrollReset
        className={classes(
          "group/sort inline-flex min-h-9 items-center gap-1 whitespace-nowrap hover:text-brand",
          right && "flex-row-reverse",
          order && "text-ink",
        )}
      >
        {name}
        <Arrow
          aria-hidden
          className={classes("size-3.5 shrink-0", !order && "opacity-0 group-hover/sort:opacity-60")}
        />
      </Link>
    </th>
  );
}
