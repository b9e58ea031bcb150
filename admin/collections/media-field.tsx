import { Images } from "lucide-react";
import { useId, useRef, useState } from "react";
import { FilePicker } from "#admin/media-picker/file-picker.tsx";
import { listFormat } from "#core/list-format.ts";
import { videoAccept } from "#features/media/video-types.ts";
import { limits } from "#features/photography/limits.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { RequiredMark } from "#ui/required.tsx";
import { DropZone } from "./drop-zone.tsx";
import type { ItemActions } from "./item-inspector.tsx";
import { ItemList } from "./item-list.tsx";
import { type CollectionItem, countOf, isAccepted, type Kind } from "./items.ts";
import { useSteady } from "./use-steady.ts";

type MediaFieldProps = ItemActions & {
  kind: Kind;
  isRequired: boolean;
  /** All of the collection; this field shows those of its kind. */
  items: CollectionItem[];
  error: string | undefined;
  /** The names of files beyond the limit. */
  leftOut: string[] | undefined;
  onChoose(files: File[]): void;
  onLibrary(): void;
  onMove(key: string, target: string): void;
};

const fields = {
  image: {
    name: "images",
    label: m.adminCollections.images,
    choose: m.adminCollections.chooseImages,
    hint: m.adminCollections.imagesHint,
    accept: "image/*",
  },
  video: {
    name: "videos",
    label: m.adminCollections.videos,
    choose: m.adminCollections.chooseVideos,
    hint: m.adminCollections.videosHint,
    accept: videoAccept,
  },
} as const;

/** The images or videos of a collection: chosen, dropped, or taken from the library. */
export function MediaField(props: MediaFieldProps) {
  const { kind, isRequired, items, error, leftOut, onChoose, onLibrary, onRemove, onMove, ...actions } =
    props;
  const { name, label, choose, hint, accept } = fields[kind];
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [announcement, setAnnouncement] = useState("");
  const all = items.filter((item) => item.kind === kind);
  const [ordered, hold] = useSteady([...all.filter(isAccepted), ...all.filter((item) => !isAccepted(item))]);

  function remove(item: CollectionItem): void {
    const index = ordered.indexOf(item);
    const next = ordered[index + 1] ?? ordered[index - 1];
    onRemove(item);
    setAnnouncement(m.adminCollections.removed({ name: item.name }));
    const button =
      next && document.querySelector(`[data-item="${next.key}"] :is([data-does=choose], [data-does=remove])`);
    (button instanceof HTMLElement ? button : input.current)?.focus(); // the pressed button goes with its item
  }

  return (
    <fieldset className="@container min-w-0">
      <legend className="flex w-full items-baseline justify-between gap-4">
        <span id={`${id}-name`} className="text-small font-semibold">
          {label()}
          {isRequired && <RequiredMark />}
        </span>
        <span className="text-meta text-muted tabular-nums">
          {m.adminCollections.countOf({ count: countOf(items, kind), max: limits[name].max })}
        </span>
      </legend>
      <DropZone isInvalid={error !== undefined} onDrop={onChoose}>
        <FilePicker
          input={input}
          name={name}
          multiple
          accept={accept}
          text={choose()}
          labelledBy={`${id}-name`}
          describedBy={`${id}-hint${error ? ` ${id}-error` : ""}`}
          isInvalid={error !== undefined}
          onChoose={onChoose}
        />
        <Button variant="outline" className="px-4!" onClick={onLibrary}>
          <Images aria-hidden className="size-4.5" />
          {m.adminMedia.fromLibrary()}
        </Button>
        <div className="text-meta text-muted">
          <p className="hidden sm:block">{m.adminCollections.drop()}</p>
          <p id={`${id}-hint`}>{hint()}</p>
        </div>
      </DropZone>
      {error && (
        <div id={`${id}-error`} role="alert" className="mt-1.5 text-meta font-medium text-danger">
          <p>{error}</p>
          {leftOut && (
            <p className="break-words">
              {m.adminCollections.leftOut({ names: listFormat("unit").format(leftOut) })}
            </p>
          )}
        </div>
      )}
      {ordered.length > 0 && (
        <ItemList
          {...actions}
          label={label()}
          items={ordered}
          onPress={hold}
          onRemove={remove}
          onMove={onMove}
          announce={setAnnouncement}
        />
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </fieldset>
  );
}
