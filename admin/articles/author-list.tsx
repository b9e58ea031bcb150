import { X } from "lucide-react";
import { roleLabels } from "#features/bylines/role-labels.ts";
import type { ContributorRole } from "#features/bylines/roles.ts";
import { m } from "#messages";
import { choicesOf } from "../fields/choices.ts";
import { RowButton } from "../sortable/row-button.tsx";
import { SortableList } from "../sortable/sortable-list.tsx";
import { keyOf, type NamedAuthor } from "./authors.ts";

type AuthorListProps = {
  label: string;
  value: NamedAuthor[];
  onChange(value: NamedAuthor[]): void;
  /** Called after a removal, when the focused button is gone. */
  onRemoved(author: NamedAuthor): void;
  /** Lets writers choose what each person did. */
  withRoles?: boolean;
};

export function AuthorList({ label, value, onChange, onRemoved, withRoles }: AuthorListProps) {
  if (value.length === 0) return null;
  return (
    <div className="mt-1.5">
      <SortableList
        label={label}
        items={value.map((author) => ({ key: keyOf(author), author }))}
        nameOf={({ author }) => author.name}
        onMove={(next) => onChange(next.map(({ author }) => author))}
        isBare
        className="divide-y divide-hairline rounded-base border border-hairline bg-sunken"
      >
        {({ author }, position, controls) => (
          <>
            <div className="flex min-h-11 items-center ps-3.5 text-small">
              <bdi className="min-w-0 flex-1 py-1 wrap-anywhere">{author.name}</bdi>
              {controls}
              <RowButton
                icon={X}
                does="remove"
                label={m.adminArticles.removeAuthor({ name: author.name })}
                onClick={() => {
                  onChange(value.toSpliced(position - 1, 1));
                  onRemoved(author);
                }}
              />
            </div>
            {withRoles && (
              <select
                aria-label={m.adminArticles.roleOf({ name: author.name })}
                value={author.role ?? "with"}
                onChange={({ target }) =>
                  onChange(value.with(position - 1, { ...author, role: target.value as ContributorRole }))
                }
                className="mx-3.5 mb-2.5 min-h-9 w-[calc(100%-1.75rem)] rounded-base border border-control bg-surface px-2 text-small text-ink hover:border-brand"
              >
                {choicesOf({ options: roleLabels }).map((role) => (
                  <option key={role.value} value={role.value}>
                    {role.text}
                  </option>
                ))}
              </select>
            )}
          </>
        )}
      </SortableList>
    </div>
  );
}
