import { ArrowLeft } from "lucide-react";
import { classes } from "./classes.ts";
import { Link } from "./link.tsx";

export function BackLink({ to, className, children }: { to: string; className?: string; children: string }) {
  return (
    <Link
      to={to}
      className={classes(
        "inline-flex min-h-11 items-center gap-2 text-small font-semibold text-brand underline-offset-4 hover:underline",
        className,
      )}
    >
      <ArrowLeft aria-hidden className="size-4" />
      {children}
    </Link>
  );
}
