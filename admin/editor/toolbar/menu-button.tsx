import { Check, ChevronDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classes } from "#ui/classes.ts";
import { usePopupMenu } from "../../use-popup-menu.ts";
import { ariaShortcut, shortcut, ToolButton } from "./tool-button.tsx";

export type MenuItem = {
  name: string;
  content?: ReactNode;
  /** The class of the name. */
  className?: string;
  note?: string;
  /** A shortcut such as "Mod+B". */
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
  const { button, menu, close } = usePopupMenu();
  const first = items.find(({ checked }) => checked) ?? items.find(({ off }) => !off) ?? items[0];

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
      <ToolButton name={name} title={title} className={className} {...button}>
        {children}
        <ChevronDown aria-hidden className="ms-0.5 size-3.5 opacity-70" />
      </ToolButton>
      <div
        {...menu}
        role="menu"
        aria-label={title}
        onKeyDown={(event) => {
          event.stopPropagation(); // the toolbar has arrow keys of its own
          menu.onKeyDown(event);
        }}
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
            aria-keyshortcuts={item.keys && ariaShortcut(item.keys)}
            tabIndex={-1}
            onClick={() => {
              if (item.off) return;
              close();
              item.run();
            }}
            className="flex min-h-10 w-full items-center gap-3 rounded-base px-3 py-1 text-start hover:bg-sunken focus-visible:bg-sunken focus-visible:outline-offset-[-3px] aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
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
