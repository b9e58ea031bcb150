import { ArrowDown, ArrowUp } from "lucide-react";
import { Link } from "react-router";
import { classes } from "#ui/classes.ts";
import { headLook } from "./classes.ts";
import type { Column } from "./list.ts";
import type { ListView } from "./use-list.tsx";

/** The head of a column: a link where the table can be sorted by it, which reverses the order when pressed again. */
export function SortHead({ view, column }: { view: ListView; column: Column }) {
  const { name, sort, ascending = false, atEnd } = column;
  const look = classes(headLook, atEnd && "text-end!");
  if (!sort) {
    return (
      <th scope="col" className={look}>
        {name()}
      </th>
    );
  }
  const { query, list, urlWith } = view;
  const [first, reversed] = ascending ? (["asc", "desc"] as const) : (["desc", "asc"] as const);
  const order = (query.sort ?? list.defaultSort) === sort.by ? (query.order ?? first) : undefined;
  const Arrow = order === "asc" ? ArrowUp : ArrowDown;
  const to = urlWith({
    sort: sort.by === list.defaultSort ? undefined : sort.by,
    order: order === first ? reversed : undefined,
  });
  return (
    <th
      scope="col"
      aria-sort={order && (order === "asc" ? "ascending" : "descending")}
      className={classes(look, "py-0!")}
    >
      <Link
        to={to}
        preventScrollReset
        className={classes(
          "group/sort inline-flex min-h-9 items-center gap-1 whitespace-nowrap hover:text-brand",
          atEnd && "flex-row-reverse",
          order && "text-ink",
        )}
      >
        {name()}
        <Arrow
          aria-hidden
          className={classes("size-3.5 shrink-0", !order && "opacity-0 group-hover/sort:opacity-60")}
        />
      </Link>
    </th>
  );
}
