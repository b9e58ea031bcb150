import { Pencil } from "lucide-react";
import { useSession } from "#features/members/session.ts";
import { LinkButton } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";

/** Shown to admins only. */
export function EditPage({ to, className }: { to: string; className?: string }) {
  const { member } = useSession();
  if (member?.role !== "admin") return null;
  return (
    <p className={classes("no-print", className)}>
      <LinkButton look="outline" to={to}>
        <Pencil aria-hidden className="size-4.5" />
        Edit this page
      </LinkButton>
    </p>
  );
}
