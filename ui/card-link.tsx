import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { Link } from "./link.tsx";

type CardLinkProps = { to: string; className?: string; children: ReactNode };

/** A link that covers the card around it (`group relative`). */
export function CardLink({ to, className, children }: CardLinkProps) {
  return (
    <Link
      to={to}
      className={classes(
        className,
        "after:absolute after:inset-0 group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4",
      )}
    >
      {children}
    </Link>
  );
}
