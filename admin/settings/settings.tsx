import { useLoaderData, useLocation, useNavigate } from "react-router";
import type { OwnInputs } from "#admin/fields/form-value.ts";
import { LanguageInput } from "#admin/fields/language-input.tsx";
import { m } from "#messages";
import { SearchChoice } from "../combobox/search-choice.tsx";
import { HelpLink } from "../help/help-link.tsx";
import { Tabs } from "../list/tabs.tsx";
import { ColourWithContrast } from "./colour-with-contrast.tsx";
import { HoursInput, LinksInput } from "./contact-inputs.tsx";
import { findSettings } from "./find-settings.ts";
import { FontsInput } from "./fonts-input.tsx";
import { LanguageLinks } from "./language-links.tsx";
import { LanguagesInput } from "./languages-input.tsx";
import { DarkLogoInput, LogoInput, PanelInput } from "./picture-inputs.tsx";
import { Preview } from "./preview.tsx";
import { SettingsPage } from "./settings-page.tsx";
import { type ReadSettings, settingsRoute } from "./settings-route.ts";
import { partsWithTexts, tabAt, tabPath, tabs } from "./tabs.ts";
import { TimeZoneInput } from "./zone-inputs.tsx";

export const { handle, meta, clientLoader } = settingsRoute({
  title: m.adminSettings.title,
  description: m.adminSettings.description,
  forbidden: m.adminSettings.forbidden,
  signIn: m.adminSettings.signIn,
});

/** Of settings that need more than the input of their type. */
const inputs: OwnInputs = {
  language: LanguageInput,
  languages: LanguagesInput,
  timeZone: TimeZoneInput,
  logoId: LogoInput,
  darkLogoId: DarkLogoInput,
  panelId: PanelInput,
  brand: ColourWithContrast,
  accent: ColourWithContrast,
  fonts: FontsInput,
  officeHours: HoursInput,
  social: LinksInput,
};

export default function Settings() {
  const read = useLoaderData<typeof clientLoader>();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { name: shown, group, parts, isUnseen } = tabAt(search);
  const hasTexts = partsWithTexts(group, parts).length > 0;
  const { translation, ...main } = read;
  const settings: ReadSettings = hasTexts ? read : main;
  const shownTabs = settings.translation
    ? tabs.filter((tab) => partsWithTexts(tab.group, tab.parts).length > 0)
    : tabs;
  return (
    <>
      <header className="page py-4">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <div className="flex items-center gap-x-4">
            <h1 className="heading text-h2 max-lg:sr-only">{m.adminSettings.title()}</h1>
            <HelpLink screen="/manage-settings" className="lg:mt-1" />
          </div>
          <div className="w-full sm:w-80">
            <SearchChoice
              label={m.adminSettings.find()}
              placeholder={m.adminSettings.find()}
              hasHeading
              find={async (typed) => findSettings(typed)}
              onChoose={({ to }) => void navigate(to)}
            />
          </div>
        </div>
        <div className="mt-3">
          <Tabs
            label={m.adminSettings.tabs()}
            tabs={shownTabs.map(({ name, text }) => ({
              text: text(),
              to: tabPath(name, translation?.language),
              active: name === shown,
            }))}
          />
        </div>
        {hasTexts && <LanguageLinks site={main.institute.values} />}
      </header>
      <SettingsPage
        group={group}
        settings={settings}
        parts={parts}
        inputs={inputs}
        preview={(values) => (isUnseen ? null : <Preview group={group} values={values} />)}
      />
    </>
  );
}
