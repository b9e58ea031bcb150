import { ChevronDown, ChevronUp, X } from "lucide-react";
import { useRef } from "react";
import { type ContributorRole, contributorRoles } from "#features/bylines/roles.ts";
import { classes } from "#ui/classes.ts";
import { choicesOf } from "../fields/choices.ts";
import { RowButton } from "../sortable/row-button.tsx";
import { useFocusOnMoved } from "../sortable/use-focus-on-moved.ts";
import { keyOf, type NamedAuthor } from "./authors.ts";

type AuthorListProps = {
  label: string;
  value: NamedAuthor[];
  onChange(value: NamedAuthor[]): void;
  onAnnounce(text: string): void;
  /** Called after a removal, when the focused button is gone. */
  onRemoved(): void;
  /** Lets writers choose what each person did. */
  withRoles?: boolean;
};

export function AuthorList({ label, value, onChange, withRoles, ...called }: AuthorListProps) {
  const { onAnnounce, onRemoved } = called;
  const list = useRef<HTMLOListElement>(null);
  const focusMoved = useFocusOnMoved(list);

  function move(from: number, does: "earlier" | "later"): void {
    const to = does === "earlier" ? from - 1 : from + 1;
    const author = value[from];
    if (!author) return;
    onChange(value.toSpliced(from, 1).toSpliced(to, 0, author));
    focusMoved(String(to), does);
    onAnnounce(`${author.name} is now at position ${to + 1} of ${value.length}.`);
  }

  function remove(at: number): void {
    onChange(value.toSpliced(at, 1));
    onAnnounce(`${value[at]?.name} removed.`);
    onRemoved();
  }

  if (value.length === 0) return null;
  return (
    <ol
      ref={list}
      aria-label={label}
      className="mt-1.5 divide-y divide-hairline rounded-base border border-hairline bg-sunken"
    >
      {value.map((author, index) => (
        <li
          key={keyOf(author)}
          data-item={index}
          className={classes("flex min-h-11 items-center ps-3.5 text-small", withRoles && "flex-wrap")}
        >
          <bdi className="min-w-0 flex-1 py-1 wrap-anywhere">{author.name}</bdi>
          {value.length > 1 && (
            <>
              <RowButton
                icon={ChevronUp}
                does="earlier"
                label={`Move ${author.name} up`}
                disabled={index === 0}
                onClick={() => move(index, "earlier")}
              />
              <RowButton
                icon={ChevronDown}
                does="later"
                label={`Move ${author.name} down`}
                disabled={index === value.length - 1}
                onClick={() => move(index, "later")}
              />
            </>
          )}
          <RowButton icon={X} does="remove" label={`Remove ${author.name}`} onClick={() => remove(index)} />
          {withRoles && (
            <select
              aria-label={`Role of ${author.name}`}
              value={author.role ?? "with"}
              onChange={({ target }) =>
                onChange(value.with(index, { ...author, role: target.value as ContributorRole }))
              }
              className="me-3.5 mb-2.5 min-h-9 w-full rounded-base border border-control bg-surface px-2 text-small text-ink hover:border-brand"
            >
              {choicesOf({ options: contributorRoles }).map((role) => (
                <option key={role.value} value={role.value}>
                  {role.text}
                </option>
              ))}
            </select>
          )}
        </li>
      ))}
    </ol>
  );
}
