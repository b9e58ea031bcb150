import type { LucideIcon } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { m } from "#messages";
import { classes } from "#ui/classes.ts";

export const toolLook =
  "relative inline-flex h-10 min-w-10 shrink-0 items-center justify-center rounded-base px-2 text-ink lg:min-w-7.5 lg:px-1 hover:bg-sunken aria-pressed:bg-brand aria-pressed:text-on-brand aria-disabled:cursor-not-allowed aria-disabled:opacity-40 motion-safe:transition-colors";

type ToolButtonProps = Omit<ComponentProps<"button">, "name"> & {
  name: string;
  icon?: LucideIcon;
  /** A shortcut such as "Mod+B". */
  keys?: string;
  /** Undefined for tools that are not switches. */
  on?: boolean;
  /** Disabled, but focusable, so that the focus does not get lost. */
  off?: boolean;
  children?: ReactNode;
};

export function ToolButton({
  name,
  icon: Icon,
  keys,
  on,
  off,
  onClick,
  children,
  className,
  ...rest
}: ToolButtonProps) {
  return (
    <button
      type="button"
      data-tool=""
      aria-label={name}
      title={keys ? `${name} (${shortcut(keys)})` : name}
      aria-pressed={on}
      aria-disabled={off || undefined}
      // Keeps the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={off ? undefined : onClick}
      className={classes(toolLook, className)}
      {...rest}
    >
      {Icon && <Icon aria-hidden className="size-4.5" />}
      {children}
    </button>
  );
}

/** Uses the names of this machine's keys: `Mod` is Ctrl, or Command on a Mac. */
export function shortcut(keys: string): string {
  if (isMac()) return keys.replaceAll("Mod", "⌘").replaceAll("Alt", "⌥");
  return keys
    .replaceAll("Mod", m.adminEditor.keyControl())
    .replaceAll("Alt", m.adminEditor.keyAlt())
    .replaceAll("Shift", m.adminEditor.keyShift());
}

/** For `aria-keyshortcuts`, which has names of its own. */
export function ariaShortcut(keys: string): string {
  return isMac() ? shortcut(keys) : keys.replaceAll("Mod", "Control");
}

function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}
