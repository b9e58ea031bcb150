import { ChevronDown } from "lucide-react";
import { m } from "#messages";
import { classes } from "./classes.ts";
import { Link } from "./link.tsx";

export type Filter = {
  text: string;
  /** The language of the text, if it is not that of the page. */
  language?: string;
  to: string;
  /** Asks search engines not to follow it. */
  nofollow?: boolean;
  active: boolean;
};

type FilterLinksProps = {
  label: string;
  filters: Filter[];
  /** Shows the label, for pages with more than one row of filters. */
  named?: boolean;
  /** For a second row, which narrows the first. On a phone, one scrolling line. */
  plain?: boolean;
  /** For tables: lower with a mouse, one scrolling line on a phone. */
  compact?: boolean;
};

const shownAtOnce = 16;

const pill =
  "button rounded-full border border-control px-4 hover:border-brand aria-[current]:border-brand aria-[current]:bg-brand aria-[current]:text-on-brand";
const word =
  "text-muted aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-accent aria-[current]:decoration-2 underline-offset-8";

/** Links work without a script and can be shared. */
export function FilterLinks({ label, filters, named, plain, compact }: FilterLinksProps) {
  const more = filters.slice(shownAtOnce);
  return (
    <nav aria-label={label} className={classes("items-start gap-4 md:flex", compact && "max-w-full")}>
      {named && (
        <p
          aria-hidden
          className={classes(
            "caps shrink-0 text-muted md:w-20 md:py-3.5",
            plain ? "max-md:-mb-2" : "max-md:mb-1.5",
          )}
        >
          {label}
        </p>
      )}
      <div
        className={classes(
          "min-w-0",
          plain &&
            "max-md:-me-(--gutter) max-md:[mask-image:linear-gradient(to_right,#000_calc(100%-3rem),#0000)] max-md:rtl:[mask-image:linear-gradient(to_left,#000_calc(100%-3rem),#0000)]",
        )}
      >
        <Links filters={filters.slice(0, shownAtOnce)} plain={plain} compact={compact} />
        {more.length > 0 && (
          <details open={more.some(({ active }) => active)} className="group/more">
            <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1 text-small font-medium text-brand underline-offset-4 hover:underline">
              {m.listing.moreFilters({ count: more.length })}
              <ChevronDown aria-hidden className="size-4 group-open/more:rotate-180" />
            </summary>
            <Links filters={more} plain={plain} compact={compact} />
          </details>
        )}
      </div>
    </nav>
  );
}

function Links({ filters, plain, compact }: Pick<FilterLinksProps, "filters" | "plain" | "compact">) {
  return (
    <ul
      className={classes(
        "flex",
        compact && "max-sm:-mx-5 max-sm:overflow-x-auto max-sm:px-5 max-sm:py-1 sm:flex-wrap",
        plain && "max-md:overflow-x-auto max-md:py-1 max-md:pe-(--gutter) md:flex-wrap",
        !compact && !plain && "flex-wrap",
        plain ? "gap-x-6" : "gap-2",
      )}
    >
      {filters.map(({ text, language, to, nofollow, active }) => (
        <li
          key={to}
          // Only where the row scrolls: elsewhere the whole page would begin there.
          className={classes(
            active && plain && "max-md:[scroll-initial-target:nearest]",
            active && compact && "max-sm:[scroll-initial-target:nearest]",
          )}
        >
          <Link
            to={to}
            rel={nofollow ? "nofollow" : undefined}
            lang={language}
            preventScrollReset
            suppressHydrationWarning // names of languages
            aria-current={active ? "true" : undefined}
            className={classes(
              "inline-flex min-h-11 min-w-6 items-center py-1.5 text-small font-medium transition-colors wrap-anywhere hover:text-brand",
              plain ? word : pill,
              compact && "whitespace-nowrap lg:min-h-9! lg:py-1!",
              plain && "max-md:whitespace-nowrap",
            )}
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
