import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import type { ItemActions } from "./item-card.tsx";
import { ItemPreview } from "./item-preview.tsx";
import { type CollectionItem, isTaken } from "./items.ts";

type ItemTileProps = Pick<ItemActions, "onMove"> & {
  item: CollectionItem;
  /** From 1. */
  position: number;
  total: number;
};

/** An item without its texts, to put many of them in order. */
export function ItemTile({ item, position, total, onMove }: ItemTileProps) {
  const { key, kind, name, upload } = item;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id: key, disabled: !isTaken(item) });
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
      {isTaken(item) ? (
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
          disabled={position === 1 || !isTaken(item)}
          onClick={() => onMove(item, -1)}
        >
          <ArrowLeft aria-hidden className="size-5" />
        </Button>
        <span className="text-small font-semibold tabular-nums">
          {isTaken(item) ? position : "Not taken"}
        </span>
        <Button
          look="quiet"
          className="size-11 px-0!"
          data-does="later"
          aria-label={`Later: ${what}`}
          disabled={position >= total || !isTaken(item)}
          onClick={() => onMove(item, 1)}
        >
          <ArrowRight aria-hidden className="size-5" />
        </Button>
      </div>
    </li>
  );
}
