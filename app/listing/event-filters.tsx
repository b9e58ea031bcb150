import { languageName } from "#core/language.ts";
import type { EventFilters as Choices } from "#features/events/contract.ts";
import { FilterLinks } from "#ui/filter-links.tsx";
import { useSite } from "../site.ts";
import { Filter } from "./filter.tsx";
import type { queries } from "./queries.ts";
import { isCombined, type Query, urlFor } from "./search-params.ts";

const path = "/events";

const statuses = [
  [undefined, "All Events"],
  ["upcoming", "Upcoming"],
  ["past", "Past Events"],
] as const;

const views = [
  [undefined, "List"],
  ["month", "Month"],
] as const;

type EventFiltersProps = {
  query: Omit<Query<typeof queries.events>, "page">;
  /** Of the subcategories. */
  names: string[];
  filters: Choices | undefined;
};

/** By time, topic, place and language. Those with nothing to choose are left out. */
export function EventFilters({ query, names, filters }: EventFiltersProps) {
  const { language: own } = useSite();
  const { places = [], languages = [], online = false } = filters ?? {};
  const linkTo = (text: string, where: { place?: string; online?: "yes" }) => {
    const chosen = { ...query, place: undefined, online: undefined, ...where };
    return {
      text,
      to: urlFor(path, chosen),
      nofollow: isCombined(chosen),
      active: query.place === where.place && query.online === where.online,
    };
  };
  const row = { path, query, named: true, plain: true };
  return (
    <>
      {!query.view && (
        <Filter {...{ path, query }} parameter="status" label="When" named choices={statuses} />
      )}
      <Filter
        {...row}
        parameter="subcategory"
        label="Topic"
        choices={[[undefined, "All topics"], ...names.map((name) => [name, name] as const)]}
      />
      {(places.length > 0 || online || query.place || query.online) && (
        <FilterLinks
          named
          plain
          label="Place"
          filters={[
            linkTo("All places", {}),
            ...(online || query.online ? [linkTo("Online", { online: "yes" })] : []),
            ...withChosen(places, query.place).map((place) => linkTo(place, { place })),
          ]}
        />
      )}
      {(languages.length > 0 || query.language) && (
        <Filter
          {...row}
          parameter="language"
          label="Language"
          choices={[
            [undefined, "All languages"],
            ...withChosen([own, ...languages], query.language).map(
              (tag) => [tag, languageName(tag), tag] as const,
            ),
          ]}
        />
      )}
      <Filter {...row} query={{ ...query, month: undefined }} parameter="view" label="View" choices={views} />
    </>
  );
}

function withChosen(names: string[], chosen: string | undefined): string[] {
  return chosen && !names.includes(chosen) ? [...names, chosen] : names;
}
