import { Search } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { type Api, useApi } from "#core/api.ts";
import type { MediaEntry, MediaFilter } from "#features/media/library/contract.ts";
import { Button } from "#ui/button.tsx";
import { controlLook } from "#ui/forms/field.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { useQuery } from "#ui/use-query.ts";
import { searchedIn } from "../media/words.ts";
import { Modal } from "../modal.tsx";
import { Choices } from "./choices.tsx";

const pageSize = 24;
const titles = {
  image: "Choose a picture",
  video: "Choose a video",
  audio: "Choose a recording",
  file: "Choose a file",
  recording: "Choose a recording",
  download: "Choose a file",
  pdf: "Choose a PDF",
};

export type PickerProps = {
  onChoose(entry: MediaEntry): void;
  onClose(): void;
  kind: MediaFilter;
};

/** Shows the media library over a page, to choose one file with the mouse, or with the arrow keys and Enter. */
export default function PickerDialog({ onChoose, onClose, kind }: PickerProps) {
  const field = useRef<HTMLInputElement>(null);
  const { media } = useApi();
  const [{ q, pages }, setSearch] = useState({ q: "", pages: 1 });
  const found = useQuery(`${pages} ${q}`, () => readPages(media, { q: q || undefined, kind }, pages));
  const { items = [], total = 0 } = found.value ?? {};
  const isLoaded = found.state === "loaded" && !found.stale;
  const failed = found.state === "failed" && !found.stale;

  return (
    <Modal
      title={titles[kind]}
      onClose={onClose}
      focus={field}
      tall
      bar={<SearchBar field={field} onSearch={(q) => setSearch({ q, pages: 1 })} />}
    >
      <p role="status" className="sr-only">
        {isLoaded && `${total} found`}
      </p>
      {failed && (
        <MessagePanel title="The library could not be read" text="Please try again in a moment.">
          <Button onClick={found.again}>Try Again</Button>
        </MessagePanel>
      )}
      {isLoaded && total === 0 && (
        <MessagePanel
          title={q ? "Nothing found" : kind === "pdf" ? "The library has no PDF" : "The library is empty"}
          text={
            q
              ? "No text, file name or uploader has these words."
              : "Files that you upload can be chosen here again."
          }
        />
      )}
      {!failed && (
        <Choices
          entries={items.filter(({ status }) => status === "ready")}
          busy={found.stale}
          onChoose={onChoose}
        />
      )}
      {found.stale && items.length === 0 && <p className="py-16 text-center text-muted">Loading...</p>}
      {items.length < total && (
        <div className="mt-8 flex justify-center">
          <Button variant="outline" disabled={found.stale} onClick={() => setSearch({ q, pages: pages + 1 })}>
            {found.stale ? "Loading..." : "Show more"}
          </Button>
        </div>
      )}
    </Modal>
  );
}

/** The first pages, all read again: an upload in between moves what they hold. */
async function readPages(media: Api["media"], search: { q?: string; kind: MediaFilter }, pages: number) {
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  const lists = await Promise.all(numbers.map((page) => media.list({ ...search, page, limit: pageSize })));
  const entries = lists.flatMap(({ items }) => items.map((entry) => [entry._id, entry] as const));
  return { total: lists[0]?.total ?? 0, items: [...new Map(entries).values()] };
}

type SearchBarProps = { field: RefObject<HTMLInputElement | null>; onSearch(q: string): void };

function SearchBar({ field, onSearch }: SearchBarProps) {
  const search = () => onSearch(field.current?.value.trim() ?? "");
  return (
    <search>
      <form
        className="mt-3 flex gap-2"
        onInput={search}
        onSubmit={(event) => {
          event.preventDefault();
          search();
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
        <Button type="submit" variant="outline" aria-label="Search" className="px-3.5!">
          <Search aria-hidden className="size-4.5" />
        </Button>
      </form>
    </search>
  );
}
