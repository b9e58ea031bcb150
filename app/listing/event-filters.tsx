import { languageName } from "#core/language.ts";
import type { EventFilters as Choices } from "#features/events/contract.ts";
import { m } from "#messages";
import { FilterMenu } from "#ui/filter-menu.tsx";
import { useSite } from "../site/site.ts";
import { Filter, filterLink } from "./filter.tsx";
import type { queries } from "./queries.ts";
import type { Query } from "./search-params.ts";

const path = "/events";

const statuses = () =>
  [
    [undefined, m.listing.allEvents()],
    ["upcoming", m.listing.upcomingEvents()],
    ["past", m.listing.pastEvents()],
  ] as const;

const views = () =>
  [
    [undefined, m.listing.listView()],
    ["month", m.listing.monthView()],
  ] as const;

type EventFiltersProps = {
  query: Omit<Query<typeof queries.events>, "page">;
  /** The names of the subcategories. */
  names: string[];
  filters: Choices | undefined;
};

/** Filters by time, topic, place and language. Filters with nothing to choose are left out. */
export function EventFilters({ query, names, filters }: EventFiltersProps) {
  const { language: own } = useSite();
  const { places = [], languages = [], online = false } = filters ?? {};
  const linkTo = (text: string, where: { place?: string; online?: "yes" }) =>
    filterLink({ path, query, text, change: { place: undefined, online: undefined, ...where } });
  const linkToLanguage = (text: string, language?: string) => ({
    ...filterLink({ path, query, text, change: { language } }),
    language,
  });
  const row = { path, query, named: true, plain: true };
  return (
    <div className="grid grid-cols-2 gap-x-10 gap-y-4 *:min-w-0 md:grid-cols-[minmax(0,1fr)_auto] max-md:*:odd:col-span-2">
      {query.view ? (
        <span className="max-md:hidden" />
      ) : (
        <Filter
          path={path}
          query={query}
          parameter="status"
          label={m.listing.when()}
          named
          choices={statuses()}
        />
      )}
      <div className="max-md:order-last md:justify-self-end">
        <Filter
          {...row}
          query={{ ...query, month: undefined }}
          parameter="view"
          label={m.listing.view()}
          choices={views()}
        />
      </div>
      {names.length > 0 || query.subcategory ? (
        <Filter
          {...row}
          parameter="subcategory"
          label={m.listing.topic()}
          choices={[[undefined, m.listing.allTopics()], ...names.map((name) => [name, name] as const)]}
        />
      ) : (
        <span className="max-md:hidden" />
      )}
      <div className="flex flex-wrap gap-x-8 gap-y-4 empty:hidden md:justify-self-end">
        {(places.length > 0 || online || query.place || query.online) && (
          <FilterMenu
            label={m.listing.place()}
            filters={[
              linkTo(m.listing.allPlaces(), {}),
              ...(online || query.online ? [linkTo(m.listing.online(), { online: "yes" })] : []),
              ...withChosen(places, query.place).map((place) => linkTo(place, { place })),
            ]}
          />
        )}
        {(languages.length > 0 || query.language) && (
          <FilterMenu
            label={m.listing.language()}
            filters={[
              linkToLanguage(m.listing.allLanguages()),
              ...withChosen([own, ...languages], query.language).map((tag) =>
                linkToLanguage(languageName(tag), tag),
              ),
            ]}
          />
        )}
      </div>
    </div>
  );
}

function withChosen(names: string[], chosen: string | undefined): string[] {
  return chosen && !names.includes(chosen) ? [...names, chosen] : names;
}
