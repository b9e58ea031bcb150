import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { compactLook } from "./classes.ts";
import type { Row } from "./list.ts";
import { RowMenu } from "./row-menu.tsx";
import type { ListView } from "./use-list.tsx";

/** What can be done with a row: in a menu, but for what its list is there for. */
export function RowActions({ view: { list, actions }, row }: { view: ListView; row: Row }) {
  const label = list.label(row);
  const isBusy = actions.busy.has(row._id);
  const offered = (list.actions ?? [])
    .filter(({ only, offered }) => only !== "bulk" && (offered?.(row) ?? true))
    .map((action) => {
      const text = action.text();
      return { ...action, text, key: action.slot ?? text, run: () => actions.run(action, [row]) };
    });
  const links = (list.links ?? []).flatMap(({ text, icon: Icon, to, language }) => {
    const target = to(row);
    return target === undefined
      ? []
      : [{ key: text(), text: text(), Icon, to: target, language: language?.(row) }];
  });
  const inMenu = offered.filter(({ primary }) => !primary);
  const items = [
    ...links,
    ...inMenu
      .toSorted((one, other) => Number(one.danger ?? false) - Number(other.danger ?? false))
      .map(({ key, text, icon: Icon, danger, run }) => ({ key, text, Icon, danger, run })),
  ];
  return (
    <span className="flex items-center justify-end gap-1">
      {offered.map(
        ({ key, text, primary, run }) =>
          primary && (
            <Button
              key={key}
              variant="outline"
              aria-label={m.adminList.actionOn({ action: text, name: label })}
              aria-disabled={isBusy}
              className={classes("px-3! whitespace-nowrap", compactLook)}
              onClick={run}
            >
              {isBusy ? "..." : text}
            </Button>
          ),
      )}
      {items.length > 0 && <RowMenu label={label} isBusy={isBusy} items={items} />}
    </span>
  );
}
