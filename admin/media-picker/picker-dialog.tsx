import { Search } from "lucide-react";
import { type KeyboardEvent, type RefObject, useRef, useState } from "react";
import type { MediaEntry } from "#features/media/library-contract.ts";
import { Button } from "#ui/button.tsx";
import { controlLook } from "#ui/forms/field.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { TextMark } from "../media/alt-text-mark.tsx";
import { MediaThumbnail } from "../media/thumbnail.tsx";
import { nameOf, searchedIn } from "../media/words.ts";
import { Modal } from "../modal.tsx";
import { useMediaPages } from "./use-media-pages.ts";

const titles = { image: "Choose a picture", video: "Choose a video" };

export type PickerProps = {
  onChoose(entry: MediaEntry): void;
  onClose(): void;
  /** Both kinds unless given. */
  kind?: MediaEntry["kind"];
};

/** Shows the media library over a page, to choose one file with the mouse, or with the arrow keys and Enter. */
export default function PickerDialog({ onChoose, onClose, kind }: PickerProps) {
  const field = useRef<HTMLInputElement>(null);
  const [q, setQ] = useState("");
  const { items, total, state, more, again } = useMediaPages(q, kind);
  const shown = items.filter(({ status }) => status === "ready");
  const hasMore = total !== undefined && items.length < total;

  return (
    <Modal
      title={kind ? titles[kind] : "Choose from the library"}
      onClose={onClose}
      focus={field}
      tall
      bar={<SearchBar field={field} onSearch={setQ} />}
    >
      <p role="status" className="sr-only">
        {state === "loaded" && `${total} found`}
      </p>
      {state === "failed" && (
        <MessagePanel title="The library could not be read" text="Please try again in a moment.">
          <Button onClick={again}>Try Again</Button>
        </MessagePanel>
      )}
      {state === "loaded" && total === 0 && (
        <MessagePanel
          title={q ? "Nothing found" : "The library is empty"}
          text={
            q
              ? "No text, file name or uploader has these words."
              : "Files that you upload can be chosen here again."
          }
        />
      )}
      {state !== "failed" && <Choices entries={shown} busy={state === "loading"} onChoose={onChoose} />}
      {state === "loading" && items.length === 0 && (
        <p className="py-16 text-center text-muted">Loading...</p>
      )}
      {hasMore && state !== "failed" && (
        <div className="mt-8 flex justify-center">
          <Button look="outline" disabled={state === "loading"} onClick={more}>
            {state === "loading" ? "Loading..." : "Show more"}
          </Button>
        </div>
      )}
    </Modal>
  );
}

type SearchBarProps = { field: RefObject<HTMLInputElement | null>; onSearch(q: string): void };

function SearchBar({ field, onSearch }: SearchBarProps) {
  return (
    <search>
      <form
        className="mt-3 flex gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(field.current?.value.trim() ?? "");
        }}
      >
        <input
          ref={field}
          type="search"
          aria-label={searchedIn}
          placeholder={searchedIn}
          maxLength={100}
          className={`h-11 min-w-0 ${controlLook}`}
        />
        <Button type="submit" look="outline" aria-label="Search" className="px-3.5!">
          <Search aria-hidden className="size-4.5" />
        </Button>
      </form>
    </search>
  );
}

type ChoicesProps = { entries: MediaEntry[]; busy: boolean; onChoose(entry: MediaEntry): void };

function Choices({ entries, busy, onChoose }: ChoicesProps) {
  const list = useRef<HTMLUListElement>(null);

  function onKeyDown(event: KeyboardEvent): void {
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const first = buttons[0]?.getBoundingClientRect().top;
    const columns = buttons.filter((button) => button.getBoundingClientRect().top === first).length;
    const steps: Record<string, number> = {
      ...{ ArrowRight: at + 1, ArrowLeft: at - 1, ArrowDown: at + columns, ArrowUp: at - columns },
      ...{ Home: 0, End: buttons.length - 1 },
    };
    const next = buttons[steps[event.key] ?? -1];
    if (at < 0 || !next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <ul
      ref={list}
      aria-busy={busy}
      onKeyDown={onKeyDown}
      className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4"
    >
      {entries.map((entry) => (
        <li key={entry._id}>
          <button
            type="button"
            onClick={() => onChoose(entry)}
            className="group/choice block w-full rounded-base text-left outline-offset-4"
          >
            <span className="block group-hover/choice:opacity-85">
              <MediaThumbnail entry={entry} sizes="(min-width: 64rem) 15rem, (min-width: 40rem) 30vw, 45vw" />
            </span>
            <span className="mt-2 line-clamp-2 text-meta wrap-anywhere text-muted group-hover/choice:text-brand">
              {nameOf(entry)}
            </span>
            <span className="mt-1 block">
              <TextMark entry={entry} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
