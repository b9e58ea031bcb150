import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { ArrowDown, ArrowUp, GripVertical, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";

type SortableRowProps = {
  id: string;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove(by: 1 | -1): void;
  children(controls: ReactNode): ReactNode;
};

export function SortableRow({ id, name, isFirst, isLast, onMove, children }: SortableRowProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id });
  const isOnly = isFirst && isLast;
  return (
    <li
      ref={setNodeRef}
      data-item={id}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classes(
        "relative rounded-base border border-hairline bg-surface",
        isDragging && "z-10 shadow-soft",
      )}
    >
      {children(
        !isOnly && (
          <>
            <Button
              look="quiet"
              {...attributes}
              {...listeners}
              ref={setActivatorNodeRef}
              aria-label={`Drag ${name}`}
              className="size-11 cursor-grab touch-none px-0! active:cursor-grabbing"
            >
              <GripVertical aria-hidden className="size-5" />
            </Button>
            <RowButton
              icon={ArrowUp}
              does="earlier"
              label={`Move ${name} up`}
              disabled={isFirst}
              onClick={() => onMove(-1)}
            />
            <RowButton
              icon={ArrowDown}
              does="later"
              label={`Move ${name} down`}
              disabled={isLast}
              onClick={() => onMove(1)}
            />
          </>
        ),
      )}
    </li>
  );
}

type RowButtonProps = {
  icon: LucideIcon;
  does: string;
  label: string;
  disabled?: boolean;
  onClick(): void;
};

export function RowButton({ icon: Icon, does, label, ...button }: RowButtonProps) {
  return (
    <Button look="quiet" className="size-11 px-0!" data-does={does} aria-label={label} {...button}>
      <Icon aria-hidden className="size-5" />
    </Button>
  );
}
