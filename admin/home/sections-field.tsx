import type { HomeSection } from "#core/settings.ts";
import { SortableList } from "../sortable/sortable-list.tsx";
import type { HomeForm } from "./home-fields.tsx";
import { everySection, useHome } from "./material.ts";
import { sectionWords } from "./section-names.ts";
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
        className="space-y-2"
        nameOf={({ name }) => sectionWords[name].name}
        onMove={(next) => change(next.map(({ key, ...section }) => section))}
      >
        {({ key, ...section }, position, controls) => (
          <SectionRow
            section={section}
            controls={controls}
            error={errors[`sections.${position - 1}.heading`] ?? errors[`sections.${position - 1}.count`]}
            shows={shown && shownIn(section, shown)}
            onChange={(changed) => change(sections.with(position - 1, { ...section, ...changed }))}
          />
        )}
      </SortableList>
      {errors.sections && <p className="text-meta font-medium text-danger">{errors.sections}</p>}
    </>
  );
}

/** The titles in a section; undefined for one without a list, and for the board, which is shown while it is empty. */
function shownIn({ name, count }: HomeSection, { front, board, collections }: Shown): string[] | undefined {
  const listed: Partial<Record<HomeSection["name"], { title: string }[]>> = {
    ...{ research: front.research, publications: front.publications, events: front.events },
    ...{ highlights: front.highlights, cards: front.cards },
    gallery: collections.slice(0, count),
    resources: front.latest.slice(0, count),
    team: board.length > 0 ? board.slice(0, count).map(({ name: title }) => ({ title })) : undefined,
  };
  return listed[name]?.map(({ title }) => title);
}
