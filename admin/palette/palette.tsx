import { Search } from "lucide-react";
import { type KeyboardEvent, useDeferredValue, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { m } from "#messages";
import { ModalDialog } from "#ui/forms/dialog.tsx";
import { comboboxProps, moveInOptions } from "../combobox/keys.ts";
import { actions, beginsWith, type Entry, matching, screenEntries } from "./entries.ts";
import { PaletteList } from "./palette-list.tsx";
import { useFound } from "./use-found.ts";

/** Finds screens, documents, people and files by words, and what can be done. */
export default function Palette({ onClose }: { onClose(): void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const navigate = useNavigate();
  const q = typed.trim();
  const { found, isFailed, isPending } = useFound(q);
  const screens = { title: m.adminPalette.goTo(), entries: matching(screenEntries(), q) };
  const work = { title: m.adminPalette.work(), entries: matching(actions(), q) };
  // "Add a redirect" also finds the addresses.
  const isWork = beginsWith(work.entries, q) && !beginsWith(screens.entries, q);
  const groups = [
    ...(isWork ? [work, screens] : [screens, work]),
    { title: m.adminPalette.found(), entries: found },
  ].filter(({ entries }) => entries.length > 0);
  const entries = groups.flatMap((group) => group.entries);
  const list = { id: `${id}-list`, count: entries.length, active: Math.min(active, entries.length - 1) };
  const told = useDeferredValue(
    isFailed
      ? m.adminPalette.failed()
      : isPending
        ? ""
        : m.adminPalette.foundCount({ count: entries.length }),
  );

  function choose({ to, run }: Entry): void {
    onClose();
    run?.();
    if (to) void navigate(to);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.key === "Escape") return;
    const chosen = entries[list.active];
    if (event.key === "Enter") {
      if (chosen) choose(chosen);
    } else if (!moveInOptions(event, { ...list, setActive, close: onClose })) return;
    event.preventDefault();
  }

  return (
    <ModalDialog
      aria-label={m.adminPalette.label()}
      focus={field}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
      className="mx-auto mt-0 w-full max-w-none overflow-hidden border-hairline bg-surface p-0 shadow-soft backdrop:bg-[#0b100e]/60 sm:mt-[12dvh] sm:w-[min(38rem,calc(100vw-2rem))] sm:rounded-base sm:border"
    >
      <div className="flex items-center gap-3 border-b border-hairline px-4">
        <Search aria-hidden className="size-5 shrink-0 text-muted" />
        <input
          ref={field}
          type="text"
          enterKeyHint="go"
          autoCapitalize="off"
          spellCheck={false}
          aria-label={m.adminPalette.label()}
          placeholder={m.adminPalette.placeholder()}
          maxLength={100}
          {...comboboxProps(list)}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          className="h-14 min-w-0 grow bg-transparent text-body outline-none placeholder:text-muted"
        />
        <button
          type="button"
          onClick={onClose}
          className="min-h-8 shrink-0 rounded-base border border-hairline px-2 text-meta text-muted hover:border-control hover:text-ink"
        >
          <span className="sm:hidden">{m.common.close()}</span>
          <span className="hidden sm:inline">{m.adminPalette.escape()}</span>
        </button>
      </div>
      <PaletteList {...list} groups={groups} onChoose={choose} onHover={setActive} />
      {entries.length === 0 && !isPending && (
        <p className="px-5 py-8 text-center text-small text-muted">
          {isFailed ? m.adminPalette.failedHint() : m.adminPalette.nothingFound({ q })}
        </p>
      )}
      <p role="status" className="sr-only">
        {told}
      </p>
    </ModalDialog>
  );
}
