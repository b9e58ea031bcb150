import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { RowButton } from "./row-button.tsx";

type SortableRowProps = {
  id: string;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  isBare?: boolean;
  onMove(by: 1 | -1): void;
  children(controls: ReactNode): ReactNode;
};

export function SortableRow({ id, name, isFirst, isLast, isBare, onMove, children }: SortableRowProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id });
  const isOnly = isFirst && isLast;
  return (
    <li
      ref={setNodeRef}
      data-item={id}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classes(
        "relative rounded-base",
        !isBare && "border border-hairline bg-surface",
        isDragging && "z-10 shadow-soft",
      )}
    >
      {children(
        !isOnly && (
          <>
            {!isBare && (
              <Button
                variant="quiet"
                {...attributes}
                {...listeners}
                ref={setActivatorNodeRef}
                aria-label={m.adminSortable.drag({ name })}
                className="size-11 cursor-grab touch-none px-0! active:cursor-grabbing"
              >
                <GripVertical aria-hidden className="size-5" />
              </Button>
            )}
            <RowButton
              icon={ArrowUp}
              does="earlier"
              label={m.adminSortable.moveUp({ name })}
              disabled={isFirst}
              onClick={() => onMove(-1)}
            />
            <RowButton
              icon={ArrowDown}
              does="later"
              label={m.adminSortable.moveDown({ name })}
              disabled={isLast}
              onClick={() => onMove(1)}
            />
          </>
        ),
      )}
    </li>
  );
}
