import { useForm } from "#admin/document/form-context.ts";
import { FieldList } from "#admin/fields/field-list.tsx";
import type { InputProps } from "#admin/fields/form-value.ts";
import { valuesOfForm } from "#admin/settings/kind.ts";
import { pictureInputs } from "#admin/settings/picture-inputs.tsx";
import type { HomeSection } from "#core/settings.ts";
import { groupOf } from "#features/fields/field.ts";
import { defaultSections } from "#features/settings/defaults.ts";
import { home } from "#features/settings/groups/home.ts";
import { m } from "#messages";
import { SortableList } from "../sortable/sortable-list.tsx";
import { useHome } from "./material.ts";
import { type FormSection, SectionRow } from "./section-row.tsx";
import { sectionNames } from "./section-words.ts";
import { usePinned } from "./use-pinned.ts";

type Shown = NonNullable<ReturnType<typeof useHome>>;

/** The sections in their order, each with the texts that only it shows: those of the group with its name. */
export function SectionsInput({ name, value, onChange, error, errors }: InputProps<FormSection[]>) {
  const { fields, change } = useForm();
  const sections = everySection(value);
  const values = valuesOfForm("home", fields, "UTC");
  const shown = useHome(values, usePinned(values.hero)?.blog);
  return (
    <>
      <SortableList
        label={m.adminHome.sections()}
        items={sections.map((section) => ({ ...section, key: section.name }))}
        className="space-y-1.5"
        nameOf={({ name: section }) => sectionNames[section]()}
        onMove={onChange}
      >
        {(section, position, controls) => (
          <SectionRow
            path={`${name}.${position - 1}`}
            section={section}
            controls={controls}
            errors={errors}
            hasErrors={textsOf(section.name).some((text) =>
              Object.keys(errors).some((path) => path.split(".")[0] === text),
            )}
            shows={shown && shownIn(section.name, Number(section.count), shown)}
            texts={
              textsOf(section.name).length > 0 && (
                <FieldList
                  list={home}
                  fields={fields}
                  errors={errors}
                  change={change}
                  group={section.name}
                  inputs={pictureInputs(home)}
                  className="space-y-4"
                />
              )
            }
            onChange={(changed) => onChange(sections.with(position - 1, { ...section, ...changed }))}
          />
        )}
      </SortableList>
      {error && <p className="text-meta font-medium text-danger">{error}</p>}
    </>
  );
}

/** The names of the texts that only this section shows. */
export function textsOf(name: HomeSection["name"]): string[] {
  return Object.entries(home).flatMap(([text, { group }]) => (groupOf(group) === name ? text : []));
}

/** Adds the sections that were introduced after the list was saved. */
function everySection(sections: FormSection[]): FormSection[] {
  const missing = defaultSections.filter(({ name }) => !sections.some((section) => section.name === name));
  const hidden = missing.map(({ count, ...section }) => ({ ...section, count: String(count), hidden: true }));
  return [...sections, ...hidden.map((section) => ({ ...section, key: section.name }))];
}

/** The titles in a section; undefined for one without a list. */
function shownIn(
  name: HomeSection["name"],
  count: number,
  { front, board, collections }: Shown,
): string[] | undefined {
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
