import { Search } from "lucide-react";
import { shortcut } from "../editor/toolbar/tool-button.tsx";

/** Opens the palette. */
export function SearchButton({ onSearch }: { onSearch(): void }) {
  return (
    <button
      type="button"
      title="Search or go to…"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onSearch}
      className="flex h-9 w-full items-center gap-2.5 rounded-base border border-hairline bg-surface px-2 text-left text-small text-muted -outline-offset-2 hover:border-control hover:text-ink"
    >
      <Search aria-hidden className="mx-0.5 size-4 shrink-0" />
      <span className="grow truncate rail-icons:sr-only">Search or go to…</span>
      <kbd aria-hidden className="font-sans text-[0.75rem] rail-icons:hidden">
        {shortcut("Mod")} K
      </kbd>
    </button>
  );
}
