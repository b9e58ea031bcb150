import { TextField } from "#ui/forms/field.tsx";
import { labels } from "../settings/groups.ts";
import { Part } from "../settings/part.tsx";
import type { SettingsForm } from "../settings/use-settings.ts";
import { CardsField } from "./cards-field.tsx";
import { HeroField } from "./hero-field.tsx";
import { SectionsField } from "./sections-field.tsx";

export type HomeForm = { form: SettingsForm<"home"> };

export function HomeFields({ form }: HomeForm) {
  return (
    <>
      <Part title="At the top" lead="The large article at the start of the page.">
        <HeroField form={form} />
      </Part>
      <Part title="Sections" lead="In the order of the page. Sections with nothing to show are left out.">
        <SectionsField form={form} />
      </Part>
      <Part title="Information cards" lead="Short texts with a link, in the section of the same name.">
        <CardsField form={form} />
      </Part>
      <Part title="Texts">
        <TextOf
          form={form}
          field="text"
          rows={6}
          hint="For the section “Your own text”. An empty line begins a paragraph."
        />
        <TextOf
          form={form}
          field="newsletter"
          rows={3}
          hint="For the section “Newsletter”. Your email address is shown below it, and people subscribe by writing to you."
        />
      </Part>
    </>
  );
}

type TextOfProps = HomeForm & { field: "text" | "newsletter"; rows: number; hint: string };

function TextOf({ form, field, ...rest }: TextOfProps) {
  return (
    <TextField
      {...rest}
      label={labels.home[field]}
      error={form.errors[field]}
      dir="auto"
      value={form.values[field]}
      onChange={({ target }) => form.change({ [field]: target.value })}
    />
  );
}
