import { useMemo } from "react";
import { Field } from "#ui/forms/field.tsx";
import { localTime } from "../document/local-time.ts";
import { labels, originOf } from "./groups.ts";
import { Part } from "./part.tsx";
import { instantOf, languageOptions, timeIn, zoneOptions } from "./places.ts";
import { SearchSelect } from "./search-select.tsx";
import { SettingField } from "./setting-field.tsx";
import type { SettingsForm } from "./use-settings.ts";

export function InstituteFields({ form }: { form: SettingsForm<"institute"> }) {
  const { values, errors, base, change } = form;
  const languages = useMemo(languageOptions, []);
  const zones = useMemo(zoneOptions, []);
  const now = timeIn(values.timeZone);
  const label = labels.institute;
  return (
    <>
      <Part title="Name">
        <SettingField form={form} field="name" maxLength={100} />
        <SettingField
          form={form}
          field="tagline"
          maxLength={200}
          hint="A few words beside the name, in the footer and in the title of the home page. May stay empty."
        />
        <SettingField
          form={form}
          field="description"
          rows={4}
          maxLength={600}
          hint="In the footer, for search engines and in link previews."
        />
      </Part>
      <Part title="Language and time">
        <SearchSelect
          label={label.language}
          name="language"
          value={values.language}
          options={languages}
          error={errors.language}
          hint="What most of the articles are written in. Browsers and screen readers read the pages in it."
          onChange={(language) => change({ language })}
        />
        <SearchSelect
          label={label.timeZone}
          name="timeZone"
          value={values.timeZone}
          options={zones}
          error={errors.timeZone}
          hint={[
            now && `It is ${now} there now. Every date of the site is shown in it.`,
            originOf("institute", "timeZone", { values, defaults: base.defaults }),
          ]
            .filter(Boolean)
            .join(" ")}
          onChange={(timeZone) => change({ timeZone })}
        />
      </Part>
      <Part title="Announcement" lead="A line above every page, until its end. Leave it empty for none.">
        <SettingField form={form} field="announcement" maxLength={300} />
        <SettingField
          form={form}
          field="announcementLink"
          maxLength={500}
          hint="A page of this site, like /events, or an address that begins with https://."
        />
        <Field
          label={label.announcementUntil}
          name="announcementUntil"
          type="datetime-local"
          value={values.announcementUntil && now ? localTime(values.announcementUntil, values.timeZone) : ""}
          error={errors.announcementUntil}
          hint={`It disappears by itself at this time, in ${values.timeZone.replaceAll("_", " ")}. Empty: it stays.`}
          onChange={({ target }) =>
            change({ announcementUntil: now ? instantOf(target.value, values.timeZone) : null })
          }
        />
      </Part>
      <Part title="Login and donations">
        <SettingField form={form} field="quote" rows={3} maxLength={400} />
        <SettingField form={form} field="quoteSource" maxLength={100} />
        <SettingField
          form={form}
          field="donation"
          type="url"
          maxLength={500}
          hint="The page where people can give, like https://give.example/you. A button in the menu and the footer leads there."
        />
      </Part>
    </>
  );
}
