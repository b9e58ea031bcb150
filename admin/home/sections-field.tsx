import type { ReactNode } from "react";
import { sectionWords } from "#admin/settings/section-names.ts";
import type { HomeSection, Settings } from "#core/settings.ts";
import { TextField } from "#ui/forms/field.tsx";
import { labels } from "../settings/groups.ts";
import { SortableList } from "../sortable/sortable-list.tsx";
import { CardsField } from "./cards-field.tsx";
import type { HomeForm } from "./home-form.ts";
import { everySection, useHome } from "./material.ts";
import { OwnPictureField } from "./picture-field.tsx";
import { SectionRow } from "./section-row.tsx";
import { usePinned } from "./use-pinned.ts";

type Shown = NonNullable<ReturnType<typeof useHome>>;

export function SectionsField({ form }: HomeForm) {
  const { values, errors } = form;
  const sections = everySection(values.sections);
  const shown = useHome(values, usePinned(values.hero)?.blog);
  const change = (next: HomeSection[]) => form.change({ sections: next });
  return (
    <>
      <SortableList
        label="Sections"
        items={sections.map((section) => ({ ...section, key: section.name }))}
        className="space-y-1.5"
        nameOf={({ name }) => sectionWords[name].name}
        onMove={(next) => change(next.map(({ key, ...section }) => section))}
      >
        {({ key, ...section }, position, controls) => (
          <SectionRow
            section={section}
            controls={controls}
            error={
              errors[`sections.${position - 1}.label`] ??
              errors[`sections.${position - 1}.heading`] ??
              errors[`sections.${position - 1}.count`]
            }
            hasErrors={(fieldsOf[section.name] ?? []).some((field) =>
              Object.keys(errors).some((path) => path.split(".")[0] === field),
            )}
            shows={shown && shownIn(section, shown)}
            texts={textsOf(section.name, form)}
            onChange={(changed) => change(sections.with(position - 1, { ...section, ...changed }))}
          />
        )}
      </SortableList>
      {errors.sections && <p className="text-meta font-medium text-danger">{errors.sections}</p>}
    </>
  );
}

/** The settings that only one section shows. */
const fieldsOf: Partial<Record<HomeSection["name"], (keyof Settings["home"])[]>> = {
  welcome: ["welcome"],
  cards: ["cards"],
  text: ["text"],
  newsletter: ["newsletter"],
  picture: ["pictureId", "pictureCaption", "pictureCredit"],
};

function textsOf(name: HomeSection["name"], form: HomeForm["form"]): ReactNode {
  if (name === "welcome")
    return (
      <TextOf form={form} field="welcome" rows={2} hint="Shown to visitors. Members are greeted by name." />
    );
  if (name === "cards") return <CardsField form={form} />;
  if (name === "picture") return <OwnPictureField form={form} />;
  if (name === "text")
    return <TextOf form={form} field="text" rows={6} hint="An empty line begins a paragraph." />;
  if (name !== "newsletter") return null;
  return (
    <TextOf
      form={form}
      field="newsletter"
      rows={3}
      hint="Your email address is shown below it, and people subscribe by writing to you."
    />
  );
}

type TextOfProps = HomeForm & { field: "welcome" | "text" | "newsletter"; rows: number; hint: string };

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

/** The titles in a section; undefined for one without a list. */
function shownIn({ name, count }: HomeSection, { front, board, collections }: Shown): string[] | undefined {
  const listed: Partial<Record<HomeSection["name"], { title: string }[]>> = {
    research: front.research,
    publications: front.publications,
    events: front.events,
    highlights: front.highlights,
    cards: front.cards,
    gallery: collections.slice(0, count),
    resources: front.latest.slice(0, count),
    team: board.slice(0, count).map(({ name: title }) => ({ title })),
  };
  return listed[name]?.map(({ title }) => title);
}
