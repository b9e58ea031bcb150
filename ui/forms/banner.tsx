import type { ComponentProps } from "react";
import { classes } from "../classes.ts";
import type { ToastKind } from "../toast.tsx";

const looks: Record<ToastKind, string> = {
  info: "border-s-info",
  success: "border-s-success",
  error: "border-s-danger",
};

/** An alert in its place on the page; nothing without words. */
export function Banner({ kind, className, children, ...rest }: ComponentProps<"div"> & { kind: ToastKind }) {
  if (!children) return null;
  return (
    <div
      {...rest}
      role="alert"
      className={classes(
        "animate-arrive rounded-base border border-s-4 border-hairline bg-surface px-4 py-3 text-small font-medium",
        looks[kind],
        className,
      )}
    >
      {children}
    </div>
  );
}
