import { CheckBox } from "./check-box.tsx";
import type { Action, List, Params, Row } from "./list.ts";
import { SelectAllLine } from "./select-all.tsx";
import type { Selection } from "./use-selection.ts";

type CardsProps<R extends Row, P extends Params, C> = {
  list: List<R, P, C>;
  rows: R[];
  selection?: Selection<R>;
  onRun(action: Action<R>, row: R): void;
};

export function Cards<R extends Row, P extends Params, C>(props: CardsProps<R, P, C>) {
  const { list, rows, selection, onRun } = props;
  return (
    <>
      {selection && <SelectAllLine selection={selection} />}
      <ul className="mt-1 grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
        {rows.map((row) => (
          <li key={row._id} className="relative">
            {list.card?.(row, (action) => onRun(action, row))}
            {selection && (
              <CheckBox
                label={`Select: ${list.label(row)}`}
                checked={selection.has(row)}
                onChange={() => selection.toggle(row)}
                className="absolute top-1 left-1 lg:top-0.5 lg:left-0.5"
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
