import { ArrowLeft } from "lucide-react";
import { classes } from "./classes.ts";
import { Link } from "./link.tsx";

type BackLinkProps = { to: string; lang?: string; className?: string; children: string };

export function BackLink({ to, lang, className, children }: BackLinkProps) {
  return (
    <Link
      to={to}
      lang={lang}
      className={classes(
        "inline-flex min-h-11 items-center gap-2 text-small font-semibold text-brand underline-offset-4 hover:underline",
        className,
      )}
    >
      <ArrowLeft aria-hidden className="size-4" />
      {children}
    </Link>
  );
}
