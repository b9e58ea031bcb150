import { ArrowDown, ArrowUp } from "lucide-react";
import { Link } from "react-router";
import { classes } from "#ui/classes.ts";
import { headLook } from "./classes.ts";

export type Order = "asc" | "desc";

type SortHeadProps = {
  children: string;
  /** How the column is sorted now; undefined where the table is sorted by another. */
  order: Order | undefined;
  /** How it is sorted first. */
  first: Order;
  urlFor(order: Order): string;
  /** It heads numbers. */
  right?: boolean;
};

/** The head of a column by which a table can be sorted: a link, which turns the order round where it is in force. */
export function SortHead({ children, order, first, urlFor, right = false }: SortHeadProps) {
  const other = first === "asc" ? "desc" : "asc";
  const Arrow = order === "asc" ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      aria-sort={order && (order === "asc" ? "ascending" : "descending")}
      className={classes(headLook, "py-0!", right && "text-right!")}
    >
      <Link
        to={urlFor(order === first ? other : first)}
        preventScrollReset
        className={classes(
          "group/sort inline-flex min-h-9 items-center gap-1 whitespace-nowrap hover:text-brand",
          order && "text-ink",
        )}
      >
        {!right && children}
        <Arrow
          aria-hidden
          className={classes("size-3.5 shrink-0", !order && "opacity-0 group-hover/sort:opacity-60")}
        />
        {right && children}
      </Link>
    </th>
  );
}
