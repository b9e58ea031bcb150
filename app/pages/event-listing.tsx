import { api } from "#core/api.ts";
import { pagePath } from "#features/addresses/paths.ts";
import { EventGrid } from "#features/blogs/blog-grid.tsx";
import { shownCards } from "#features/blogs/shown-card.ts";
import { EventCalendar } from "#features/events/event-month.tsx";
import { FreeText } from "#features/pages/free-text.tsx";
import { topicNamed } from "#features/pages/topics.ts";
import { lists } from "#features/publishing/kinds.ts";
import { LinkButton } from "#ui/button.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { CreateLink } from "../listing/create-link.tsx";
import { EventFilters } from "../listing/event-filters.tsx";
import { Listing } from "../listing/listing.tsx";
import { ListingFailure } from "../listing/listing-failure.tsx";
import { headOfListing, readListingPage, topOf } from "../listing/listing-page.tsx";
import { ProjectFilter, readProjects } from "../listing/project-filter.tsx";
import { queries } from "../listing/queries.ts";
import { SearchBox } from "../listing/search-box.tsx";
import { canonicalList, queryOf, readList, redirectToCanonical, urlFor } from "../listing/search-params.ts";
import { TopicLink } from "../listing/topic-link.tsx";
import { headOf } from "../page/head.ts";
import { readFilters, withRouteErrors } from "../site/route-errors.ts";
import type { Route } from "./+types/event-listing.ts";

const path = "/events";
const noList = { items: [], page: 1, pages: 0, total: 0 };

async function read({ context, request: { url } }: Route.LoaderArgs) {
  const { blogs, events, pages } = context.get(api);
  const { page, ...requested } = queryOf(url, queries.events);
  const { query: all, ...chosen } = await readProjects(
    context,
    { kind: "blog", section: "events" },
    requested,
  );
  const { subcategory, place, online: isOnline, language, project, view } = all;
  const query = view ? { ...all, status: undefined } : { ...all, month: undefined };
  const filter = { subcategory, place, language, project, ...(isOnline ? { online: true } : {}) };
  const [shown, topics, filters] = await Promise.all([
    readListingPage(context, "events"),
    readFilters(context, blogs.subcategories({ section: "events" })),
    readFilters(
      context,
      events.filters().then((found) => [found]),
    ),
  ]);
  const narrowed = { ...chosen, shown, names: topics, filters: filters[0], query };
  if (view) {
    redirectToCanonical(url, urlFor(path, query));
    const month = await withRouteErrors(events.month({ ...filter, month: query.month }));
    return { ...narrowed, month, list: noList, topic: undefined };
  }
  const list = await readList({ url, path, query, page }, (slice) =>
    blogs.section({
      sectionType: "events",
      ...filter,
      eventStatus: query.status,
      prefer: "site",
      ...slice,
      view: "card",
    }),
  );
  const pagesOfTopics = subcategory ? await readFilters(context, pages.topics()) : [];
  const topic = subcategory ? topicNamed(pagesOfTopics, "events", subcategory) : undefined;
  return { ...narrowed, month: null, topic, list: { ...list, items: list.items.map(shownCards()) } };
}

export { read as clientLoader, read as loader };

export const meta = (args: Route.MetaArgs) =>
  headOf(args, ({ shown, query, topic, list: { page } }) => {
    const list = canonicalList(path, { ...query, page });
    const ofTopic = topic && { path: urlFor(pagePath(topic), { page: list.noindex ? undefined : page }) };
    return { ...headOfListing(shown), ...list, ...ofTopic };
  });

export default function EventListing({ loaderData }: Route.ComponentProps) {
  const { shown, query, list, names, topic, month } = loaderData;
  const { subcategory } = query;
  return (
    <>
      <Listing
        {...topOf(shown)}
        filters={
          <>
            {subcategory && <TopicLink topic={topic} scope="events" name={subcategory} />}
            <EventFilters {...loaderData} />
            <ProjectFilter path={path} query={query} projects={loaderData.projects} />
          </>
        }
        search={
          (names.length > 0 || list.items.length > 0) && (
            <SearchBox
              action="/search"
              label="Search events"
              params={{ section: "events" }}
              className="hidden md:flex"
            />
          )
        }
        create={<CreateLink to={lists.event.create}>Create Event</CreateLink>}
        list={list}
        path={path}
        query={query}
      >
        {month ? (
          <EventCalendar month={month} urlFor={(wanted) => urlFor(path, { ...query, month: wanted })} />
        ) : list.items.length > 0 ? (
          <EventGrid blogs={list.items} eager={3} />
        ) : (
          <NoEvents isFiltered={Object.values(query).some((value) => value !== undefined)} />
        )}
      </Listing>
      <FreeText page={shown} />
    </>
  );
}

function NoEvents({ isFiltered }: { isFiltered: boolean }) {
  return (
    <MessagePanel
      title="No events found"
      text={isFiltered ? "No events found with the selected filters." : "No events have been added yet."}
    >
      {isFiltered && <LinkButton to={path}>Show all events</LinkButton>}
    </MessagePanel>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListingFailure error={error} message="Failed to fetch events" />;
}
