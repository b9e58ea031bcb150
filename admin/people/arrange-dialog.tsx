import {
  type Active,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { useRef, useState } from "react";
import type { ManagedPerson } from "#features/people/writing-contract.ts";
import { titleOf } from "#features/publishing/lifecycle.ts";
import { Button } from "#ui/button.tsx";
import { Loading } from "#ui/forms/loading.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { Modal } from "../modal.tsx";
import { useFocusOnMoved } from "../sortable/use-focus-on-moved.ts";
import { SortablePerson } from "./sortable-person.tsx";
import { useOrder } from "./use-order.ts";

const dragDistance = 6; // pixels
const vertically: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** Everybody, to be put in order by dragging, by keys or by buttons. */
export default function ArrangeDialog({ onClose }: { onClose(): void }) {
  const { people, move, error, isSaving, state, again } = useOrder();
  const current = people.filter(({ past }) => !past);
  const former = people.filter(({ past }) => past);
  return (
    <Modal
      title="Change the order"
      onClose={onClose}
      bar={
        <p role="status" className="mt-1 min-h-[1lh] text-meta text-muted">
          {isSaving ? "Saving..." : "The order on the site. Each change is saved at once."}
        </p>
      }
    >
      {error && (
        <p role="alert" className="mb-4 text-small font-medium text-danger">
          {error}
        </p>
      )}
      {state === "loading" && <Loading />}
      {state === "failed" && (
        <MessagePanel title="The people could not be read" text="Please try again in a moment.">
          <Button onClick={again}>Try Again</Button>
        </MessagePanel>
      )}
      {current.length > 0 && <PeopleInOrder label="People" people={current} onMove={move} />}
      {former.length > 0 && (
        <>
          <h3 className="heading mt-8 mb-3 text-h4">Former members</h3>
          <PeopleInOrder label="Former members" people={former} onMove={move} />
        </>
      )}
    </Modal>
  );
}

type PeopleInOrderProps = {
  label: string;
  people: ManagedPerson[];
  /** Moves a person to the place of another. */
  onMove(id: string, target: string): void;
};

function PeopleInOrder({ label, people, onMove }: PeopleInOrderProps) {
  const list = useRef<HTMLOListElement>(null);
  const focusMoved = useFocusOnMoved(list);
  const [announcement, setAnnouncement] = useState("");
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: dragDistance } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: "auto" }),
  );
  const indexOf = ({ id }: Pick<Active, "id">) => people.findIndex(({ _id }) => _id === id);
  const nameOf = (item: Pick<Active, "id">) => titleOf(people[indexOf(item)] ?? { title: "" });
  const placeOf = (item: Pick<Active, "id">) => `place ${indexOf(item) + 1} of ${people.length}`;

  function step(person: ManagedPerson, by: 1 | -1): void {
    const index = people.indexOf(person) + by;
    const other = people[index];
    if (!other) return;
    focusMoved(person._id, by < 0 ? "earlier" : "later");
    onMove(person._id, other._id);
    setAnnouncement(`${titleOf(person)} is at place ${index + 1} of ${people.length} now.`);
  }

  function onDragEnd({ active, over }: DragEndEvent): void {
    if (over && over.id !== active.id) onMove(String(active.id), String(over.id));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[vertically]}
      onDragEnd={onDragEnd}
      accessibility={{
        screenReaderInstructions: {
          draggable:
            "Press space to pick it up, the arrow keys to move it, space to drop it, escape to cancel.",
        },
        announcements: {
          onDragStart: ({ active }) => `${nameOf(active)} is picked up from ${placeOf(active)}.`,
          onDragOver: ({ active, over }) =>
            over ? `${nameOf(active)} is over ${placeOf(over)}.` : undefined,
          onDragEnd: ({ active, over }) =>
            `${nameOf(active)} is dropped${over ? ` at ${placeOf(over)}` : ""}.`,
          onDragCancel: ({ active }) => `${nameOf(active)} stays at ${placeOf(active)}.`,
        },
      }}
    >
      <SortableContext items={people.map(({ _id }) => _id)} strategy={verticalListSortingStrategy}>
        <ol ref={list} aria-label={label} className="space-y-2">
          {people.map((person, index) => (
            <SortablePerson
              key={person._id}
              person={person}
              isFirst={index === 0}
              isLast={index === people.length - 1}
              onStep={(by) => step(person, by)}
            />
          ))}
        </ol>
      </SortableContext>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </DndContext>
  );
}
