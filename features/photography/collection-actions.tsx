import { Pencil } from "lucide-react";
import { useSession } from "#features/members/session.ts";
import { LinkButton } from "#ui/button.tsx";

/** What admins may do with a collection. Nothing for everybody else. */
export function CollectionActions({ id }: { id: string }) {
  const { member } = useSession();
  if (member?.role !== "admin") return null;
  return (
    <LinkButton look="outline" to={`/edit-photography/${id}`}>
      <Pencil aria-hidden className="size-4.5" />
      Edit
    </LinkButton>
  );
}
