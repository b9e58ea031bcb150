import { useEffect, useRef } from "react";
import { m } from "#messages";
import { classes } from "#ui/classes.ts";
import { CheckBox } from "./check-box.tsx";
import { hasActions, type Row } from "./list.ts";
import { RowActions } from "./row-actions.tsx";
import type { ListView } from "./use-list.tsx";

/** A cell, which is a block of the card on a small screen. */
const cellLook = "block lg:table-cell lg:h-15 lg:py-1.5 lg:pe-5 lg:align-middle";

type TableRowProps = {
  view: ListView;
  row: Row;
  /** It was restored, and takes the focus from the Undo button. */
  isBack?: boolean;
  selectable: boolean;
};

export function TableRow({ view, row, isBack, selectable }: TableRowProps) {
  const { list, selection } = view;
  const element = useRef<HTMLTableRowElement>(null);
  const [first, ...others] = list.columns;

  useEffect(() => {
    if (isBack && document.activeElement === document.body) element.current?.querySelector("a")?.focus();
  }, [isBack]);

  return (
    <tr
      ref={element}
      className={classes(
        "relative block border-b border-hairline py-3 lg:table-row lg:p-0",
        selectable && "ps-10",
        list.hasAvatars && "max-lg:[&>td:not(:first-child)]:ps-13.5",
        list.isAlignedAtTop && "lg:[&>*]:align-top!",
        selection.has(row) && "bg-sunken",
      )}
    >
      {selectable && (
        <td className="absolute top-1 start-0 lg:static lg:table-cell lg:align-middle">
          <CheckBox
            label={m.adminList.select({ name: list.label(row) })}
            checked={selection.has(row)}
            onChange={() => selection.toggle(row)}
            className="-ms-3"
          />
        </td>
      )}
      <th
        scope="row"
        className={classes(
          cellLook,
          "min-w-0 pe-11 text-match-parent font-normal wrap-anywhere lg:w-full",
          first?.className,
        )}
      >
        {first?.show?.(row)}
      </th>
      {others.map(({ name, atEnd, className, show }) => (
        <td
          key={name()}
          className={classes(
            cellLook,
            "text-meta text-muted",
            atEnd && "tabular-nums lg:text-end",
            className,
          )}
        >
          {show?.(row)}
        </td>
      ))}
      {hasActions(list) && (
        <td
          className={classes(
            "mt-1.5 block empty:hidden lg:mt-0 lg:table-cell lg:py-1 lg:align-middle",
            list.isAlignedAtTop && "lg:pt-1.5!",
          )}
        >
          <RowActions view={view} row={row} />
        </td>
      )}
    </tr>
  );
}
