import { useContext, useState } from "react";
import { useApi } from "#core/api.ts";
import { formatMoment } from "#core/dates.ts";
import type { SettingGroup, Settings } from "#core/settings.ts";
import { Button } from "#ui/button.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { TimeZone } from "#ui/time-zone.tsx";
import { useQuery } from "#ui/use-query.ts";
import { Modal } from "../modal.tsx";
import { changedFields, labels, wordsFor } from "./groups.ts";
import type { SettingsForm } from "./use-settings.ts";

const pageSize = 20;

export function History<Name extends SettingGroup>({
  form,
  onClose,
}: {
  form: SettingsForm<Name>;
  onClose(): void;
}) {
  const { settings } = useApi();
  const zone = useContext(TimeZone);
  const [pages, setPages] = useState(1);
  const { name, base, restore, isChanged } = form;
  const found = useQuery(String(pages), async () => {
    const numbers = Array.from({ length: pages }, (_, index) => index + 1);
    const read = (page: number) => settings.versions({ group: name, page, limit: pageSize });
    const lists = await Promise.all(numbers.map(read));
    return { total: lists[0]?.total ?? 0, items: lists.flatMap(({ items }) => items) };
  });
  const { items = [], total = 0 } = found.value ?? {};
  const valuesAt = (index: number) =>
    (items[index]?.values ?? (index >= total ? base.defaults : undefined)) as Settings[Name] | undefined;

  function restoreAt(values: Settings[Name]): void {
    onClose();
    void restore(values);
  }

  return (
    <Modal title="History" onClose={onClose}>
      <p className="text-small text-muted">
        All saved versions, latest first. Restoring one saves it as the newest, and no version is removed.
        {isChanged && " Your unsaved changes are replaced."}
      </p>
      {found.state === "failed" && !found.stale && (
        <MessagePanel title="The history could not be loaded" text="Please check your connection.">
          <Button onClick={found.again}>Try again</Button>
        </MessagePanel>
      )}
      {found.state === "loading" && <p role="status">Loading...</p>}
      {found.value && (
        <ol
          aria-label="Versions"
          className="mt-5 divide-y divide-hairline border-y border-hairline text-small"
        >
          {items.map(({ version, savedAt, editor }, index) => (
            <li key={version} className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2 py-4">
              <div className="min-w-0 grow basis-80">
                <p className="font-semibold">
                  {formatMoment(savedAt, zone)}{" "}
                  <span className="font-normal">by {editor ?? "a former member"}</span>
                </p>
                <Changes
                  name={name}
                  before={valuesAt(index + 1)}
                  after={valuesAt(index) ?? (base.values as Settings[Name])}
                />
              </div>
              {index === 0 ? (
                <p className="py-2.5 text-muted">In use</p>
              ) : (
                <RestoreButton
                  label={`Restore the version of ${formatMoment(savedAt, zone)}`}
                  onClick={() => restoreAt(valuesAt(index) as Settings[Name])}
                />
              )}
            </li>
          ))}
          {items.length === total && (
            <li className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2 py-4">
              <p className="min-w-0 grow basis-80 py-2.5 font-semibold">The default</p>
              {total > 0 && (
                <RestoreButton
                  label="Restore the default"
                  onClick={() => restoreAt(base.defaults as Settings[Name])}
                />
              )}
            </li>
          )}
        </ol>
      )}
      {items.length < total && (
        <Button variant="outline" className="mt-6" disabled={found.stale} onClick={() => setPages(pages + 1)}>
          Show earlier versions
        </Button>
      )}
    </Modal>
  );
}

function RestoreButton({ label, onClick }: { label: string; onClick(): void }) {
  return (
    <Button variant="outline" aria-label={label} onClick={onClick}>
      Restore
    </Button>
  );
}

type ChangesProps<Name extends SettingGroup> = {
  name: Name;
  /** Undefined while loading. */
  before: Settings[Name] | undefined;
  after: Settings[Name];
};

function Changes<Name extends SettingGroup>({ name, before, after }: ChangesProps<Name>) {
  const zone = useContext(TimeZone);
  if (!before) return null;
  const fields = changedFields(name, before, after);
  if (fields.length === 0) return <p className="mt-1 text-muted">Nothing changed.</p>;
  return (
    <ul className="mt-1 space-y-1 text-muted">
      {fields.map((field) => (
        <li key={field} className="wrap-anywhere">
          {labels[name][field]}: <del dir="auto">{wordsFor(field, before[field], zone)}</del> →{" "}
          <ins dir="auto" className="text-ink no-underline">
            {wordsFor(field, after[field], zone)}
          </ins>
        </li>
      ))}
    </ul>
  );
}
