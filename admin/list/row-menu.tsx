import { Ellipsis, type LucideIcon } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { flushSync } from "react-dom";
import { m } from "#messages";
import { classes } from "#ui/classes.ts";
import { Link } from "#ui/link.tsx";
import { usePopupMenu } from "../use-popup-menu.ts";
import { iconButtonLook } from "./classes.ts";

export type RowMenuItem = {
  key: string;
  text: string;
  Icon?: LucideIcon;
  danger?: boolean;
  /** A link, or else `run`. */
  to?: string;
  language?: string;
  run?(): void;
};

const itemLook =
  "flex min-h-10 w-full items-center gap-3 rounded-base px-3 py-1 text-start hover:bg-sunken focus-visible:bg-sunken focus-visible:outline-offset-[-3px] pointer-coarse:min-h-11";

/** What can be done with a row. Its content is made when it opens. */
export function RowMenu({ label, isBusy, items }: { label: string; isBusy: boolean; items: RowMenuItem[] }) {
  const { button, menu, close } = usePopupMenu(startingWith);
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <button
        type="button"
        aria-label={m.adminList.actionsOn({ name: label })}
        aria-expanded={isOpen}
        aria-busy={isBusy || undefined}
        {...button}
        className={classes(
          iconButtonLook,
          "max-lg:absolute max-lg:top-1 max-lg:end-0 lg:size-9 aria-expanded:bg-sunken aria-busy:animate-pulse",
        )}
      >
        <Ellipsis aria-hidden className="size-5" />
      </button>
      <div
        {...menu}
        role="menu"
        aria-label={m.adminList.actionsOn({ name: label })}
        onBeforeToggle={({ newState }) => newState === "open" && flushSync(() => setOpen(true))}
        onToggle={({ newState }) => newState === "closed" && setOpen(false)} // the focus has gone back to the button
        className="beside-button min-w-52 overflow-y-auto rounded-base border border-hairline bg-surface p-1.5 text-small text-ink shadow-soft"
      >
        {isOpen &&
          items.map((item, index) => <Item key={item.key} item={item} isFirst={index === 0} close={close} />)}
      </div>
    </>
  );
}

type ItemProps = { item: RowMenuItem; isFirst: boolean; close(): void };

function Item({ item: { text, Icon, danger, to, language, run }, isFirst, close }: ItemProps) {
  const shared = {
    role: "menuitem",
    tabIndex: -1,
    // The browser focuses it with the menu; React has its own `autoFocus`.
    ref: (element: HTMLElement | null) => void element?.toggleAttribute("autofocus", isFirst),
    className: classes(itemLook, danger && "text-danger"),
  };
  const content = (
    <>
      {Icon && <Icon aria-hidden className="size-4 shrink-0" />}
      <span className={classes(!Icon && "ps-7")}>{text}</span>
    </>
  );
  if (to !== undefined)
    return (
      <Link to={to} language={language} {...shared} onClick={close}>
        {content}
      </Link>
    );
  return (
    <button
      type="button"
      {...shared}
      onClick={() => {
        close(); // first, so that the focus is on the button when a dialog opens
        run?.();
      }}
    >
      {content}
    </button>
  );
}

/** The next item that begins with a letter. */
function startingWith({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, all: HTMLElement[]) {
  if (key.length !== 1 || ctrlKey || metaKey || altKey) return undefined;
  const at = all.indexOf(document.activeElement as HTMLElement);
  const order = all.map((_, index) => (at + 1 + index) % all.length);
  return order.find((index) => all[index]?.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()));
}
