import { classes } from "#ui/classes.ts";
import { CheckBox } from "./check-box.tsx";
import type { Row } from "./list.ts";
import type { Selection } from "./use-selection.ts";

export function SelectAll<R extends Row>({ selection }: { selection: Selection<R> }) {
  return (
    <CheckBox
      label="Select all on this page"
      checked={selection.isAll}
      mixed={selection.chosen.length > 0 && !selection.isAll}
      onChange={selection.toggleAll}
      className="-ml-3"
    />
  );
}

/** With words, above cards. */
export function SelectAllLine<R extends Row>(props: { selection: Selection<R>; className?: string }) {
  return (
    <div className={classes("flex items-center border-t-2 border-ink", props.className)}>
      <SelectAll selection={props.selection} />
      <span aria-hidden className="text-small text-muted">
        Select all on this page
      </span>
    </div>
  );
}
