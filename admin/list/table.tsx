import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { classes } from "#ui/classes.ts";
import { CheckBox } from "./check-box.tsx";
import { cellLook, headLook, tableBodyLook, tableHeadLook, tableLook } from "./classes.ts";
import { type Line, RemovedRow } from "./removed-row.tsx";
import type { Selection } from "./selection.ts";
import { type Order, SortHead } from "./sort-head.tsx";

type Row = { _id: string; title: string };

export type Column<Item, Sort extends string = string> = {
  name: string;
  /** By what the table is sorted when the head is pressed. */
  sort?: Sort;
  /** It shows numbers. */
  right?: boolean;
  className?: string;
  show(row: Item): ReactNode;
};

export type Sorting<Sort extends string> = {
  sort: Sort;
  order: Order;
  /** How a column is sorted first. */
  first(sort: Sort): Order;
  urlFor(sort: Sort, order: Order): string;
};

type TableProps<Item extends Row, Sort extends string> = {
  /** Its accessible name. */
  name: string;
  lines: Line<Item>[];
  /** The first names the row. */
  columns: Column<Item, Sort>[];
  sorting?: Sorting<Sort>;
  /** Without it no row can be chosen. */
  selection?: Selection;
  actions(row: Item): ReactNode;
};

/** The rows that administrators manage; on a small screen each is a card. */
export function Table<Item extends Row, Sort extends string>(props: TableProps<Item, Sort>) {
  const { name, lines, columns, sorting, selection, actions } = props;
  return (
    <>
      {selection && (
        <div className="flex items-center border-t-2 border-ink lg:hidden">
          <SelectAll selection={selection} />
          <span aria-hidden className="text-small text-muted">
            Select all on this page
          </span>
        </div>
      )}
      <table
        aria-label={name}
        className={classes(
          `${tableLook} border-t-2 border-ink`,
          selection && "max-lg:border-t max-lg:border-hairline",
        )}
      >
        <thead className={tableHeadLook}>
          <tr>
            {selection && (
              <th scope="col" className={`${headLook} w-10 py-0! pr-0!`}>
                <SelectAll selection={selection} />
              </th>
            )}
            {columns.map((column) => (
              <Head key={column.name} column={column} sorting={sorting} />
            ))}
            <th scope="col" className={`${headLook} pr-0! text-right!`}>
              Actions
            </th>
          </tr>
        </thead>
        <tbody className={tableBodyLook}>
          {lines.map((line) =>
            line.gone ? (
              <RemovedRow key={line.row._id} gone={line.gone} columns={columns.length + 2} />
            ) : (
              <TableRow
                key={line.row._id}
                row={line.row}
                columns={columns}
                isBack={line.isBack}
                selection={selection}
                actions={actions(line.row)}
              />
            ),
          )}
        </tbody>
      </table>
    </>
  );
}

function SelectAll({ selection }: { selection: Selection }) {
  const { chosen, shown, toggleAll } = selection;
  const all = chosen.length > 0 && chosen.length === shown;
  return (
    <CheckBox
      label="Select all on this page"
      checked={all}
      mixed={chosen.length > 0 && !all}
      onChange={toggleAll}
      className="-ml-3"
    />
  );
}

type HeadProps<Item, Sort extends string> = {
  column: Column<Item, Sort>;
  sorting: Sorting<Sort> | undefined;
};

function Head<Item, Sort extends string>({ column, sorting }: HeadProps<Item, Sort>) {
  const { name, sort, right } = column;
  if (!sort || !sorting) {
    return (
      <th scope="col" className={classes(headLook, right && "text-right!")}>
        {name}
      </th>
    );
  }
  return (
    <SortHead
      right={right}
      order={sorting.sort === sort ? sorting.order : undefined}
      first={sorting.first(sort)}
      urlFor={(order) => sorting.urlFor(sort, order)}
    >
      {name}
    </SortHead>
  );
}

type TableRowProps<Item extends Row> = {
  row: Item;
  columns: Column<Item>[];
  /** It takes the focus of the button that brought it back. */
  isBack: boolean | undefined;
  selection: Selection | undefined;
  actions: ReactNode;
};

function TableRow<Item extends Row>({ row, columns, isBack, selection, actions }: TableRowProps<Item>) {
  const [first, ...others] = columns;
  const line = useRef<HTMLTableRowElement>(null);

  useEffect(() => {
    if (isBack && document.activeElement === document.body) line.current?.querySelector("a")?.focus();
  }, [isBack]);

  return (
    <tr
      ref={line}
      className={classes(
        "relative block border-b border-hairline py-3 lg:table-row lg:p-0",
        selection && "pl-10",
        selection?.isChosen(row._id) && "bg-sunken",
      )}
    >
      {selection && (
        <td className="absolute top-1 left-0 lg:static lg:table-cell lg:align-middle">
          <CheckBox
            label={`Select: ${row.title}`}
            checked={selection.isChosen(row._id)}
            onChange={() => selection.toggle(row._id)}
            className="-ml-3"
          />
        </td>
      )}
      <th
        scope="row"
        className={classes(cellLook, "min-w-0 text-left font-normal wrap-anywhere", first?.className)}
      >
        {first?.show(row)}
      </th>
      {others.map(({ name, right, className, show }) => (
        <td
          key={name}
          className={classes(
            cellLook,
            "text-meta text-muted",
            right && "tabular-nums lg:text-right",
            className,
          )}
        >
          {show(row)}
        </td>
      ))}
      <td className="mt-1.5 block lg:mt-0 lg:table-cell lg:py-1 lg:align-middle">{actions}</td>
    </tr>
  );
}

type RowTitleProps = { to: string; title: string; note: string };

/** The link that names a row, and a note below it. */
export function RowTitle({ to, title, note }: RowTitleProps) {
  return (
    <>
      <Link
        dir="auto"
        to={to}
        title={title}
        className="line-clamp-2 text-small font-semibold hover:text-brand hover:underline lg:text-body lg:leading-snug"
      >
        {title}
      </Link>
      <span className="block text-meta text-muted lg:line-clamp-1">{note}</span>
    </>
  );
}
