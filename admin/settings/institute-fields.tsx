import { useState } from "react";
import { languageChoices, timeIn, timeZoneChoices } from "#features/settings/choices.ts";
import { Field } from "#ui/forms/field.tsx";
import { instantOf, localTime } from "../document/local-time.ts";
import { labels, originOf } from "./groups.ts";
import { LinesField } from "./lines-field.tsx";
import { Part } from "./part.tsx";
import { SearchSelect } from "./search-select.tsx";
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
          hint="The language of most articles. Browsers and screen readers use it."
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
      <Part title="Videos">
        <LinesField
          label={label.peertubeHosts}
          name="peertubeHosts"
          value={values.peertubeHosts}
          error={Object.entries(errors).find(([path]) => path.startsWith("peertubeHosts"))?.[1]}
          hint="Sites whose videos your articles can show, one per line, like video.example. YouTube and Vimeo are always possible. No video is loaded before a reader presses play."
          onChange={(peertubeHosts) => change({ peertubeHosts })}
        />
      </Part>
      <Part
        title="Announcement"
        lead="A line above every page until the date you set. Leave it empty to show none."
      >
        <SettingField form={form} field="announcement" maxLength={300} />
        <SettingField
          form={form}
          field="announcementLink"
          maxLength={500}
          hint="A page on this site, like /events, or an address that begins with https://."
        />
        <Field
          label={label.announcementUntil}
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
      <Part title="Login and donations">
        <SettingField form={form} field="quote" rows={3} maxLength={400} />
        <SettingField form={form} field="quoteSource" maxLength={100} />
        <SettingField
          form={form}
          field="donation"
          type="url"
          maxLength={500}
          hint="The page where people can give, like https://give.example/you. A button in the menu and the footer links to it."
        />
      </Part>
    </>
  );
}
