import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import type { ItemActions } from "./item-card.tsx";
import { ItemPreview } from "./item-preview.tsx";
import { counts, type FormItem } from "./items.ts";

type ItemTileProps = Pick<ItemActions, "onMove"> & {
  item: FormItem;
  /** From 1. */
  position: number;
  total: number;
};

/** A picture or video of a collection as a thumbnail, to be put in order. */
export function ItemTile({ item, position, total, onMove }: ItemTileProps) {
  const { key, kind, name, upload } = item;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id: key, disabled: !counts(item) });
  const what = `${kind === "image" ? "Image" : "Video"} ${position}`;
  return (
    <li
      ref={setNodeRef}
      data-item={key}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classes(
        "relative min-w-0 rounded-base border bg-surface p-1.5",
        upload.state === "stopped" ? "border-danger" : "border-hairline",
        isDragging && "z-10 shadow-soft",
      )}
    >
      {counts(item) ? (
        <button
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          type="button"
          aria-label={`Drag ${what}: ${name}`}
          className="block w-full cursor-grab touch-none rounded-base active:cursor-grabbing"
        >
          <ItemPreview item={item} />
        </button>
      ) : (
        <ItemPreview item={item} />
      )}
      <div className="flex items-center justify-between">
        <Button
          look="quiet"
          className="size-11 px-0!"
          data-does="earlier"
          aria-label={`Earlier: ${what}`}
          disabled={position === 1 || !counts(item)}
          onClick={() => onMove(item, -1)}
        >
          <ArrowLeft aria-hidden className="size-5" />
        </Button>
        <span className="text-small font-semibold tabular-nums">{counts(item) ? position : "Not taken"}</span>
        <Button
          look="quiet"
          className="size-11 px-0!"
          data-does="later"
          aria-label={`Later: ${what}`}
          disabled={position >= total || !counts(item)}
          onClick={() => onMove(item, 1)}
        >
          <ArrowRight aria-hidden className="size-5" />
        </Button>
      </div>
    </li>
  );
}
