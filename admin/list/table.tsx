import { m } from "#messages";
import { classes } from "#ui/classes.ts";
import { Undo } from "#ui/undo-toast.tsx";
import { SelectAll, SelectAllLine } from "./check-box.tsx";
import { compactLook, headLook } from "./classes.ts";
import { hasActions } from "./list.ts";
import { SortHead } from "./sort-head.tsx";
import { TableRow } from "./table-row.tsx";
import type { ListView } from "./use-list.tsx";

/** A table; on a small screen each row is a card. */
export function Table({ view, selectable }: { view: ListView; selectable: boolean }) {
  const { list, lines, selection } = view;
  return (
    <>
      {selectable && <SelectAllLine selection={selection} className="lg:hidden" />}
      <table
        aria-label={list.title()}
        className={classes(
          "block w-full border-t-2 border-ink lg:table",
          selectable && "max-lg:border-t max-lg:border-hairline",
        )}
      >
        <thead className="hidden lg:table-header-group">
          <tr>
            {selectable && (
              <th scope="col" className={`${headLook} w-10 py-0! pe-0!`}>
                <SelectAll selection={selection} />
              </th>
            )}
            {list.columns.map((column) => (
              <SortHead key={column.name()} view={view} column={column} />
            ))}
            {hasActions(list) && (
              <th scope="col" className={`${headLook} pe-0! text-end!`}>
                {m.adminList.actions()}
              </th>
            )}
          </tr>
        </thead>
        <tbody className="block lg:table-row-group">
          {lines.map(({ row, message = "", undo, isBack }) =>
            undo ? (
              <RemovedRow
                key={row._id}
                message={message}
                columns={list.columns.length + Number(selectable) + Number(hasActions(list))}
                undo={undo}
              />
            ) : (
              <TableRow key={row._id} view={view} row={row} isBack={isBack} selectable={selectable} />
            ),
          )}
        </tbody>
      </table>
    </>
  );
}

type RemovedRowProps = { message: string; columns: number; undo(): Promise<void> };

/** In the place of a row that has left the list. */
function RemovedRow({ message, columns, undo }: RemovedRowProps) {
  return (
    <tr className="block border-b border-hairline bg-sunken lg:table-row">
      <td colSpan={columns} className="block py-2 pe-3 ps-10 lg:table-cell lg:h-15">
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-muted">
          <Undo message={message} undo={undo} className={compactLook} />
        </span>
      </td>
    </tr>
  );
}
