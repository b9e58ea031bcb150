import { BlogGrid } from "#features/blogs/blog-grid.tsx";
import { FilterLinks } from "#ui/filter-links.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { api } from "../api.ts";
import { head, headOfFailure } from "../head.ts";
import { addressOf, atItsAddress, choiceIn, nameIn, pageIn, pageOf, pageSize } from "../listing/asking.ts";
import { CreateLink } from "../listing/create-link.tsx";
import { Listing } from "../listing/listing.tsx";
import { ListingFailure } from "../listing/listing-failure.tsx";
import { SearchBox } from "../listing/search-box.tsx";
import { SubcategoryFilter } from "../listing/subcategory-filter.tsx";
import { reading } from "../reading.ts";
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
  const [list, names] = await reading(
    Promise.all([
      pageOf(pageIn(request.url), (page) => blogs.section({ ...asked, page, view: "card" })),
      blogs.subcategories({ section: "events" }),
    ]),
  );
  atItsAddress(request.url, addressOf(path, { subcategory, status, page: list.page }));
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
    path: addressOf(path, { subcategory, status, page: list.page }),
  });
}

export default function Events({ loaderData }: Route.ComponentProps) {
  const { list, names, status, subcategory } = loaderData;
  return (
    <Listing
      badge="Our events"
      title="Events and gatherings"
      filters={
        <>
          <FilterLinks
            label="Status"
            filters={statuses.map((choice) => ({
              text: choice.text,
              to: addressOf(path, { subcategory, status: choice.status }),
              active: choice.status === status,
            }))}
          />
          <SubcategoryFilter
            all="All Subcategories"
            path={path}
            names={names}
            chosen={subcategory}
            others={{ status }}
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
      addressOf={(page) => addressOf(path, { subcategory, status, page })}
    >
      {list.items.length > 0 ? (
        <BlogGrid blogs={list.items} eager={3} />
      ) : (
        <MessagePanel
          title="No events found"
          text={
            subcategory || status
              ? "No events found with the selected filters."
              : "No events have been added yet."
          }
        />
      )}
    </Listing>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListingFailure error={error} message="Failed to fetch events" />;
}
