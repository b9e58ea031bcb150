import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { Decorative } from "#ui/decorative.tsx";
import { Field, TextField } from "#ui/forms/field.tsx";
import { ItemPreview } from "./item-preview.tsx";
import { counts, type Flash, type FormItem } from "./items.ts";
import { UploadLine } from "./upload-line.tsx";
import type { Uploads } from "./use-uploads.ts";

export type ItemActions = {
  uploads: Pick<Uploads, "cancel" | "retry">;
  onSay(item: FormItem, said: Partial<Flash>): void;
  onMove(item: FormItem, by: 1 | -1): void;
  onRemove(item: FormItem): void;
};

type ItemCardProps = ItemActions & { item: FormItem /** From 1. */; position: number; total: number };

const square = "size-11 px-0!";

/** A picture or video of a collection: its place among the others, and what is said of it. */
export function ItemCard({ item, position, total, uploads, onSay, onMove, onRemove }: ItemCardProps) {
  const { key, kind, name } = item;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({
      id: key,
    });
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
            <p className="text-small font-semibold">{counts(item) ? what : "Not taken"}</p>
            {item.file && <p className="truncate text-meta text-muted">{name}</p>}
          </div>
          <div className="-ml-3 flex flex-wrap sm:-mt-2 sm:-mr-2 sm:ml-0">
            {counts(item) && (
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
              aria-label={`Remove ${counts(item) ? `${what}: ` : ""}${name}`}
              onClick={() => onRemove(item)}
            >
              <Trash2 aria-hidden className="size-5" />
            </Button>
          </div>
        </div>
        <div className="col-span-2 min-w-0 space-y-4 sm:col-span-1 sm:col-start-2">
          <UploadLine item={item} uploads={uploads} />
          {counts(item) && <Words item={item} onSay={onSay} what={what} />}
        </div>
      </div>
    </li>
  );
}

function Words({ item, onSay, what }: Pick<ItemCardProps, "item" | "onSay"> & { what: string }) {
  const { alt, decorative, caption, credit } = item.said;
  const isVideo = item.kind === "video";
  return (
    <fieldset className="grid gap-4 md:grid-cols-[2fr_1fr]">
      <legend className="sr-only">{what}: what is said of it</legend>
      <div className="md:col-span-2">
        <Field
          label="Alternative text"
          value={decorative ? "" : alt}
          maxLength={1000}
          disabled={decorative}
          onChange={({ target }) => onSay(item, { alt: target.value })}
          hint={`What the ${isVideo ? "video" : "picture"} shows, for those who do not see it.`}
          className={classes(decorative && "opacity-60")}
        />
        {!isVideo && (
          <Decorative checked={decorative} onChange={(checked) => onSay(item, { decorative: checked })} />
        )}
      </div>
      <TextField
        label="Caption"
        rows={2}
        value={caption}
        maxLength={2000}
        onChange={({ target }) => onSay(item, { caption: target.value })}
      />
      <Field
        label="Credit"
        value={credit}
        maxLength={300}
        onChange={({ target }) => onSay(item, { credit: target.value })}
        hint={`Who made the ${isVideo ? "video" : "photograph"}.`}
      />
    </fieldset>
  );
}
