import { api } from "#core/api.ts";
import { EventGrid } from "#features/blogs/blog-grid.tsx";
import { LinkButton } from "#ui/button.tsx";
import { FilterLinks } from "#ui/filter-links.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { head, headOfFailure } from "../head.ts";
import { CreateLink } from "../listing/create-link.tsx";
import { Listing } from "../listing/listing.tsx";
import { ListingFailure } from "../listing/listing-failure.tsx";
import { SearchBox } from "../listing/search-box.tsx";
import {
  choiceIn,
  nameIn,
  pageIn,
  pageOf,
  pageSize,
  redirectToCanonical,
  urlFor,
} from "../listing/search-params.ts";
import { readingFilters, withRouteErrors } from "../route-errors.ts";
import type { Route } from "./+types/events.ts";

const path = "/events";

const statuses = [
  { status: undefined, text: "All Events" },
  { status: "upcoming", text: "Upcoming" },
  { status: "past", text: "Past Events" },
] as const;

async function read({ context, request }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const { blogs } = context.get(api);
  const subcategory = nameIn(request.url, "subcategory");
  const status = choiceIn(request.url, "status", ["upcoming", "past"]);
  const asked = { sectionType: "events", subcategory, eventStatus: status, limit: pageSize } as const;
  const [list, names] = await withRouteErrors(
    Promise.all([
      pageOf(pageIn(request.url), (page) => blogs.section({ ...asked, page, view: "card" })),
      readingFilters(context, blogs.subcategories({ section: "events" })),
    ]),
  );
  redirectToCanonical(request.url, urlFor(path, { subcategory, status, page: list.page }));
  return { subcategory, status, list, names };
}
export const loader = (args: Route.LoaderArgs) => read(args);
export const clientLoader = (args: Route.ClientLoaderArgs) => read(args);

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return headOfFailure(args);
  const { subcategory, status, list } = args.loaderData;
  return head(args, {
    title: "Events",
    description: "Lectures, workshops, assemblies and walks of the institute, the next one first.",
    path: urlFor(path, { subcategory, status, page: list.page }),
  });
}

export default function Events({ loaderData }: Route.ComponentProps) {
  const { list, names, status, subcategory } = loaderData;
  return (
    <Listing
      badge="Our events"
      title="Events and gatherings"
      lead="Lectures, workshops, assemblies and walks, the next one first."
      filters={
        <>
          <FilterLinks
            label="When"
            named
            filters={statuses.map((choice) => ({
              text: choice.text,
              to: urlFor(path, { subcategory, status: choice.status }),
              active: choice.status === status,
            }))}
          />
          <FilterLinks
            label="Topic"
            named
            plain
            filters={[undefined, ...names].map((name) => ({
              text: name ?? "All topics",
              to: urlFor(path, { subcategory: name, status }),
              active: name === subcategory,
            }))}
          />
        </>
      }
      search={
        <SearchBox
          action="/search"
          label="Search events"
          kept={{ section: "events" }}
          className="hidden md:flex"
        />
      }
      create={<CreateLink to="/create-blog?type=events">Create Event</CreateLink>}
      page={list.page}
      pages={list.pages}
      urlFor={(page) => urlFor(path, { subcategory, status, page })}
    >
      {list.items.length > 0 ? (
        <EventGrid blogs={list.items} eager={3} />
      ) : (
        <MessagePanel
          title="No events found"
          text={
            subcategory || status
              ? "No events found with the selected filters."
              : "No events have been added yet."
          }
        >
          {(subcategory || status) && <LinkButton to={path}>Show all events</LinkButton>}
        </MessagePanel>
      )}
    </Listing>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListingFailure error={error} message="Failed to fetch events" />;
}
