import { Link } from "react-router";

export type Filter = { text: string; to: string; active: boolean };

/** Filters as links: they work without a script, can be shared, and say which one is on. */
export function FilterLinks({ label, filters }: { label: string; filters: Filter[] }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {filters.map(({ text, to, active }) => (
          <li key={to}>
            <Link
              to={to}
              preventScrollReset
              aria-current={active ? "true" : undefined}
              className="button inline-flex min-h-11 items-center rounded-full border border-control px-4 py-1.5 text-small font-medium transition-colors hover:border-brand hover:text-brand aria-[current]:border-brand aria-[current]:bg-brand aria-[current]:text-on-brand"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
