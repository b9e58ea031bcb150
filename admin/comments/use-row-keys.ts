import { useEffect, useEffectEvent } from "react";
import type { ManagedComment } from "#features/comments/contract.ts";
import type { ListView } from "../list/use-list.tsx";
import { accept, isWaiting, takeDown } from "./comment-actions.tsx";

const typed = "input:not([type=checkbox]), textarea, select, [role=menu]";
const steps: Record<string, 1 | -1> = { j: 1, k: -1 };
const arrows: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

type View = { lines: { row: ManagedComment; undo?: unknown }[]; actions: ListView["actions"] };

/** Single keys for the comment that has the focus: elsewhere they do nothing (WCAG 2.1.4). */
export function useRowKeys({ lines, actions }: View): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, repeat } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return;
    if (target.closest(typed)) return;
    const rows = [...document.querySelectorAll<HTMLElement>("#main tbody > tr")];
    const at = rows.findIndex((row) => row.contains(target));
    const line = lines[at];
    if (!line) return;
    const step = steps[key] ?? (target.matches("[data-comment]") ? arrows[key] : undefined);
    if (step) {
      const others = step > 0 ? rows.slice(at + 1) : rows.slice(0, at).reverse();
      const comments = others.map((row) => row.querySelector<HTMLElement>("[data-comment]"));
      comments.find((comment) => comment !== null)?.focus();
      event.preventDefault();
    }
    if (line.undo || repeat) return;
    if (key === "a" && isWaiting(line.row)) actions.run(accept, [line.row]);
    if (key === "t" && takeDown.offered?.(line.row)) actions.run(takeDown, [line.row]);
    if (key === "r") {
      rows[at]?.querySelector<HTMLElement>("[aria-keyshortcuts=r]")?.click();
      event.preventDefault(); // the letter would be typed into the form
    }
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
