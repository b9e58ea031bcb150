import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";
import { Byline } from "./byline.tsx";
import type { BlogCard } from "./contract.ts";

type CardFootProps = { blog: BlogCard; className?: string; children?: ReactNode };

/** The byline of a card, and its buttons if there are any. */
export function CardFoot({ blog, className, children }: CardFootProps) {
  return (
    <div className={classes("flex items-center justify-between gap-3", className)}>
      <Byline blog={blog} stacked={Boolean(children)} />
      {children && <div className="relative -mr-2.5 flex shrink-0 items-center">{children}</div>}
    </div>
  );
}
