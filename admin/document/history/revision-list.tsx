import { useContext } from "react";
import { formatEventDate } from "#core/dates.ts";
import type { Revision } from "#features/publishing/contract.ts";
import { titleOf } from "#features/publishing/lifecycle.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { rich } from "#ui/rich.tsx";
import { TimeZone } from "#ui/time-zone.tsx";

type RevisionListProps = {
  revisions: Revision[] | undefined;
  current: number;
  selected: number[];
  select(version: number, isSelected: boolean): void;
  onRead(revision: Revision): void;
  onRestore(revision: Revision): void;
};

export function RevisionList({ revisions, current, selected, select, onRead, onRestore }: RevisionListProps) {
  const zone = useContext(TimeZone);
  if (!revisions) return <p role="status">{m.common.loading()}</p>;
  return (
    <ol aria-label={m.adminDocument.versions()} className="divide-y divide-hairline border-y border-hairline">
      {revisions.map((revision) => {
        const { version, title, editor, savedAt } = revision;
        return (
          <li key={version} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <label className="flex min-h-11 min-w-0 grow basis-64 items-start gap-3">
              <input
                type="checkbox"
                checked={selected.includes(version)}
                onChange={({ target }) => select(version, target.checked)}
                className="mt-1 size-4.5 shrink-0 accent-brand"
              />
              <span className="min-w-0">
                <span className="block text-small font-semibold">
                  {version === current
                    ? m.adminDocument.versionLineCurrent({ version, title: titleOf({ title }) })
                    : m.adminDocument.versionLine({ version, title: titleOf({ title }) })}
                </span>
                {savedAt && (
                  <span className="block text-meta text-muted">
                    {rich(
                      m.adminDocument.versionBy({
                        editor: editor?.name ?? m.adminDocument.formerMember(),
                        time: <time dateTime={savedAt}>{formatEventDate(savedAt, zone)}</time>,
                      }),
                    )}
                  </span>
                )}
              </span>
            </label>
            <div className="flex flex-wrap gap-2.5">
              <Button
                variant="outline"
                aria-label={m.adminDocument.readVersion({ version })}
                onClick={() => onRead(revision)}
              >
                {m.adminDocument.read()}
              </Button>
              {version !== current && (
                <Button
                  variant="outline"
                  aria-label={m.adminDocument.restoreVersionNamed({ version })}
                  onClick={() => onRestore(revision)}
                >
                  {m.adminDocument.restoreVersion()}
                </Button>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
