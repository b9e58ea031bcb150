import { classes } from "./classes.ts";

/** A grey place for something that is on its way. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden className={classes("block animate-pulse rounded-base bg-hairline", className)} />;
}
