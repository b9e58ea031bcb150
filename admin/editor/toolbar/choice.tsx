import { Check, ChevronDown } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { classes } from "#ui/classes.ts";
import { ToolButton } from "./tool-button.tsx";

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

/** A button of the toolbar with a menu. */
export function Choice({ name, children, options, chosen, onChoose }: ChoiceProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const current = options.find(({ value }) => value === chosen);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=menuitemradio]")];
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    event.stopPropagation();
    if (event.key === "Tab") menu.current?.hidePopover();
    if (next === undefined) return;
    event.preventDefault();
    all.at(next % all.length)?.focus();
  }

  return (
    <>
      <ToolButton
        name={current ? `${name}: ${current.name}` : name}
        title={name}
        aria-haspopup="menu"
        popoverTarget={id}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown") return;
          event.preventDefault();
          event.currentTarget.click();
        }}
      >
        {children}
        <ChevronDown aria-hidden className="ml-0.5 size-3.5 opacity-70" />
      </ToolButton>
      <div
        ref={menu}
        id={id}
        role="menu"
        tabIndex={-1}
        aria-label={name}
        popover="auto"
        onKeyDown={onKeyDown}
        className="beside-button max-h-[70vh] min-w-48 overflow-y-auto rounded-base border border-hairline bg-surface p-1.5 font-sans text-small text-ink shadow-soft"
      >
        {options.map(({ value, name, look, className, note }) => (
          <button
            key={value}
            // The browser focuses it with the menu; React has its own `autoFocus`.
            ref={(item) => void item?.toggleAttribute("autofocus", value === (current ?? options[0])?.value)}
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
