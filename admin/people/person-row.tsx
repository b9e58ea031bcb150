import type { ReactNode } from "react";
import { Portrait } from "#features/people/portrait.tsx";
import type { ManagedPerson } from "#features/people/writing-contract.ts";
import { titleOf } from "#features/publishing/lifecycle.ts";

/** A row in the dialog that changes the order. */
export function PersonRow({ person, controls }: { person: ManagedPerson; controls: ReactNode }) {
  const { role, onBoard, past, status } = person;
  const notes = [role, onBoard && !past && "on the board", status !== "published" && status];
  return (
    <div className="flex items-center gap-3 py-1.5 pr-1 pl-3">
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
