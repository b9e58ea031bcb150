import type { LucideIcon } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classes } from "#ui/classes.ts";
import { keysOf } from "./keys.ts";

export const toolLook =
  "relative inline-flex h-10 min-w-10 shrink-0 items-center justify-center rounded-base px-2 text-ink lg:min-w-9 lg:px-1.5 hover:bg-sunken aria-pressed:bg-brand aria-pressed:text-on-brand aria-disabled:cursor-not-allowed aria-disabled:opacity-40 motion-safe:transition-colors";

type ToolProps = Omit<ComponentProps<"button">, "name"> & {
  name: string;
  icon?: LucideIcon;
  /** As in "Mod+B". */
  keys?: string;
  /** Whether it is on where somebody writes; for those that are neither on nor off, nothing. */
  on?: boolean;
  off?: boolean;
  children?: ReactNode;
};

/** A control of the toolbar. One that cannot be used now stays where it is, so that the focus does too. */
export function Tool({
  name,
  icon: Icon,
  keys,
  on,
  off = false,
  onClick,
  children,
  className,
  ...rest
}: ToolProps) {
  return (
    <button
      type="button"
      data-tool=""
      aria-label={name}
      title={keys ? `${name} (${keysOf(keys)})` : name}
      aria-pressed={on}
      aria-disabled={off || undefined}
      // The selection stays in the text while a mouse presses here.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        if (!off) onClick?.(event);
      }}
      className={classes(toolLook, className)}
      {...rest}
    >
      {Icon && <Icon aria-hidden className="size-4.5" />}
      {children}
    </button>
  );
}

/** Between two groups of controls. */
export function Gap() {
  return <span aria-hidden className="mx-0.5 h-6 w-px shrink-0 self-center bg-hairline" />;
}
