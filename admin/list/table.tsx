import { classes } from "#ui/classes.ts";
import { headLook } from "./classes.ts";
import { type Action, type List, named, type Params, type Row } from "./list.ts";
import { RemovedRow } from "./removed-row.tsx";
import { SelectAll, SelectAllLine } from "./select-all.tsx";
import { SortHead, type Sorting } from "./sort-head.tsx";
import { TableRow } from "./table-row.tsx";
import type { Line } from "./use-removed-rows.ts";
import type { Selection } from "./use-selection.ts";

type TableProps<R extends Row, P extends Params, C> = {
  list: List<R, P, C>;
  lines: Line<R>[];
  sorting: Sorting;
  /** Without it no row can be selected. */
  selection?: Selection<R>;
  /** The row that is being changed. */
  busy: string | undefined;
  onRun(action: Action<R>, row: R): void;
};

/** A table; on a small screen each row is a card. */
export function Table<R extends Row, P extends Params, C>(props: TableProps<R, P, C>) {
  const { list, lines, sorting, selection, busy, onRun } = props;
  return (
    <>
      {selection && <SelectAllLine selection={selection} className="lg:hidden" />}
      <table
        aria-label={list.title}
        className={classes(
          "block w-full border-t-2 border-ink lg:table",
          selection && "max-lg:border-t max-lg:border-hairline",
        )}
      >
        <thead className="hidden lg:table-header-group">
          <tr>
            {selection && (
              <th scope="col" className={`${headLook} w-10 py-0! pr-0!`}>
                <SelectAll selection={selection} />
              </th>
            )}
            {list.columns.map((column) => (
              <SortHead key={column.name} {...column} sorting={sorting} />
            ))}
            <th scope="col" className={`${headLook} pr-0! text-right!`}>
              Actions
            </th>
          </tr>
        </thead>
        <tbody className="block lg:table-row-group">
          {lines.map(({ row, undo, isBack }) =>
            undo ? (
              <RemovedRow
                key={row._id}
                name={named(list, [row])}
                columns={list.columns.length + (selection ? 2 : 1)}
                undo={undo}
              />
            ) : (
              <TableRow
                key={row._id}
                {...{ list, row, isBack, selection }}
                busy={busy === row._id}
                onRun={(action) => onRun(action, row)}
              />
            ),
          )}
        </tbody>
      </table>
    </>
  );
}
