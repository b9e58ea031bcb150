import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#messages";
import { Link } from "./link.tsx";

type PaginationProps = {
  /** For pages with several lists. */
  label?: string;
  page: number;
  pages: number;
  /** Pages count from 1. */
  urlFor(page: number): string;
};

/** The first, the last, and those around the current one. */
export function Pagination({ label = m.listing.pages(), page, pages, urlFor }: PaginationProps) {
  if (pages <= 1) return null;
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 1,
  );
  return (
    <nav aria-label={label} className="mt-14 border-t border-hairline pt-6">
      <ul className="flex flex-wrap items-center justify-center gap-1.5">
        {page > 1 && (
          <Step to={urlFor(page - 1)} name={m.listing.previousPage()} rel="prev">
            <ArrowLeft aria-hidden className="size-4" />
          </Step>
        )}
        {shown.map((number, index) => (
          <Step
            key={number}
            to={urlFor(number)}
            name={m.listing.page({ number })}
            current={number === page}
            after={number - (shown[index - 1] ?? 0) > 1}
          >
            {number}
          </Step>
        ))}
        {page < pages && (
          <Step to={urlFor(page + 1)} name={m.listing.nextPage()} rel="next">
            <ArrowRight aria-hidden className="size-4" />
          </Step>
        )}
      </ul>
    </nav>
  );
}

type StepProps = {
  to: string;
  name: string;
  current?: boolean;
  rel?: string;
  /** Some pages before this one are left out. */
  after?: boolean;
  children: ReactNode;
};

function Step({ to, name, current, rel, after, children }: StepProps) {
  return (
    <li className="flex items-center gap-1.5">
      {after && <span className="px-1 text-muted">…</span>}
      <Link
        to={to}
        rel={rel}
        aria-label={name}
        aria-current={current ? "page" : undefined}
        className="inline-flex size-11 items-center justify-center rounded-base font-semibold [font-variant-numeric:tabular-nums] hover:bg-sunken hover:text-brand aria-[current]:bg-brand aria-[current]:text-on-brand"
      >
        {children}
      </Link>
    </li>
  );
}
