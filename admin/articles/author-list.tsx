import { ChevronDown, ChevronUp, X } from "lucide-react";
import { useRef } from "react";
import { useFocusOnMoved } from "../sortable/use-focus-on-moved.ts";
import { keyOf, type NamedAuthor } from "./authors.ts";

type AuthorListProps = {
  label: string;
  value: NamedAuthor[];
  onChange(value: NamedAuthor[]): void;
  onAnnounce(text: string): void;
  /** Called when the focused button was the last one and is gone. */
  onEmpty(): void;
};

const button =
  "button inline-flex size-11 shrink-0 items-center justify-center text-muted hover:text-brand disabled:opacity-35 disabled:hover:text-muted";

export function AuthorList({ label, value, onChange, onAnnounce, onEmpty }: AuthorListProps) {
  const list = useRef<HTMLOListElement>(null);
  const focusMoved = useFocusOnMoved(list);

  function move(from: number, does: "earlier" | "later"): void {
    const to = does === "earlier" ? from - 1 : from + 1;
    const author = value[from];
    if (!author) return;
    onChange(value.toSpliced(from, 1).toSpliced(to, 0, author));
    focusMoved(String(to), does);
    onAnnounce(`${author.name} is now number ${to + 1} of ${value.length}.`);
  }

  function remove(at: number): void {
    onChange(value.toSpliced(at, 1));
    onAnnounce(`${value[at]?.name} removed.`);
    onEmpty();
  }

  if (value.length === 0) return null;
  return (
    <ol
      ref={list}
      aria-label={label}
      className="mt-1.5 divide-y divide-hairline rounded-base border border-hairline bg-sunken"
    >
      {value.map((author, index) => (
        <li key={keyOf(author)} data-item={index} className="flex min-h-11 items-center pl-3.5 text-small">
          <bdi className="grow py-1 wrap-anywhere">{author.name}</bdi>
          {value.length > 1 && (
            <>
              <button
                type="button"
                data-does="earlier"
                aria-label={`Move ${author.name} up`}
                disabled={index === 0}
                onClick={() => move(index, "earlier")}
                className={button}
              >
                <ChevronUp aria-hidden className="size-4.5" />
              </button>
              <button
                type="button"
                data-does="later"
                aria-label={`Move ${author.name} down`}
                disabled={index === value.length - 1}
                onClick={() => move(index, "later")}
                className={button}
              >
                <ChevronDown aria-hidden className="size-4.5" />
              </button>
            </>
          )}
          <button
            type="button"
            aria-label={`Remove ${author.name}`}
            onClick={() => remove(index)}
            className={button}
          >
            <X aria-hidden className="size-4.5" />
          </button>
        </li>
      ))}
    </ol>
  );
}
