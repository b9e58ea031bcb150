import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import { Portrait } from "#features/institute/portrait.tsx";
import type { ManagedPerson } from "#features/people/writing-contract.ts";
import { titleOf } from "#features/publishing/lifecycle.ts";
import { classes } from "#ui/classes.ts";
import { IconButton } from "../collections/sortable-item.tsx";

type SortablePersonProps = {
  person: ManagedPerson;
  isFirst: boolean;
  isLast: boolean;
  onStep(by: 1 | -1): void;
};

/** A person in a list that can be dragged by its handle, and moved by buttons. */
export function SortablePerson({ person, isFirst, isLast, onStep }: SortablePersonProps) {
  const { _id, role, onBoard, past, status } = person;
  const name = titleOf(person);
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id: _id });
  const notes = [role, onBoard && !past && "on the board", status !== "published" && status];
  return (
    <li
      ref={setNodeRef}
      data-item={_id}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classes(
        "relative flex items-center gap-2 rounded-base border border-hairline bg-surface py-1.5 pr-1 sm:gap-3",
        isDragging && "z-10 shadow-soft",
      )}
    >
      <button
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        type="button"
        aria-label={`Drag ${name}`}
        className="flex size-11 shrink-0 cursor-grab touch-none items-center justify-center text-muted hover:text-brand active:cursor-grabbing"
      >
        <GripVertical aria-hidden className="size-5" />
      </button>
      <Portrait person={person} sizes="2.5rem" className="size-10 text-small! max-sm:hidden" />
      <span className="min-w-0 grow">
        <span dir="auto" className="line-clamp-2 text-small font-semibold wrap-anywhere">
          {name}
        </span>
        <span className="line-clamp-1 text-meta text-muted">{notes.filter(Boolean).join(" · ")}</span>
      </span>
      <IconButton
        icon={ArrowUp}
        does="earlier"
        label={`Move ${name} up`}
        disabled={isFirst}
        onClick={() => onStep(-1)}
      />
      <IconButton
        icon={ArrowDown}
        does="later"
        label={`Move ${name} down`}
        disabled={isLast}
        onClick={() => onStep(1)}
      />
    </li>
  );
}
