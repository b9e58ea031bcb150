import type { ComponentProps } from "react";
import { classes } from "./classes.ts";
import { Link } from "./link.tsx";

type Variant = "solid" | "outline" | "quiet" | "ochre" | "danger";

const base =
  "button inline-flex min-h-11 items-center justify-center gap-2 rounded-base px-5 py-2 text-small font-semibold no-underline transition-[color,background-color,border-color] disabled:cursor-not-allowed disabled:opacity-60";

const variants: Record<Variant, string> = {
  solid: "bg-brand text-on-brand hover:bg-ink hover:text-ground",
  outline: "border border-control text-ink hover:border-brand hover:text-brand",
  quiet: "text-ink hover:bg-sunken",
  ochre: "bg-ochre text-night hover:bg-ochre-light",
  danger: "bg-danger text-ground hover:bg-ink",
};

type ButtonProps = ComponentProps<"button"> & { variant?: Variant };

export function Button({ variant = "solid", className, type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={classes(base, variants[variant], className)} {...rest} />;
}

type LinkButtonProps = ComponentProps<typeof Link> & { variant?: Variant };

export function LinkButton({ variant = "solid", className, ...rest }: LinkButtonProps) {
  return <Link className={classes(base, variants[variant], className as string)} {...rest} />;
}
