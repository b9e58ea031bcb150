import { type ReactNode, useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { FormFrame, FormNotices } from "#admin/document/form-frame.tsx";
import type { Fields as Form } from "#admin/document/kind.ts";
import { useDocument } from "#admin/document/use-document.ts";
import { FieldList } from "#admin/fields/field-list.tsx";
import type { OwnInputs } from "#admin/fields/form-value.ts";
import { useMember } from "#admin/guard.tsx";
import { Portal } from "#admin/portal.tsx";
import { useShortcut } from "#admin/use-shortcut.ts";
import { announceSiteChange, useSite } from "#app/site/site.ts";
import { useApi } from "#core/api.ts";
import type { SettingGroup } from "#core/settings.ts";
import { m } from "#messages";
import { classes } from "#ui/classes.ts";
import { toast } from "#ui/flash.tsx";
import { UndoToast } from "#ui/undo-toast.tsx";
import { documentOf, type SavedGroup } from "./api.ts";
import { settingKind } from "./kind.ts";
import { withOrigins } from "./origins.ts";
import { Part } from "./part.tsx";
import { pictureInputs } from "./picture-inputs.tsx";
import { SaveBar } from "./save-bar.tsx";
import { namesIn, type SettingPart, tabAt } from "./tabs.ts";
import { useFieldOfAddress } from "./use-field-of-address.ts";

type SettingsPageProps = {
  group: SettingGroup;
  saved: { version: number; values: object; defaults: object };
  /** What of the group this form shows. */
  parts: readonly SettingPart[];
  inputs?: OwnInputs;
  /** Of the site with the form's values; null where nothing changes that it could show. */
  preview(form: Form): ReactNode;
};

export function SettingsPage({ group, saved, parts, inputs, preview }: SettingsPageProps) {
  const client = useApi();
  const { member, signedIn } = useMember();
  const { timeZone } = useSite();
  const { revalidate } = useRevalidator();
  const [kind] = useState(() => settingKind(group));
  const [opened] = useState(() => documentOf(group, saved));
  const [replaced, setReplaced] = useState<SavedGroup>();
  const options = { kind, opened, type: null, member, signedIn, timeZone };
  const form = useDocument({
    ...options,
    onSave(after, before) {
      // Undoing a save that follows one of somebody else would undo both.
      setReplaced(before?.version === after.version - 1 ? (before as SavedGroup) : undefined);
    },
  });
  const { document, fields, errors, change } = form;
  const { announceSave } = form.tabs;
  const shown = preview(fields);
  useFieldOfAddress(form.form);
  useShortcut("s", () => {
    if (!form.isChanged) toast("info", m.adminSettings.everythingSaved(), 5000);
    else if (!form.pending) form.submit();
  });

  useEffect(() => {
    if (document === opened) return;
    announceSave();
    announceSiteChange();
    void revalidate();
  }, [document, opened, announceSave, revalidate]);

  async function undo({ values }: SavedGroup): Promise<void> {
    const input = { id: group, version: document?.version ?? 0, values };
    form.load(await kind.api(client).update(input));
    setReplaced(undefined);
  }

  const list = withOrigins(group, saved, fields);
  return (
    <FormFrame
      form={form}
      isSame={(one, other) =>
        one.pathname === other.pathname && tabAt(one.search).group === tabAt(other.search).group
      }
    >
      <div
        className={classes(
          "page grid grid-cols-1 items-start gap-x-12 gap-y-10 pb-20",
          shown ? "lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]" : "*:max-w-[46rem]",
        )}
      >
        <form
          ref={form.form}
          noValidate
          aria-label={m.adminSettings.formLabel()}
          className="min-w-0"
          onSubmit={(event) => {
            if (event.target !== event.currentTarget) return; // the form of a dialog
            event.preventDefault();
            form.submit();
          }}
        >
          <div className="space-y-7">
            <FormNotices />
            {parts.map(({ title, lead }) => (
              <Part key={title()} title={title()} lead={lead?.()}>
                <FieldList
                  list={list}
                  fields={fields}
                  errors={errors}
                  change={change}
                  group={title()}
                  inputs={{ ...pictureInputs(list), ...inputs }}
                  className="space-y-5"
                />
              </Part>
            ))}
          </div>
          <SaveBar fields={namesIn(group, parts)} defaults={saved.defaults} />
        </form>
        {shown}
      </div>
      <Portal>
        {replaced && (
          <UndoToast
            message={m.adminSettings.inUse()}
            undo={() => undo(replaced)}
            onClose={() => setReplaced(undefined)}
          />
        )}
      </Portal>
    </FormFrame>
  );
}
