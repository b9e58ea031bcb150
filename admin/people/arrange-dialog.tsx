import type { ReactNode } from "react";
import { Portrait } from "#features/people/portrait.tsx";
import type { ManagedPerson } from "#features/people/writing-contract.ts";
import { titleOf } from "#features/publishing/lifecycle.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Loading } from "#ui/forms/loading.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { Modal } from "../modal.tsx";
import { SortableList } from "../sortable/sortable-list.tsx";
import { useOrder } from "./use-order.ts";

/** Arranges people by dragging, with the keyboard or with buttons. */
export default function ArrangeDialog({ onClose }: { onClose(): void }) {
  const { people, move, error, isSaving, state, again } = useOrder();
  const current = people.filter(({ past }) => !past);
  const former = people.filter(({ past }) => past);
  return (
    <Modal
      title={m.adminPeople.arrange()}
      onClose={onClose}
      bar={
        <p role="status" className="mt-1 min-h-[1lh] text-meta text-muted">
          {isSaving ? m.common.saving() : m.adminPeople.arrangeHint()}
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
        <MessagePanel title={m.adminPeople.loadFailed()} text={m.adminPeople.loadFailedText()}>
          <Button onClick={again}>{m.adminPeople.loadAgain()}</Button>
        </MessagePanel>
      )}
      {current.length > 0 && <PeopleInOrder label={m.adminPeople.people()} people={current} onMove={move} />}
      {former.length > 0 && (
        <>
          <h3 className="heading mt-8 mb-3 text-h4">{m.adminPeople.formerMembers()}</h3>
          <PeopleInOrder label={m.adminPeople.formerMembers()} people={former} onMove={move} />
        </>
      )}
    </Modal>
  );
}

type PeopleInOrderProps = {
  label: string;
  people: ManagedPerson[];
  /** Moves a person to another's position. */
  onMove(id: string, target: string): void;
};

function PeopleInOrder({ label, people, onMove }: PeopleInOrderProps) {
  return (
    <SortableList
      label={label}
      items={people.map((person) => ({ ...person, key: person._id }))}
      className="space-y-2"
      nameOf={(person) => titleOf(person)}
      onMove={(_, { _id }, target) => onMove(_id, target._id)}
    >
      {(person, _, controls) => <PersonRow person={person} controls={controls} />}
    </SortableList>
  );
}

function PersonRow({ person, controls }: { person: ManagedPerson; controls: ReactNode }) {
  const { role, onBoard, past, status } = person;
  const notes = [
    role,
    onBoard && !past && m.adminPeople.onBoardNote(),
    status !== "published" && m.adminPeople.statusNote({ status }),
  ];
  return (
    <div className="flex items-center gap-3 py-1.5 pe-1 ps-3">
      <Portrait person={person} sizes="2.5rem" className="size-10 text-small! max-sm:hidden" />
      <span className="min-w-0 grow">
        <span dir="auto" className="line-clamp-2 text-small font-semibold wrap-anywhere">
          {titleOf(person)}
        </span>
        <span className="line-clamp-2 text-meta text-muted">{notes.filter(Boolean).join(" · ")}</span>
      </span>
      <span className="flex shrink-0">{controls}</span>
    </div>
  );
}
