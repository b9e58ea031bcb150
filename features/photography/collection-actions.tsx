import { Pencil } from "lucide-react";
import { useNavigate } from "react-router";
import { useApi } from "#core/api.ts";
import { DeleteButton } from "#features/members/delete-button.tsx";
import { useSession } from "#features/members/session.ts";
import { LinkButton } from "#ui/button.tsx";

/** Edit and delete, for admins. */
export function CollectionActions({ id }: { id: string }) {
  const { member } = useSession();
  const { photography } = useApi();
  const navigate = useNavigate();
  if (member?.role !== "admin") return null;
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton look="outline" to={`/edit-photography/${id}`}>
        <Pencil aria-hidden className="size-4.5" />
        Edit
      </LinkButton>
      <DeleteButton
        look="outline"
        title="Delete collection"
        question="Are you sure you want to delete this collection?"
        failure="Failed to delete collection"
        onDelete={async () => {
          await photography.remove({ id });
          await navigate("/photography");
        }}
      />
    </div>
  );
}
