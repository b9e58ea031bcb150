import type { ReactNode } from "react";
import { classes } from "./classes.ts";

/** Screen readers are told by the field itself. */
export function RequiredMark() {
  return (
    <span aria-hidden className="text-danger">
      {" *"}
    </span>
  );
}

export function RequiredLabel({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <RequiredMark />
    </>
  );
}

export function OptionalLabel({ children }: { children: ReactNode }) {
  return (
    <>
      {children} <span className="font-normal text-muted">(optional)</span>
    </>
  );
}

export function RequiredLegend({ className }: { className: string }) {
  return (
    <p className={classes("text-meta text-muted", className)}>
      <span className="text-danger">*</span> Required
    </p>
  );
}
