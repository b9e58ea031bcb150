import { ColourField } from "./colour-field.tsx";
import { FontsField } from "./fonts-field.tsx";
import { LogoFields } from "./logo-field.tsx";
import { PanelField } from "./panel-field.tsx";
import { Part } from "./part.tsx";
import type { SettingsForm } from "./use-settings.ts";

export function AppearanceFields({ form }: { form: SettingsForm<"appearance"> }) {
  return (
    <>
      <Part title="Logo">
        <LogoFields form={form} />
      </Part>
      <Part
        title="Colours"
        lead="The site makes all its colours from these two. Where text would be hard to read, it uses a darker or lighter shade."
      >
        <ColourField form={form} field="brand" hint="Buttons, links, the footer and dark backgrounds." />
        <ColourField form={form} field="accent" hint="Labels, the current page in the menu, and badges." />
      </Part>
      <Part
        title="Fonts"
        lead="For headings and articles, and for everything else. All of them have Greek, Cyrillic and Vietnamese letters."
      >
        <FontsField form={form} />
      </Part>
      <Part title="Log in and sign up">
        <PanelField form={form} />
      </Part>
    </>
  );
}
