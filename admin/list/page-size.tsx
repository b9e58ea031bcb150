import { Link } from "react-router";
import { m } from "#messages";
import { pageSizes } from "./query.ts";

type PageSizeProps = { size: number; total: number; urlFor(size: number): string };

/** Links that choose how many rows a page has. */
export function PageSize({ size, total, urlFor }: PageSizeProps) {
  if (total <= Number(pageSizes[0])) return null;
  return (
    <nav
      aria-label={m.adminList.pageSize()}
      className="mt-6 flex items-center justify-center gap-1.5 text-small text-muted"
    >
      <span aria-hidden className="me-1.5">
        {m.adminList.pageSize()}
      </span>
      {pageSizes.map((choice) => (
        <Link
          key={choice}
          to={urlFor(Number(choice))}
          aria-label={m.adminList.rows({ count: choice })}
          aria-current={Number(choice) === size ? "true" : undefined}
          className="inline-flex size-11 items-center justify-center rounded-base tabular-nums hover:bg-sunken hover:text-brand aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-accent aria-[current]:decoration-2 aria-[current]:underline-offset-8"
        >
          {choice}
        </Link>
      ))}
    </nav>
  );
}
