import { ChevronDown } from "lucide-react";
import { classes } from "./classes.ts";
import type { Filter } from "./filter-links.tsx";
import { Link } from "./link.tsx";

type FilterMenuProps = {
  label: string;
  filters: Filter[];
  /** In a row of its own, below rows of links. */
  isRow?: boolean;
};

/** A filter with many choices, which opens without a script; `close-menu.ts` closes it. */
export function FilterMenu({ label, filters, isRow }: FilterMenuProps) {
  const chosen = filters.find(({ active }) => active);
  return (
    <nav aria-label={label} className="max-md:-mt-1.5">
      <details data-menu className="group/filter relative">
        <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-small font-medium hover:text-brand max-md:flex-wrap">
          <span className={classes("caps me-1.5 text-muted max-md:w-full", isRow && "md:me-2.5 md:w-20")}>
            {label}
          </span>
          <span
            lang={chosen?.language}
            dir="auto"
            className="max-w-48 truncate"
            suppressHydrationWarning // names of languages
          >
            {chosen?.text}
          </span>
          <ChevronDown aria-hidden className="size-4 shrink-0 group-open/filter:rotate-180" />
        </summary>
        <ul
          className={classes(
            "absolute top-full z-20 max-h-80 w-64 max-w-[calc(100vw-2*var(--gutter))] overflow-y-auto rounded-base border border-hairline bg-surface py-2 shadow-soft",
            isRow ? "md:start-24" : "md:end-0",
          )}
        >
          {filters.map(({ text, language, to, nofollow, active }) => (
            <li key={to}>
              <Link
                to={to}
                rel={nofollow ? "nofollow" : undefined}
                lang={language}
                dir="auto"
                preventScrollReset
                suppressHydrationWarning // names of languages
                aria-current={active ? "true" : undefined}
                className="flex min-h-11 items-center px-4 py-2 text-small -outline-offset-3 wrap-anywhere hover:bg-sunken hover:text-brand aria-[current]:font-semibold aria-[current]:text-brand"
              >
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
