import { Plus } from "lucide-react";
import { useSession } from "#features/members/session.ts";
import { LinkButton } from "#ui/button.tsx";

export function CreateLink({ to, children }: { to: string; children: string }) {
  const { member } = useSession();
  if (member?.role !== "admin") return null;
  return (
    <LinkButton to={to}>
      <Plus aria-hidden className="size-4.5" />
      {children}
    </LinkButton>
  );
}
