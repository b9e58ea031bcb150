import { useContext } from "react";
import { formatMoment } from "#core/dates.ts";
import type { SettingGroup, Settings } from "#core/settings.ts";
import { Button } from "#ui/button.tsx";
import { TimeZone } from "#ui/time-zone.tsx";
import { Modal } from "../modal.tsx";
import { changedFields, labels, wordsFor } from "./groups.ts";
import type { Conflict, SettingsForm } from "./use-settings.ts";

/** Shows who saved in the meantime, and both values of each setting that differs. */
export function ConflictDialog<Name extends SettingGroup>({
  form,
  conflict: { theirs, editor, savedAt },
}: {
  form: SettingsForm<Name>;
  conflict: Conflict<Name>;
}) {
  const zone = useContext(TimeZone);
  const { name, values, isSaving, closeConflict, useMine, useTheirs } = form;
  const fields = changedFields(name, values, theirs.values as Settings[Name]);
  return (
    <Modal title="These settings have changed" onClose={closeConflict}>
      <p className="text-small text-muted">
        {editor ?? "A former member"} saved them{savedAt && ` on ${formatMoment(savedAt, zone)}`}, after you
        opened this page. Nothing has been overwritten.
      </p>
      <table className="mt-6 block w-full text-small sm:table">
        <thead className="max-sm:sr-only">
          <tr className="border-b border-ink text-left">
            <th scope="col" className="py-2 pr-6">
              Setting
            </th>
            <th scope="col" className="py-2 pr-6">
              Yours
            </th>
            <th scope="col" className="py-2">
              Saved by {editor ?? "a former member"}
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {fields.map((field) => (
            <tr key={field} className="border-b border-hairline align-top max-sm:block max-sm:py-3">
              <th scope="row" className="pr-6 text-left font-semibold max-sm:block sm:py-3">
                {labels[name][field]}
              </th>
              {[values, theirs.values as Settings[Name]].map((side, index) => (
                <td
                  key={index === 0 ? "mine" : "theirs"}
                  className="pr-6 whitespace-pre-line max-sm:mt-1 max-sm:block sm:py-3"
                >
                  <span className="font-semibold sm:hidden">{index === 0 ? "Yours: " : "Theirs: "}</span>
                  <span dir="auto" className="wrap-anywhere">
                    {wordsFor(field, side[field], zone)}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-8 flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={closeConflict}>
          Keep editing
        </Button>
        <Button variant="outline" onClick={useTheirs}>
          Take theirs
        </Button>
        <Button onClick={useMine} disabled={isSaving}>
          {isSaving ? "Saving..." : "Keep mine"}
        </Button>
      </div>
    </Modal>
  );
}
