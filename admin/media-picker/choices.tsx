import { type KeyboardEvent, useRef } from "react";
import type { MediaEntry } from "#features/media/library/contract.ts";
import { stepRight } from "#ui/step-right.ts";
import { TextMark } from "../media/alt-text-mark.tsx";
import { MediaThumbnail } from "../media/thumbnail.tsx";
import { nameOf } from "../media/words.ts";

type ChoicesProps = { entries: MediaEntry[]; busy: boolean; onChoose(entry: MediaEntry): void };

/** A grid through which the arrow keys lead. */
export function Choices({ entries, busy, onChoose }: ChoicesProps) {
  const list = useRef<HTMLUListElement>(null);

  function onKeyDown(event: KeyboardEvent): void {
    const toRight = stepRight(event.currentTarget);
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const first = buttons[0]?.getBoundingClientRect().top;
    const columns = buttons.filter((button) => button.getBoundingClientRect().top === first).length;
    const steps: Record<string, number> = {
      ArrowRight: at + toRight,
      ArrowLeft: at - toRight,
      ArrowDown: at + columns,
      ArrowUp: at - columns,
      Home: 0,
      End: buttons.length - 1,
    };
    const next = buttons[steps[event.key] ?? -1];
    if (at < 0 || !next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <ul
      ref={list}
      aria-busy={busy}
      onKeyDown={onKeyDown}
      className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4"
    >
      {entries.map((entry) => (
        <li key={entry._id}>
          <button
            type="button"
            onClick={() => onChoose(entry)}
            className="group/choice block w-full rounded-base text-match-parent outline-offset-4"
          >
            <span className="block group-hover/choice:opacity-85">
              <MediaThumbnail entry={entry} sizes="(min-width: 64rem) 15rem, (min-width: 40rem) 30vw, 45vw" />
            </span>
            <span className="mt-2 line-clamp-2 text-meta wrap-anywhere text-muted group-hover/choice:text-brand">
              {nameOf(entry)}
            </span>
            <span className="mt-1 block">
              <TextMark entry={entry} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
