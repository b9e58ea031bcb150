import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classes } from "#ui/classes.ts";
import { RowButton } from "../sortable/row-button.tsx";
import { type CollectionItem, isAccepted } from "./items.ts";

type Handle = Pick<ComponentProps<"button">, "ref" | "className" | "aria-label">;

export type SortableItemProps = {
  item: CollectionItem;
  /** From 1. */
  position: number;
  total: number;
  onMove(item: CollectionItem, by: 1 | -1): void;
};

export function labelOf({ item, position }: SortableItemProps): string {
  return `${item.kind === "image" ? "Image" : "Video"} ${position}`;
}

type SortableProps = SortableItemProps & { className: string; children(handle: Handle): ReactNode };

/** An item of a list that can be dragged by its handle. */
export function Sortable({ className, children, ...props }: SortableProps) {
  const { key, name, upload } = props.item;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id: key, disabled: !isAccepted(props.item) });
  return (
    <li
      ref={setNodeRef}
      data-item={key}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classes(
        "relative rounded-base border bg-surface",
        upload.state === "stopped" ? "border-danger" : "border-hairline",
        isDragging && "z-10 shadow-soft",
        className,
      )}
    >
      {children({
        ...attributes,
        ...listeners,
        ref: setActivatorNodeRef,
        className: "cursor-grab touch-none active:cursor-grabbing",
        "aria-label": `Drag ${labelOf(props)}: ${name}`,
      })}
    </li>
  );
}

type MoveButtonProps = SortableItemProps & { does: "earlier" | "later"; isHorizontal?: boolean };

export function MoveButton({ does, isHorizontal = false, ...props }: MoveButtonProps) {
  const { item, position, total, onMove } = props;
  const isEarlier = does === "earlier";
  const Icon = isHorizontal ? (isEarlier ? ArrowLeft : ArrowRight) : isEarlier ? ArrowUp : ArrowDown;
  return (
    <RowButton
      icon={Icon}
      does={does}
      label={`${isEarlier ? "Earlier" : "Later"}: ${labelOf(props)}`}
      disabled={!isAccepted(item) || (isEarlier ? position === 1 : position >= total)}
      onClick={() => onMove(item, isEarlier ? -1 : 1)}
    />
  );
}
