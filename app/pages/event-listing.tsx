import { api } from "#core/api.ts";
import { pagePath } from "#features/addresses/paths.ts";
import { EventGrid } from "#features/blogs/blog-grid.tsx";
import { shownCards } from "#features/blogs/shown-card.ts";
import { EventCalendar } from "#features/events/event-month.tsx";
import { m } from "#messages";
import { LinkButton } from "#ui/button.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { EventFilters } from "../listing/event-filters.tsx";
import { ListingFailure } from "../listing/listing-failure.tsx";
import { headOfListing, readListingPage } from "../listing/listing-page.tsx";
import { readProjects } from "../listing/project-filter.tsx";
import { queries } from "../listing/queries.ts";
import { canonicalList, queryOf, readList, redirectToCanonical, urlFor } from "../listing/search-params.ts";
import { SectionList } from "../listing/section-list.tsx";
import { readTopicCard } from "../listing/topic-link.tsx";
import { headOf } from "../page/head.ts";
import { readFilters, withRouteErrors } from "../site/route-errors.ts";
import type { Route } from "./+types/event-listing.ts";

const path = "/events";
const noList = { items: [], page: 1, pages: 0, total: 0 };

async function read({ context, request: { url } }: Route.LoaderArgs) {
  const { blogs, events } = context.get(api);
  const { page, ...requested } = queryOf(url, queries.events);
  const { query: all, ...chosen } = await readProjects(
    context,
    { kind: "blog", section: "events" },
    requested,
  );
  const { subcategory, place, online: isOnline, language, project, view } = all;
  const query = view ? { ...all, status: undefined } : { ...all, month: undefined };
  const filter = { subcategory, place, language, project, ...(isOnline ? { online: true } : {}) };
  const [shown, names = [], filters] = await Promise.all([
    readListingPage(context, "events"),
    readFilters(context, blogs.subcategories({ section: "events" })),
    readFilters(context, events.filters()),
  ]);
  const narrowed = { ...chosen, shown, names, filters, query };
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
  const topic = await readTopicCard(context, "events", subcategory);
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
  const { query, list, month } = loaderData;
  return (
    <SectionList section="events" {...loaderData} filter={<EventFilters {...loaderData} />}>
      {month ? (
        <EventCalendar month={month} urlFor={(wanted) => urlFor(path, { ...query, month: wanted })} />
      ) : list.items.length > 0 ? (
        <EventGrid blogs={list.items} eager={1} />
      ) : (
        <NoEvents isFiltered={Object.values(query).some((value) => value !== undefined)} />
      )}
    </SectionList>
  );
}

function NoEvents({ isFiltered }: { isFiltered: boolean }) {
  return (
    <MessagePanel
      title={m.events.noneFound()}
      text={isFiltered ? m.events.noneWithFilters() : m.events.noneYet()}
    >
      {isFiltered && <LinkButton to={path}>{m.events.showAll()}</LinkButton>}
    </MessagePanel>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListingFailure error={error} message={m.events.fetchFailed()} />;
}
