import { Part } from "../settings/part.tsx";
import { HeroField } from "./hero-field.tsx";
import type { HomeForm } from "./home-form.ts";
import { SectionsField } from "./sections-field.tsx";

export function HomeFields({ form }: HomeForm) {
  return (
    <>
      <Part title="At the top" lead="The large article at the start of the page.">
        <HeroField form={form} />
      </Part>
      <Part
        title="Sections"
        lead="In the order of the page. Open one to change its texts. Sections with nothing to show are left out."
      >
        <SectionsField form={form} />
      </Part>
    </>
  );
}
