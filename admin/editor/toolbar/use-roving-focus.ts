import { type FocusEvent, type KeyboardEvent, type RefObject, useCallback, useLayoutEffect } from "react";

/** Makes a row of tools one stop of the Tab key, with arrow keys within. Escape leaves it. */
export function useRovingFocus(row: RefObject<HTMLElement | null>, onLeave: () => void) {
  const tools = useCallback(
    () => [...(row.current?.querySelectorAll<HTMLElement>("[data-tool]") ?? [])],
    [row],
  );
  const stopAt = useCallback(
    (stop: HTMLElement | undefined) => {
      for (const tool of tools()) tool.tabIndex = tool === stop ? 0 : -1;
    },
    [tools],
  );

  useLayoutEffect(() => {
    const all = tools();
    if (all.filter(({ tabIndex }) => tabIndex === 0).length === 1) return;
    stopAt(all.find(({ ariaDisabled }) => ariaDisabled !== "true") ?? all[0]);
  });

  return {
    onKeyDown(event: KeyboardEvent): void {
      const all = tools();
      const at = all.indexOf(document.activeElement as HTMLElement);
      const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
      if (event.key === "Escape") {
        event.preventDefault();
        onLeave();
      } else if (next !== undefined && at >= 0) {
        event.preventDefault();
        all.at(next % all.length)?.focus();
      }
    },
    // The Tab key comes back to the tool that was used last.
    onFocus({ target }: FocusEvent<HTMLElement>): void {
      if (target.matches("[data-tool]")) stopAt(target);
    },
  };
}
