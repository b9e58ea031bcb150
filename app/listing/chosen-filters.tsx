import { X } from "lucide-react";
import { Link } from "react-router";

type Chosen = { text: string /** The address without it. */; without: string };

export function ChosenFilters({ chosen }: { chosen: Chosen[] }) {
  if (chosen.length === 0) return null;
  return (
    <ul aria-label="Narrowed to" className="flex flex-wrap gap-2">
      {chosen.map(({ text, without }) => (
        <li key={text}>
          <Link
            to={without}
            preventScrollReset
            aria-label={`Remove the filter ${text}`}
            className="button inline-flex min-h-11 items-center gap-2 rounded-full bg-sunken px-4 py-1.5 text-small font-medium hover:text-brand"
          >
            {text}
            <X aria-hidden className="size-4" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
