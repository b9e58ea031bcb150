import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect } from "react";
import { stepRight } from "#ui/step-right.ts";

/** Makes the tools of a row one tab stop, with arrow keys between them. Escape calls `onLeave`. */
export function useRovingFocus(row: RefObject<HTMLElement | null>, onLeave: () => void) {
  const tools = () => [...(row.current?.querySelectorAll<HTMLElement>("[data-tool]") ?? [])];

  function setTabStop(stop: HTMLElement | undefined): void {
    for (const tool of tools()) tool.tabIndex = tool === stop ? 0 : -1;
  }

  useLayoutEffect(() => {
    const all = tools();
    if (all.filter(({ tabIndex }) => tabIndex === 0).length === 1) return;
    setTabStop(all.find(({ ariaDisabled }) => ariaDisabled !== "true") ?? all[0]);
  });

  return {
    onKeyDown(event: KeyboardEvent): void {
      const all = tools();
      const current = all.indexOf(document.activeElement as HTMLElement);
      const toRight = stepRight(event.currentTarget);
      const next = { ArrowRight: current + toRight, ArrowLeft: current - toRight, Home: 0, End: -1 }[
        event.key
      ];
      if (event.key === "Escape") {
        event.preventDefault();
        onLeave();
      } else if (next !== undefined && current >= 0) {
        event.preventDefault();
        all.at(next % all.length)?.focus();
      }
    },
    onFocus({ target }: FocusEvent<HTMLElement>): void {
      if (target.matches("[data-tool]")) setTabStop(target);
    },
  };
}

/** Focuses the tool of a row that is its tab stop. */
export function focusTool(row: Element | null): void {
  row?.querySelector<HTMLElement>("[data-tool][tabindex='0']")?.focus();
}
