import { Check, ChevronDown } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { classes } from "#ui/classes.ts";
import { Tool } from "./tool.tsx";

export type Option = {
  value: string;
  name: string;
  look?: ReactNode;
  /** Of the name. */
  className?: string;
  note?: string;
};

type ChoiceProps = {
  name: string;
  /** The button's content. */
  children: ReactNode;
  options: Option[];
  chosen: string;
  onChoose(value: string): void;
};

const margin = 8; // pixels to the edge of the window
const gap = 4; // pixels to the button

/** A button of the toolbar with a menu. */
export function Choice({ name, children, options, chosen, onChoose }: ChoiceProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const chosenName = options.find(({ value }) => value === chosen)?.name;

  function items(): HTMLElement[] {
    return [...(menu.current?.querySelectorAll<HTMLElement>("[role=menuitemradio]") ?? [])];
  }

  function show(opener: HTMLElement): void {
    if (!menu.current) return;
    menu.current.showPopover();
    const { left, top, bottom } = opener.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height, style } = menu.current;
    const fitsOnlyAbove = bottom + gap + height > window.innerHeight && top > height + gap;
    style.left = `${Math.max(margin, Math.min(left, window.innerWidth - width - margin))}px`;
    style.top = `${fitsOnlyAbove ? top - height - gap : bottom + gap}px`;
    const checked = menu.current.querySelector<HTMLElement>("[aria-checked=true]");
    (checked ?? items()[0])?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const all = items();
    const current = all.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: -1 }[event.key];
    event.stopPropagation();
    if (event.key === "Tab") menu.current?.hidePopover();
    if (next === undefined) return;
    event.preventDefault();
    all.at(next % all.length)?.focus();
  }

  return (
    <>
      <Tool
        name={chosenName ? `${name}: ${chosenName}` : name}
        title={name}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={id}
        // Pressing the button has closed an open menu by the time of the click.
        onPointerDown={({ currentTarget }) => {
          currentTarget.dataset.wasOpen = String(open);
        }}
        onClick={({ detail, currentTarget }) => {
          if (detail > 0 && currentTarget.dataset.wasOpen === "true") menu.current?.hidePopover();
          else show(currentTarget);
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
        ref={menu}
        id={id}
        role="menu"
        tabIndex={-1}
        aria-label={name}
        popover="auto"
        onToggle={({ newState }) => setOpen(newState === "open")}
        onKeyDown={onKeyDown}
        className="fixed inset-auto m-0 max-h-[70vh] min-w-48 overflow-y-auto rounded-base border border-hairline bg-surface p-1.5 font-sans text-small text-ink shadow-soft"
      >
        {options.map(({ value, name, look, className, note }) => (
          <button
            key={value}
            type="button"
            role="menuitemradio"
            aria-checked={value === chosen}
            tabIndex={-1}
            onClick={() => {
              menu.current?.hidePopover();
              onChoose(value);
            }}
            className="flex min-h-10 w-full items-center gap-3 rounded-base px-3 py-1 text-left hover:bg-sunken focus-visible:bg-sunken focus-visible:outline-offset-[-3px]"
          >
            {look}
            <span className="grow">
              <span className={className}>{name}</span>
              {note && <span className="block text-meta text-muted">{note}</span>}
            </span>
            <Check aria-hidden className={classes("size-4 shrink-0", value !== chosen && "invisible")} />
          </button>
        ))}
      </div>
    </>
  );
}
