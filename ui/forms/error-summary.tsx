import type { ReactNode } from "react";
import { m } from "#messages";
import { Banner } from "./banner.tsx";

/** What is wrong with a form, with links to its fields. It has the focus on a page that the browser loads. */
export function ErrorSummary({ entries }: { entries: { id: string; label: ReactNode; error: string }[] }) {
  return (
    <Banner kind="error" autoFocus tabIndex={-1}>
      <p>{entries.length === 1 ? m.errors.correctField() : m.errors.correctFields()}</p>
      <ul className="mt-1">
        {entries.map(({ id, label, error }) => (
          <li key={id} className="wrap-anywhere">
            <a
              href={`#${id}`}
              className="inline-block py-1 text-danger underline underline-offset-4 hover:text-ink"
            >
              {label}
            </a>
            {` – ${error}`}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
