import { Search } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { type Api, useApi } from "#core/api.ts";
import type { MediaEntry, MediaFilter } from "#features/media/library/contract.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { controlLook } from "#ui/forms/field.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { useQuery } from "#ui/use-query.ts";
import { Modal } from "../modal.tsx";
import { Choices } from "./choices.tsx";

const pageSize = 24;
const titles = {
  image: m.adminMedia.choosePicture,
  video: m.adminMedia.chooseVideo,
  audio: m.adminMedia.chooseRecording,
  file: m.adminMedia.chooseFile,
  recording: m.adminMedia.chooseRecording,
  download: m.adminMedia.chooseFile,
  pdf: m.adminMedia.choosePdf,
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
      title={titles[kind]()}
      onClose={onClose}
      focus={field}
      tall
      bar={<SearchBar field={field} onSearch={(q) => setSearch({ q, pages: 1 })} />}
    >
      <p role="status" className="sr-only">
        {isLoaded && m.adminMedia.found({ total })}
      </p>
      {failed && (
        <MessagePanel title={m.adminMedia.readFailed()} text={m.adminMedia.readFailedHint()}>
          <Button onClick={found.again}>{m.adminMedia.tryAgain()}</Button>
        </MessagePanel>
      )}
      {isLoaded && total === 0 && (
        <MessagePanel
          title={
            q ? m.adminMedia.nothingFound() : kind === "pdf" ? m.adminMedia.noPdf() : m.adminMedia.none()
          }
          text={q ? m.adminMedia.nothingFoundHint() : m.adminMedia.noFilesToChoose()}
        />
      )}
      {!failed && (
        <Choices
          entries={items.filter(({ status }) => status === "ready")}
          busy={found.stale}
          onChoose={onChoose}
        />
      )}
      {found.stale && items.length === 0 && (
        <p className="py-16 text-center text-muted">{m.common.loading()}</p>
      )}
      {items.length < total && (
        <div className="mt-8 flex justify-center">
          <Button variant="outline" disabled={found.stale} onClick={() => setSearch({ q, pages: pages + 1 })}>
            {found.stale ? m.common.loading() : m.adminMedia.showMore()}
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
          aria-label={m.adminMedia.searchLabel()}
          placeholder={m.adminMedia.searchLabel()}
          maxLength={100}
          className={`h-11 min-w-0 ${controlLook}`}
        />
        <Button type="submit" variant="outline" aria-label={m.adminMedia.search()} className="px-3.5!">
          <Search aria-hidden className="size-4.5" />
        </Button>
      </form>
    </search>
  );
}
