import { type ComponentProps, useEffect, useRef } from "react";
import { classes } from "#ui/classes.ts";

type CheckBoxProps = Omit<ComponentProps<"input">, "type"> & {
  /** What is chosen with it: read out, not shown. */
  label: string;
  /** Some of what it stands for is chosen, and not all. */
  mixed?: boolean;
};

/** A box that chooses a row, in a place that is large enough for a finger. */
export function CheckBox({ label, mixed = false, className, ...rest }: CheckBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label
      className={classes(
        "inline-flex size-11 shrink-0 cursor-pointer lg:h-10 items-center justify-center rounded-base",
        className,
      )}
    >
      <span className="sr-only">{label}</span>
      <input ref={box} type="checkbox" className="size-4.5 cursor-pointer accent-brand" {...rest} />
    </label>
  );
}
