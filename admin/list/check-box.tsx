import type { ComponentProps } from "react";
import { m } from "#messages";
import { classes } from "#ui/classes.ts";
import type { Selection } from "./use-selection.ts";

type CheckBoxProps = Omit<ComponentProps<"input">, "type"> & {
  /** The accessible name. */
  label: string;
  mixed?: boolean;
};

export function CheckBox({ label, mixed = false, className, ...rest }: CheckBoxProps) {
  return (
    <label
      className={classes(
        "inline-flex size-11 shrink-0 cursor-pointer lg:h-10 items-center justify-center rounded-base",
        className,
      )}
    >
      <span className="sr-only">{label}</span>
      <input
        ref={(box) => {
          if (box) box.indeterminate = mixed;
        }}
        type="checkbox"
        className="size-6 cursor-pointer accent-brand lg:size-5"
        {...rest}
      />
    </label>
  );
}

export function SelectAll({ selection }: { selection: Selection }) {
  return (
    <CheckBox
      label={m.adminList.selectAll()}
      checked={selection.isAll}
      mixed={selection.chosen.length > 0 && !selection.isAll}
      onChange={selection.toggleAll}
      className="-ms-3"
    />
  );
}

/** A box with words, above cards. */
export function SelectAllLine({ selection, className }: { selection: Selection; className?: string }) {
  return (
    <div className={classes("flex items-center border-t-2 border-ink", className)}>
      <SelectAll selection={selection} />
      <span aria-hidden className="text-small text-muted">
        {m.adminList.selectAll()}
      </span>
    </div>
  );
}
