import { useState } from "react";
import { languageChoices, timeIn, timeZoneChoices } from "#features/settings/choices.ts";
import { SearchSelect } from "#ui/forms/search-select.tsx";
import { labels, originOf } from "./groups.ts";
import { Part } from "./part.tsx";
import { SettingField } from "./setting-field.tsx";
import type { SettingsForm } from "./use-settings.ts";

export function InstituteFields({ form }: { form: SettingsForm<"institute"> }) {
  const { values, errors, base, change } = form;
  const [languages] = useState(() => languageChoices(values.language));
  const [zones] = useState(() => timeZoneChoices(values.timeZone));
  const now = timeIn(values.timeZone);
  const label = labels.institute;
  return (
    <>
      <Part title="Name">
        <SettingField form={form} field="name" maxLength={100} />
        <SettingField
          form={form}
          field="shortName"
          maxLength={24}
          hint="Optional. Used where space is short, such as the bar of the site and phones."
        />
        <SettingField
          form={form}
          field="tagline"
          maxLength={200}
          hint="Optional. A few words shown with the name in the footer and in the home page’s title."
        />
        <SettingField
          form={form}
          field="description"
          rows={4}
          maxLength={600}
          hint="Shown in the footer, in search engines and in link previews."
        />
      </Part>
      <Part title="Language and time">
        <SearchSelect
          label={label.language}
          name="language"
          value={values.language}
          options={languages}
          error={errors.language}
          hint="Of your texts. The site’s own words, such as “Search” or “Log in”, are English for now."
          onChange={(language) => change({ language })}
        />
        <SearchSelect
          label={label.timeZone}
          name="timeZone"
          value={values.timeZone}
          options={zones}
          error={errors.timeZone}
          hint={[
            now && `It is ${now} there now. All dates on the site use this time zone.`,
            originOf("institute", "timeZone", { values, defaults: base.defaults }),
          ]
            .filter(Boolean)
            .join(" ")}
          onChange={(timeZone) => change({ timeZone })}
        />
      </Part>
      <Part title="Login" lead="A quote in the picture beside the login form. Leave it empty to show none.">
        <SettingField form={form} field="quote" rows={3} maxLength={400} />
        <SettingField form={form} field="quoteSource" maxLength={100} />
      </Part>
    </>
  );
}
