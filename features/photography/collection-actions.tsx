import { Pencil } from "lucide-react";
import { useNavigate } from "react-router";
import { useApi } from "#core/api.ts";
import { DeleteButton } from "#features/members/delete-button.tsx";
import { useSession } from "#features/members/session.ts";
import { DocumentUses } from "#features/publishing/document-uses.tsx";
import { editPath } from "#features/publishing/kinds.ts";
import { m } from "#messages";
import { LinkButton } from "#ui/button.tsx";
import { keepsOffer } from "#ui/flash.tsx";
import type { Collection } from "./contract.ts";

/** Edit and delete, for admins. */
export function CollectionActions({ collection }: { collection: Pick<Collection, "_id" | "title"> }) {
  const { member } = useSession();
  const { photography, collections } = useApi();
  const navigate = useNavigate();
  if (member?.role !== "admin") return null;
  const { _id, title } = collection;
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton variant="outline" to={editPath("collection", _id)}>
        <Pencil aria-hidden className="size-4.5" />
        {m.common.edit()}
      </LinkButton>
      <DeleteButton
        variant="outline"
        dialog={{
          title: m.photography.deleteTitle(),
          question: m.photography.deleteQuestion(),
          note: <DocumentUses load={(api) => api.collections.uses({ id: _id })} used="collection" />,
          failure: m.photography.deleteFailed(),
          removed: { title, restore: () => collections.restore({ ids: [_id] }) },
          onDelete: () => photography.remove({ id: _id }),
          onDeleted: () => void navigate("/photography", { state: keepsOffer }),
        }}
      />
    </div>
  );
}
