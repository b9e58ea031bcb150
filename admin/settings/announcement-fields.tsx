import { timeIn } from "#features/settings/choices.ts";
import { Field } from "#ui/forms/field.tsx";
import { instantOf, localTime } from "../fields/local-time.ts";
import { labels } from "./groups.ts";
import { LinkSettingField } from "./link-setting-field.tsx";
import { Part } from "./part.tsx";
import { SettingField } from "./setting-field.tsx";
import type { SettingsForm } from "./use-settings.ts";

export function AnnouncementFields({ form }: { form: SettingsForm<"institute"> }) {
  const { values, errors, change } = form;
  const now = timeIn(values.timeZone);
  return (
    <>
      <Part
        title="Announcement"
        lead="A line above every page until the date you set. Leave it empty to show none."
      >
        <SettingField form={form} field="announcement" maxLength={300} />
        <LinkSettingField
          form={form}
          field="announcementLink"
          hint="A page of this site, like /events, or an address like institute.example."
        />
        <Field
          label={labels.institute.announcementUntil}
          name="announcementUntil"
          type="datetime-local"
          value={values.announcementUntil && now ? localTime(values.announcementUntil, values.timeZone) : ""}
          error={errors.announcementUntil}
          hint={`The announcement disappears at this time (${values.timeZone.replaceAll("_", " ")}). Leave it empty to keep it.`}
          onChange={({ target }) =>
            change({ announcementUntil: now ? instantOf(target.value, values.timeZone) : null })
          }
        />
      </Part>
      <Part
        title="Donations"
        lead="A button in the menu and the footer leads to the page where people can give."
      >
        <LinkSettingField form={form} field="donation" hint="For example give.example/you." />
      </Part>
    </>
  );
}
