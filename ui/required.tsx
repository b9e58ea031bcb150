import type { ReactNode } from "react";
import { m } from "#messages";
import { rich } from "#ui/rich.tsx";
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
      {children} <span className="font-normal text-muted">{m.common.optional()}</span>
    </>
  );
}

export function RequiredLegend({ className }: { className: string }) {
  return (
    <p className={classes("text-meta text-muted", className)}>
      {rich(m.common.required({ mark: (star) => <span className="text-danger">{star}</span> }))}
    </p>
  );
}
