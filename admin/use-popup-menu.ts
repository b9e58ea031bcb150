import { type KeyboardEvent, useId, useRef } from "react";

type Find = (event: KeyboardEvent, items: HTMLElement[]) => number | undefined;

/** A menu in a popover, and its button: arrow keys, Home and End go to items, Tab closes. `find` knows other keys. */
export function usePopupMenu(find?: Find) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>("[role^=menuitem]")];
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key] ?? find?.(event, all);
    if (event.key === "Tab") menu.current?.hidePopover();
    if (next === undefined || all.length === 0) return;
    event.preventDefault();
    all.at(next % all.length)?.focus();
  }

  function onButtonKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    event.currentTarget.click();
  }

  return {
    button: { "aria-haspopup": "menu", popoverTarget: id, onKeyDown: onButtonKeyDown },
    menu: { ref: menu, id, tabIndex: -1, popover: "auto", onKeyDown },
    close: () => menu.current?.hidePopover(),
  } as const;
}
