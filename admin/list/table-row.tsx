import { useEffect, useRef } from "react";
import { classes } from "#ui/classes.ts";
import { CheckBox } from "./check-box.tsx";
import { cellLook } from "./classes.ts";
import type { Action, List, Params, Row } from "./list.ts";
import { RowActions } from "./row-actions.tsx";
import type { Selection } from "./use-selection.ts";

type TableRowProps<R extends Row, P extends Params, C> = {
  list: List<R, P, C>;
  row: R;
  /** It was restored, and takes the focus from the Undo button. */
  isBack?: boolean;
  selection?: Selection<R>;
  busy: boolean;
  onRun(action: Action<R>): void;
};

export function TableRow<R extends Row, P extends Params, C>(props: TableRowProps<R, P, C>) {
  const { list, row, isBack, selection, busy, onRun } = props;
  const element = useRef<HTMLTableRowElement>(null);
  const label = list.label(row);

  useEffect(() => {
    if (isBack && document.activeElement === document.body) element.current?.querySelector("a")?.focus();
  }, [isBack]);

  return (
    <tr
      ref={element}
      className={classes(
        "relative block border-b border-hairline py-3 lg:table-row lg:p-0",
        selection && "pl-10",
        list.hasAvatars && "max-lg:[&>td]:pl-13.5",
        selection?.has(row) && "bg-sunken",
      )}
    >
      {selection && (
        <td className="absolute top-1 left-0 lg:static lg:table-cell lg:align-middle">
          <CheckBox
            label={`Select: ${label}`}
            checked={selection.has(row)}
            onChange={() => selection.toggle(row)}
            className="-ml-3"
          />
        </td>
      )}
      {list.columns.map(({ name, right, className, show }, index) => {
        if (index === 0) {
          const look = classes(cellLook, "min-w-0 text-left font-normal wrap-anywhere lg:w-full", className);
          return (
            <th key={name} scope="row" className={look}>
              {show(row)}
            </th>
          );
        }
        return (
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
        );
      })}
      <td className="mt-1.5 block lg:mt-0 lg:table-cell lg:py-1 lg:align-middle">
        <RowActions {...{ row, label, busy, onRun }} links={list.links ?? []} actions={list.actions ?? []} />
      </td>
    </tr>
  );
}
