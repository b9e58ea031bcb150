import type { ReactNode } from "react";
import { classes } from "./classes.ts";

type Variant = "ochre" | "danger" | "success" | "neutral" | "outline";

const variants: Record<Variant, string> = {
  ochre: "bg-ochre text-night",
  success: "bg-[#1c6b3f] text-[#ffffff]",
  danger: "bg-[#a3221b] text-[#ffffff]",
  neutral: "bg-[#3a443f] text-[#ffffff]",
  outline: "border border-control text-ink",
};

type BadgeProps = { variant?: Variant; className?: string; children: ReactNode };

export function Badge({ variant = "outline", className, children }: BadgeProps) {
  return (
    <span
      className={classes(
        "badge inline-flex items-center rounded-base px-2 py-1 text-[0.75rem] leading-none font-semibold tracking-[0.06em] uppercase",
        variants[variant],
        className,
      )}
    >
      {children}
    </span>
  );
}
