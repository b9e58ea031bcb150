import { Pencil, Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useSession } from "#features/members/session.ts";
import { Button, LinkButton } from "#ui/button.tsx";
import type { PhotographyFunctions } from "./contract.ts";

// Most readers never need it.
const RemoveCollection = lazy(async () => ({
  default: (await import("./remove-collection.tsx")).RemoveCollection,
}));

type CollectionActionsProps = { id: string; calls: Pick<PhotographyFunctions, "remove"> };

/** What admins may do with a collection. Nothing for everybody else. */
export function CollectionActions({ id, calls }: CollectionActionsProps) {
  const { member } = useSession();
  const [removing, setRemoving] = useState<"never" | "asked" | "not now">("never");
  if (member?.role !== "admin") return null;
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton look="outline" to={`/edit-photography/${id}`}>
        <Pencil aria-hidden className="size-4.5" />
        Edit
      </LinkButton>
      <Button look="outline" onClick={() => setRemoving("asked")}>
        <Trash2 aria-hidden className="size-4.5" />
        Delete
      </Button>
      {removing !== "never" && (
        <Suspense>
          <RemoveCollection
            {...{ id, calls }}
            open={removing === "asked"}
            onClose={() => setRemoving("not now")}
          />
        </Suspense>
      )}
    </div>
  );
}
