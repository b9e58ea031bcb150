import { Search } from "lucide-react";
import { m } from "#messages";
import { shortcut } from "../editor/toolbar/tool-button.tsx";

type SearchButtonProps = {
  onSearch(): void;
  className: string;
  nameClassName: string;
  keysClassName: string;
};

/** Opens the palette. */
export function SearchButton({ onSearch, className, nameClassName, keysClassName }: SearchButtonProps) {
  return (
    <button
      type="button"
      title={m.adminFrame.search()}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onSearch}
      className={`flex items-center rounded-base text-start text-small text-muted hover:text-ink ${className}`}
    >
      <Search aria-hidden className="mx-0.5 size-4 shrink-0" />
      <span className={nameClassName}>{m.adminFrame.search()}</span>
      <kbd aria-hidden className={`font-sans text-[0.75rem] whitespace-nowrap ${keysClassName}`}>
        {shortcut("Mod")} K
      </kbd>
    </button>
  );
}
