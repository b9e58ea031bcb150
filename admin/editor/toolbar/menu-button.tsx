import { Check, ChevronDown } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { classes } from "#ui/classes.ts";
import { shortcut, ToolButton } from "./tool-button.tsx";

export type MenuItem = {
  name: string;
  content?: ReactNode;
  /** Of the name. */
  className?: string;
  note?: string;
  /** Such as "Mod+B". */
  keys?: string;
  /** Undefined for actions. */
  checked?: boolean;
  off?: boolean;
  run(): void;
};

type MenuButtonProps = Pick<ComponentProps<"button">, "className"> & {
  name: string;
  /** The name of the menu, if it is another. */
  title?: string;
  items: MenuItem[];
  /** True if exactly one item is checked. */
  exclusive?: boolean;
  /** The button's content. */
  children: ReactNode;
};

export function MenuButton({ name, title = name, items, exclusive, children, className }: MenuButtonProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const first = items.find(({ checked }) => checked) ?? items.find(({ off }) => !off) ?? items[0];

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>("[role^=menuitem]")];
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    event.stopPropagation();
    if (event.key === "Tab") menu.current?.hidePopover();
    if (next === undefined) return;
    event.preventDefault();
    all.at(next % all.length)?.focus();
  }

  function stateOf({ checked, off }: MenuItem) {
    const role = exclusive ? "menuitemradio" : "menuitemcheckbox";
    return {
      role: checked === undefined ? "menuitem" : role,
      "aria-checked": checked,
      "aria-disabled": off || undefined,
    };
  }

  return (
    <>
      <ToolButton
        name={name}
        title={title}
        className={className}
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
        aria-label={title}
        popover="auto"
        onKeyDown={onKeyDown}
        className={classes(
          "beside-button min-w-48 overflow-y-auto rounded-base border border-hairline bg-surface p-1.5 font-sans text-small font-normal text-ink shadow-soft",
          items.length > 12 && "sm:columns-2 sm:gap-1.5",
        )}
      >
        {items.map((item) => (
          <button
            key={item.name}
            // The browser focuses it with the menu; React has its own `autoFocus`.
            ref={(button) => void button?.toggleAttribute("autofocus", item === first)}
            type="button"
            {...stateOf(item)}
            aria-keyshortcuts={item.keys && shortcut(item.keys).replace("Ctrl", "Control")}
            tabIndex={-1}
            onClick={() => {
              if (item.off) return;
              menu.current?.hidePopover();
              item.run();
            }}
            className="flex min-h-10 w-full items-center gap-3 rounded-base px-3 py-1 text-left hover:bg-sunken focus-visible:bg-sunken focus-visible:outline-offset-[-3px] aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
          >
            {item.content}
            <span className="grow">
              <span className={item.className}>{item.name}</span>
              {item.note && <span className="block text-meta text-muted">{item.note}</span>}
            </span>
            {item.keys && (
              <span aria-hidden className="text-meta text-muted pointer-coarse:hidden">
                {shortcut(item.keys)}
              </span>
            )}
            {item.checked !== undefined && (
              <Check aria-hidden className={classes("size-4 shrink-0", !item.checked && "invisible")} />
            )}
          </button>
        ))}
      </div>
    </>
  );
}
