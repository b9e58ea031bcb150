import { Ellipsis } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { classes } from "#ui/classes.ts";
import { iconButtonLook } from "./classes.ts";

type Item = { key: string; text: string; danger?: boolean; onClick(): void };
type RowMenuProps = { /** Of the row. */ label: string; busy: boolean; items: Item[] };

/** The actions of one row behind one button. */
export function RowMenu({ label, busy, items }: RowMenuProps) {
  const [open, setOpen] = useState(false);
  const around = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const buttons = () => [...(around.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];

  useEffect(() => {
    if (!open) return;
    around.current?.querySelector("[role=menu]")?.scrollIntoView({ block: "nearest" });
    around.current?.querySelector<HTMLElement>("[role=menuitem]")?.focus({ preventScroll: true });
    const close = ({ target }: Event) => around.current?.contains(target as Node) || setOpen(false);
    document.addEventListener("pointerdown", close);
    return () => document.removeEventListener("pointerdown", close);
  }, [open]);

  function close(): void {
    setOpen(false);
    button.current?.focus();
  }

  function move(event: KeyboardEvent): void {
    if (event.key === "Escape") close();
    if (event.key === "Tab") setOpen(false);
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1 + all.length, Home: 0, End: all.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    all[next % all.length]?.focus();
  }

  if (items.length === 0) return null;
  return (
    <span ref={around} className="relative inline-block lg:float-right">
      <button
        ref={button}
        type="button"
        aria-label={`Actions: ${label}`}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-disabled={busy}
        title="Actions"
        onClick={() => !busy && setOpen(!open)}
        className={classes(iconButtonLook, "lg:size-9", open && "bg-sunken text-brand")}
      >
        <Ellipsis aria-hidden className="size-5" />
      </button>
      {open && (
        <span
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={`Actions: ${label}`}
          onKeyDown={move}
          className="absolute top-full z-30 mt-1 scroll-my-4 flex w-max max-w-[17rem] min-w-44 animate-arrive flex-col rounded-base border border-control bg-surface py-1.5 shadow-soft right-0 max-lg:right-3"
        >
          {items.map(({ key, text, danger, onClick }) => (
            <button
              key={key}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                close();
                onClick();
              }}
              className={classes(
                "min-h-11 px-4 py-2 text-left text-small wrap-anywhere hover:bg-sunken focus-visible:bg-sunken lg:min-h-9 lg:py-1.5",
                danger ? "text-danger" : "text-ink",
              )}
            >
              {text}
            </button>
          ))}
        </span>
      )}
    </span>
  );
}
