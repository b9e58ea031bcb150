import { type ReactNode, useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { FormFrame, FormNotices } from "#admin/document/form-frame.tsx";
import { useDocument } from "#admin/document/use-document.ts";
import { FieldList } from "#admin/fields/field-list.tsx";
import type { OwnInputs } from "#admin/fields/form-value.ts";
import { WritingLanguage } from "#admin/fields/writing-language.ts";
import { useMember } from "#admin/guard.tsx";
import { Portal } from "#admin/portal.tsx";
import { useShortcut } from "#admin/use-shortcut.ts";
import { OwnTexts } from "#app/site/own-texts.tsx";
import { announceSiteChange, useSite } from "#app/site/site.ts";
import { useApi } from "#core/api.ts";
import type { SettingGroup, Settings } from "#core/settings.ts";
import { textFieldsOf } from "#features/settings/translated.ts";
import { m } from "#messages";
import { classes } from "#ui/classes.ts";
import { toast } from "#ui/flash.tsx";
import { UndoToast } from "#ui/undo-toast.tsx";
import { documentOf, idOf, type SavedGroup } from "./api.ts";
import { settingKind, valuesOfForm, valuesOfTexts } from "./kind.ts";
import { languageAt } from "./language-links.tsx";
import { withOrigins } from "./origins.ts";
import { Part } from "./part.tsx";
import { pictureInputs } from "./picture-inputs.tsx";
import { SaveBar } from "./save-bar.tsx";
import type { ReadSettings } from "./settings-route.ts";
import { namesIn, partsWithTexts, type SettingPart, tabAt } from "./tabs.ts";
import { TranslationContext, translationOf } from "./translation.ts";
import { useFieldOfAddress } from "./use-field-of-address.ts";
import { inputsWithOriginals } from "./with-original.tsx";

type SettingsPageProps<Group extends SettingGroup> = {
  group: Group;
  settings: ReadSettings;
  /** What of the group this form shows. */
  parts: readonly SettingPart[];
  inputs?: OwnInputs;
  /** Of the site with these values; null where nothing changes that it could show. */
  preview(values: Settings[Group]): ReactNode;
};

/** The form of a group of settings, or of its texts in a further language. */
export function SettingsPage<Group extends SettingGroup>(props: SettingsPageProps<Group>) {
  const id = idOf({ group: props.group, language: props.settings.translation?.language });
  return <GroupForm key={id} {...props} />;
}

function GroupForm<Group extends SettingGroup>(props: SettingsPageProps<Group>) {
  const { group, settings, inputs, preview } = props;
  const translation = translationOf(settings, group);
  const saved = translation?.saved ?? settings[group];
  const id = idOf({ group, language: translation?.language });
  const client = useApi();
  const { member, signedIn } = useMember();
  const site = useSite();
  const { timeZone } = site;
  const { revalidate } = useRevalidator();
  const [kind] = useState(() => settingKind(group, translation?.language));
  const [opened] = useState(() => documentOf(id, saved));
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
  const { values: further } = settings.institute;
  const list = translation ? textFieldsOf(group) : withOrigins(group, saved, fields);
  const parts = translation ? partsWithTexts(group, props.parts) : props.parts;
  const [ownInputs] = useState(() => (translation ? inputsWithOriginals(list, inputs) : inputs));
  const next = translation
    ? valuesOfTexts(group, fields, translation.shown)
    : { values: valuesOfForm(group, fields, timeZone), inMainLanguage: [] };
  const shown = preview(next.values);
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
    const input = { id, version: document?.version ?? 0, values };
    form.load(await kind.api(client).update(input));
    setReplaced(undefined);
  }

  return (
    <FormFrame
      form={form}
      isSame={(one, other) =>
        one.pathname === other.pathname &&
        tabAt(one.search).group === tabAt(other.search).group &&
        languageAt(one.search, further) === languageAt(other.search, further)
      }
    >
      <div
        className={classes(
          "page grid grid-cols-1 items-start gap-x-12 gap-y-10 pb-20",
          shown ? "lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]" : "*:max-w-[46rem]",
        )}
      >
        <TranslationContext value={translation}>
          <WritingLanguage value={translation?.language}>
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
                {translation && <p className="text-muted">{m.adminSettings.textsLead()}</p>}
                {parts.map(({ title, lead }) => (
                  <Part key={title()} title={title()} lead={lead?.()}>
                    <FieldList
                      list={list}
                      fields={fields}
                      errors={errors}
                      change={change}
                      group={title()}
                      inputs={{ ...pictureInputs(list), ...ownInputs }}
                      className="space-y-5"
                    />
                  </Part>
                ))}
              </div>
              <SaveBar fields={namesIn(list, group, parts)} defaults={saved.defaults} />
            </form>
          </WritingLanguage>
        </TranslationContext>
        {translation ? (
          <OwnTexts site={{ ...translation, inMainLanguage: next.inMainLanguage }}>{shown}</OwnTexts>
        ) : (
          shown
        )}
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
