import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";
import { Byline } from "./byline.tsx";
import type { BlogCard } from "./contract.ts";

type CardFootProps = { blog: BlogCard; className?: string; children?: ReactNode };

/** The byline of a card, with room for buttons: those for editing appear once the member is known, and move nothing. */
export function CardFoot({ blog, className, children }: CardFootProps) {
  return (
    <div className={classes("flex items-center justify-between gap-3", className)}>
      <Byline blog={blog} stacked />
      <div className="relative -mr-2.5 flex min-h-11 shrink-0 items-center">{children}</div>
    </div>
  );
}
