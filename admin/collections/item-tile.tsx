import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { ArrowLeft, ArrowRight, GripVertical, Trash2 } from "lucide-react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { RowButton } from "../sortable/row-button.tsx";
import type { ItemActions } from "./item-inspector.tsx";
import { ItemPreview } from "./item-preview.tsx";
import { type CollectionItem, isAccepted, lacksText } from "./items.ts";
import { UploadStatus } from "./upload-status.tsx";

type ItemTileProps = Pick<ItemActions, "uploads" | "onRemove"> & {
  item: CollectionItem;
  /** From 1. */
  position: number;
  total: number;
  isChosen: boolean;
  onChoose(item: CollectionItem): void;
  onMove(item: CollectionItem, by: 1 | -1): void;
};

/** The thumbnail of an item: it is chosen by a click, and moved by its handle or by buttons. */
export function ItemTile({ uploads, onRemove, onMove, ...props }: ItemTileProps) {
  const { item, position, total, isChosen } = props;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id: item.key, disabled: !isAccepted(item) });
  const { kind } = item;
  return (
    <li
      ref={setNodeRef}
      data-item={item.key}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classes(
        "relative min-w-0 rounded-base border bg-surface p-1.5",
        item.upload.state === "stopped" ? "border-danger" : "border-hairline",
        isDragging && "z-10 shadow-soft",
        isChosen && "ring-2 ring-brand",
      )}
    >
      {isAccepted(item) ? (
        <>
          <Thumbnail {...props} />
          <div className="flex justify-center">
            <Button
              variant="quiet"
              {...attributes}
              {...listeners}
              ref={setActivatorNodeRef}
              aria-label={m.adminCollections.drag({ kind, position, name: item.name })}
              className="size-11 cursor-grab touch-none px-0! active:cursor-grabbing"
            >
              <GripVertical aria-hidden className="size-5" />
            </Button>
            <RowButton
              icon={ArrowLeft}
              does="earlier"
              label={m.adminCollections.earlier({ kind, position })}
              disabled={position === 1}
              onClick={() => onMove(item, -1)}
            />
            <RowButton
              icon={ArrowRight}
              does="later"
              label={m.adminCollections.later({ kind, position })}
              disabled={position >= total}
              onClick={() => onMove(item, 1)}
            />
          </div>
        </>
      ) : (
        <>
          <ItemPreview item={item} />
          <div className="flex items-center justify-between gap-2 ps-1">
            <p className="min-w-0 truncate text-meta font-semibold" title={item.name}>
              {item.name}
            </p>
            <RowButton
              icon={Trash2}
              does="remove"
              label={m.adminCollections.removeFile({ name: item.name })}
              onClick={() => onRemove(item)}
            />
          </div>
        </>
      )}
      {item.upload.state !== "done" && <UploadStatus item={item} uploads={uploads} />}
    </li>
  );
}

type ThumbnailProps = Pick<ItemTileProps, "item" | "position" | "isChosen" | "onChoose">;

function Thumbnail({ item, position, isChosen, onChoose }: ThumbnailProps) {
  const { kind, name } = item;
  const mark = "absolute start-1.5 rounded-base px-1.5 text-meta font-semibold";
  return (
    <div className="relative">
      <button
        type="button"
        data-does="choose"
        data-lacks-text={lacksText(item) || undefined}
        aria-pressed={isChosen}
        aria-label={
          lacksText(item)
            ? m.adminCollections.chooseWithoutText({ kind, position, name })
            : m.adminCollections.choose({ kind, position, name })
        }
        onClick={() => onChoose(item)}
        className="relative block w-full rounded-base"
      >
        <ItemPreview item={item} />
        <span aria-hidden className={`${mark} top-1.5 min-w-6 bg-surface tabular-nums`}>
          {position}
        </span>
      </button>
      {lacksText(item) && (
        <span aria-hidden className={`${mark} pointer-events-none bottom-1.5 bg-ochre text-night`}>
          {m.adminCollections.noText()}
        </span>
      )}
    </div>
  );
}
