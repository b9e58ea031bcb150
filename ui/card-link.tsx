import type { ComponentProps, ReactNode } from "react";
import { classes } from "./classes.ts";
import { Link } from "./link.tsx";

type CardLinkProps = Pick<ComponentProps<typeof Link>, "language"> & {
  to: string;
  className?: string;
  children: ReactNode;
};

/** A link that covers the card around it (`group relative`). */
export function CardLink({ to, language, className, children }: CardLinkProps) {
  return (
    <Link
      to={to}
      language={language}
      className={classes(
        className,
        "after:absolute after:inset-0 group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4",
      )}
    >
      {children}
    </Link>
  );
}
