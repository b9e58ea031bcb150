import type { ReactNode } from "react";
import { classes } from "./classes.ts";

type Look = "ochre" | "danger" | "success" | "neutral" | "outline";

const looks: Record<Look, string> = {
  ochre: "bg-ochre text-night",
  success: "bg-[#1c6b3f] text-[#ffffff]",
  danger: "bg-[#a3221b] text-[#ffffff]",
  neutral: "bg-[#3a443f] text-[#ffffff]",
  outline: "border border-control text-ink",
};

type BadgeProps = { look?: Look; className?: string; children: ReactNode };

export function Badge({ look = "outline", className, children }: BadgeProps) {
  return (
    <span
      className={classes(
        "badge inline-flex items-center rounded-base px-2 py-1 text-[0.75rem] leading-none font-semibold tracking-[0.06em] uppercase",
        looks[look],
        className,
      )}
    >
      {children}
    </span>
  );
}
