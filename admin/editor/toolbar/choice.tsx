import { Check, ChevronDown } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { classes } from "#ui/classes.ts";
import { Tool } from "./tool.tsx";

export type Option = {
  value: string;
  name: string;
  look?: ReactNode;
  /** The look of the name. */
  className?: string;
  note?: string;
};

type ChoiceProps = {
  name: string;
  /** What the control shows. */
  children: ReactNode;
  options: Option[];
  /** The value of the option that holds where somebody writes. */
  chosen: string | null;
  onChoose(value: string): void;
};

/** A control of the toolbar with several answers, in a list that opens over the page. */
export function Choice({ name, children, options, chosen, onChoose }: ChoiceProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const said = options.find(({ value }) => value === chosen)?.name;

  function items(): HTMLElement[] {
    return [...(list.current?.querySelectorAll<HTMLElement>("[role=menuitemradio]") ?? [])];
  }

  function show(opener: HTMLElement): void {
    const { left, bottom } = opener.getBoundingClientRect();
    list.current?.showPopover();
    const width = list.current?.offsetWidth ?? 0;
    const height = list.current?.offsetHeight ?? 0;
    const above = bottom + 4 + height > window.innerHeight && opener.getBoundingClientRect().top > height + 4;
    Object.assign(list.current?.style ?? {}, {
      left: `${Math.max(8, Math.min(left, window.innerWidth - width - 8))}px`,
      top: `${above ? opener.getBoundingClientRect().top - height - 4 : bottom + 4}px`,
    });
    const all = items();
    (
      all[
        Math.max(
          0,
          options.findIndex(({ value }) => value === chosen),
        )
      ] ?? all[0]
    )?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    event.stopPropagation();
    if (next !== undefined) {
      event.preventDefault();
      all.at(next % all.length)?.focus();
    } else if (event.key === "Tab") {
      list.current?.hidePopover();
    }
  }

  return (
    <>
      <Tool
        name={said ? `${name}: ${said}` : name}
        title={name}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={id}
        // A press on it while it is open closes it by itself: it is not opened again.
        onPointerDown={(event) => {
          event.currentTarget.dataset.wasOpen = String(open);
        }}
        onClick={(event) => {
          if (event.detail > 0 && event.currentTarget.dataset.wasOpen === "true") list.current?.hidePopover();
          else show(event.currentTarget);
        }}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown") return;
          event.preventDefault();
          show(event.currentTarget);
        }}
      >
        {children}
        <ChevronDown aria-hidden className="ml-0.5 size-3.5 opacity-70" />
      </Tool>
      <div
        ref={list}
        id={id}
        role="menu"
        tabIndex={-1}
        aria-label={name}
        popover="auto"
        onToggle={(event) => setOpen(event.newState === "open")}
        onKeyDown={onKeyDown}
        className="fixed inset-auto m-0 max-h-[70vh] min-w-48 overflow-y-auto rounded-base border border-hairline bg-surface p-1.5 font-sans text-small text-ink shadow-soft"
      >
        {options.map(({ value, name: words, look, className, note }) => (
          <button
            key={value}
            type="button"
            role="menuitemradio"
            aria-checked={value === chosen}
            tabIndex={-1}
            onClick={() => {
              list.current?.hidePopover();
              onChoose(value);
            }}
            className="flex min-h-10 w-full items-center gap-3 rounded-base px-3 py-1 text-left hover:bg-sunken focus-visible:bg-sunken focus-visible:outline-offset-[-3px]"
          >
            {look}
            <span className="grow">
              <span className={className}>{words}</span>
              {note && <span className="block text-meta text-muted">{note}</span>}
            </span>
            <Check aria-hidden className={classes("size-4 shrink-0", value !== chosen && "invisible")} />
          </button>
        ))}
      </div>
    </>
  );
}
