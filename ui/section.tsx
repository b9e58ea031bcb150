import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "./link.tsx";
import { ownText } from "./text-language.ts";

type SectionHeadingProps = {
  id: string;
  label?: string;
  title: string;
  lead?: string;
  /** The institute's words instead of these. `section` is where the settings have them. */
  own?: { label?: string; title?: string; lead?: string; section?: string };
  more?: { to: string; text: string };
  /** Without the rule above. */
  plain?: boolean;
};

type SectionProps = SectionHeadingProps & {
  /** `plain` has no margins, for a section within another. */
  variant?: "page" | "sunken" | "plain";
  children: ReactNode;
};

/** What the home page says of a section. */
export type SectionFrame = Pick<SectionProps, "own" | "variant">;

export function Section({ variant = "page", children, ...heading }: SectionProps) {
  const section = (
    <section aria-labelledby={heading.id} className={variant === "plain" ? undefined : "page section"}>
      <SectionHeading {...heading} />
      {children}
    </section>
  );
  return variant === "sunken" ? <div className="bg-sunken">{section}</div> : section;
}

export function SectionHeading({ id, label, title, lead, own = {}, more, plain }: SectionHeadingProps) {
  const languageOf = (text: string | undefined, name: string) =>
    text ? ownText(`${own.section}.${name}`) : { dir: "auto" as const };
  return (
    <div className={plain ? "mb-6 md:mb-8" : "mb-8 border-t-2 border-ink pt-4 md:mb-10"}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <div className="min-w-0">
          {(own.label || label) && (
            <p {...languageOf(own.label, "label")} className="caps mb-2 text-accent">
              {own.label || label}
            </p>
          )}
          <h2 id={id} {...languageOf(own.title, "heading")} className="heading text-h2 wrap-anywhere">
            {own.title || title}
          </h2>
        </div>
        {more && <MoreLink to={more.to}>{more.text}</MoreLink>}
      </div>
      {(own.lead || lead) && (
        <p {...languageOf(own.lead, "lead")} className="mt-4 max-w-[46rem] text-lead text-muted">
          {own.lead || lead}
        </p>
      )}
    </div>
  );
}

export function MoreLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="group inline-flex min-h-11 items-center gap-2 text-small font-semibold text-brand"
    >
      <span className="underline-offset-4 group-hover:underline">{children}</span>
      <ArrowRight aria-hidden className="size-4" />
    </Link>
  );
}
