import { m } from "#messages";
import { CheckBox, SelectAllLine } from "./check-box.tsx";
import type { ListView } from "./use-list.tsx";

export function Cards({ view, selectable }: { view: ListView; selectable: boolean }) {
  const { list, page, selection, actions } = view;
  return (
    <>
      {selectable && <SelectAllLine selection={selection} />}
      <ul className="mt-1 grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
        {page.items.map((row) => (
          <li key={row._id} className="relative">
            {list.card?.(row, (action) => actions.run(action, [row]))}
            {selectable && (
              <CheckBox
                label={m.adminList.select({ name: list.label(row) })}
                checked={selection.has(row)}
                onChange={() => selection.toggle(row)}
                className="absolute top-1 start-1 lg:top-0.5 lg:start-0.5"
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
