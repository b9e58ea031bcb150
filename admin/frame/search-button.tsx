import { Search } from "lucide-react";
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
      title="Search or go to…"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onSearch}
      className={`flex items-center rounded-base text-left text-small text-muted hover:text-ink ${className}`}
    >
      <Search aria-hidden className="mx-0.5 size-4 shrink-0" />
      <span className={nameClassName}>Search or go to…</span>
      <kbd aria-hidden className={`font-sans text-[0.75rem] ${keysClassName}`}>
        {shortcut("Mod")} K
      </kbd>
    </button>
  );
}
