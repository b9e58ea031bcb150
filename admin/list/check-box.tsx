import { type ComponentProps, useEffect, useRef } from "react";
import { classes } from "#ui/classes.ts";

type CheckBoxProps = Omit<ComponentProps<"input">, "type"> & {
  /** The accessible name. */
  label: string;
  mixed?: boolean;
};

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
