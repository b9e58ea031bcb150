import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { Decorative } from "#ui/decorative.tsx";
import { Field, TextField } from "#ui/forms/field.tsx";
import { ItemPreview } from "./item-preview.tsx";
import { type CollectionItem, type ItemTexts, isTaken } from "./items.ts";
import { UploadStatus } from "./upload-status.tsx";
import type { ItemUploads } from "./use-item-uploads.ts";

export type ItemActions = {
  uploads: Pick<ItemUploads, "cancel" | "retry">;
  onChangeTexts(item: CollectionItem, some: Partial<ItemTexts>): void;
  onMove(item: CollectionItem, by: 1 | -1): void;
  onRemove(item: CollectionItem): void;
};

type ItemCardProps = ItemActions & { item: CollectionItem /** From 1. */; position: number; total: number };

const square = "size-11 px-0!";

export function ItemCard({ item, position, total, uploads, onChangeTexts, onMove, onRemove }: ItemCardProps) {
  const { key, kind, name } = item;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id: key });
  const what = `${kind === "image" ? "Image" : "Video"} ${position}`;
  const isStopped = item.upload.state === "stopped";
  return (
    <li
      ref={setNodeRef}
      data-item={key}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classes(
        "relative rounded-base border bg-surface p-4",
        isStopped ? "border-danger" : "border-hairline",
        isDragging && "z-10 shadow-soft",
      )}
    >
      <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 gap-y-4 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-x-5">
        <div className="sm:row-span-2">
          <ItemPreview item={item} />
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
          <div className="min-w-0">
            <p className="text-small font-semibold">{isTaken(item) ? what : "Not taken"}</p>
            {item.file && <p className="truncate text-meta text-muted">{name}</p>}
          </div>
          <div className="-ml-3 flex flex-wrap sm:-mt-2 sm:-mr-2 sm:ml-0">
            {isTaken(item) && (
              <>
                <Button
                  ref={setActivatorNodeRef}
                  {...attributes}
                  {...listeners}
                  look="quiet"
                  aria-label={`Drag ${what}: ${name}`}
                  className={classes(square, "cursor-grab touch-none active:cursor-grabbing")}
                >
                  <GripVertical aria-hidden className="size-5" />
                </Button>
                <Button
                  look="quiet"
                  className={square}
                  data-does="earlier"
                  aria-label={`Earlier: ${what}`}
                  disabled={position === 1}
                  onClick={() => onMove(item, -1)}
                >
                  <ArrowUp aria-hidden className="size-5" />
                </Button>
                <Button
                  look="quiet"
                  className={square}
                  data-does="later"
                  aria-label={`Later: ${what}`}
                  disabled={position === total}
                  onClick={() => onMove(item, 1)}
                >
                  <ArrowDown aria-hidden className="size-5" />
                </Button>
              </>
            )}
            <Button
              look="quiet"
              className={square}
              data-does="remove"
              aria-label={`Remove ${isTaken(item) ? `${what}: ` : ""}${name}`}
              onClick={() => onRemove(item)}
            >
              <Trash2 aria-hidden className="size-5" />
            </Button>
          </div>
        </div>
        <div className="col-span-2 min-w-0 space-y-4 sm:col-span-1 sm:col-start-2">
          <UploadStatus item={item} uploads={uploads} />
          {isTaken(item) && <Texts item={item} onChangeTexts={onChangeTexts} what={what} />}
        </div>
      </div>
    </li>
  );
}

function Texts({
  item,
  onChangeTexts,
  what,
}: Pick<ItemCardProps, "item" | "onChangeTexts"> & { what: string }) {
  const { alt, decorative, caption, credit } = item.texts;
  const isVideo = item.kind === "video";
  return (
    <fieldset className="grid gap-4 md:grid-cols-[2fr_1fr]">
      <legend className="sr-only">{what}: texts</legend>
      <div className="md:col-span-2">
        <Field
          label="Alternative text"
          value={decorative ? "" : alt}
          maxLength={1000}
          disabled={decorative}
          onChange={({ target }) => onChangeTexts(item, { alt: target.value })}
          hint={`What the ${isVideo ? "video" : "picture"} shows, for people who cannot see it.`}
          className={classes(decorative && "opacity-60")}
        />
        {!isVideo && (
          <Decorative
            checked={decorative}
            onChange={(checked) => onChangeTexts(item, { decorative: checked })}
          />
        )}
      </div>
      <TextField
        label="Caption"
        rows={2}
        value={caption}
        maxLength={2000}
        onChange={({ target }) => onChangeTexts(item, { caption: target.value })}
      />
      <Field
        label="Credit"
        value={credit}
        maxLength={300}
        onChange={({ target }) => onChangeTexts(item, { credit: target.value })}
        hint={`Who made the ${isVideo ? "video" : "photograph"}.`}
      />
    </fieldset>
  );
}
