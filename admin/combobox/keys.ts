import type { KeyboardEvent } from "react";

/** The attributes of a text field with a list of options below it. */
export function comboboxProps({ id, count, active }: { id: string; count: number; active: number }) {
  const isOpen = count > 0;
  return {
    role: "combobox",
    autoComplete: "off",
    "aria-autocomplete": "list",
    "aria-expanded": isOpen,
    "aria-controls": isOpen ? id : undefined,
    "aria-activedescendant": isOpen && active >= 0 ? `${id}-${active}` : undefined,
  } as const;
}

type Moves = { count: number; active: number; setActive(index: number): void; close(): void };

/** The arrow keys move through the options, Escape closes them. False for other keys. */
export function moveInOptions({ key }: KeyboardEvent, { count, active, setActive, close }: Moves): boolean {
  if (count === 0) return false;
  if (key === "ArrowDown") setActive((active + 1) % count);
  else if (key === "ArrowUp") setActive(active > 0 ? active - 1 : count - 1);
  else if (key === "Escape") close();
  else return false;
  return true;
}
