import { useLocation } from "react-router";
import { api } from "#core/api.ts";
import { BlogActions } from "#features/blogs/blog-actions.tsx";
import { BlogGrid, EventGrid } from "#features/blogs/blog-grid.tsx";
import { sectionNamed, sectionNames } from "#features/blogs/section-names.ts";
import { LikeButton } from "#features/likes/like-button.tsx";
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
import type { Route } from "./+types/section-listing.ts";

const texts = {
  programmes: {
    title: "Resources and insights",
    lead: "What we are working on, with its results and its failures.",
    description:
      "Our programmes on the right to space, sustainable transportation, migrant workers and social justice, each with its results and its failures.",
  },
  publications: {
    title: "Resources and insights",
    lead: "Reports, papers, briefs and field notes, free to read and to pass on.",
    description: "Reports, papers, briefs and field notes of the institute, free to read and to pass on.",
  },
  events: {
    title: "Events and gatherings",
    lead: "Lectures, workshops, assemblies and walks, the next one first.",
    description: "Lectures, workshops, assemblies and walks of the institute, the next one first.",
  },
};

const statuses = [
  { status: undefined, text: "All Events" },
  { status: "upcoming", text: "Upcoming" },
  { status: "past", text: "Past Events" },
] as const;

const sectionAt = (pathname: string) => sectionNamed(pathname.slice(1)) ?? "programmes";

async function read({ context, request: { url } }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const { blogs } = context.get(api);
  const section = sectionAt(new URL(url).pathname);
  const subcategory = nameIn(url, "subcategory");
  const status = section === "events" ? choiceIn(url, "status", ["upcoming", "past"]) : undefined;
  const query = { sectionType: section, subcategory, eventStatus: status, limit: pageSize } as const;
  const [list, names] = await withRouteErrors(
    Promise.all([
      pageOf(pageIn(url), (page) => blogs.section({ ...query, page, view: "card" })),
      readingFilters(context, blogs.subcategories({ section })),
    ]),
  );
  redirectToCanonical(url, urlFor(`/${section}`, { subcategory, status, page: list.page }));
  return { section, subcategory, status, list, names };
}
export const loader = (args: Route.LoaderArgs) => read(args);
export const clientLoader = (args: Route.ClientLoaderArgs) => read(args);

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return headOfFailure(args);
  const { section, subcategory, status, list } = args.loaderData;
  const { all, path } = sectionNames[section];
  return head(args, {
    title: subcategory && section !== "events" ? `${all}: ${subcategory}` : all,
    description: texts[section].description,
    path: urlFor(path, { subcategory, status, page: list.page }),
  });
}

export default function SectionListing({ loaderData }: Route.ComponentProps) {
  const { section, list, names, status, subcategory } = loaderData;
  const { one, all, path } = sectionNames[section];
  const isEvents = section === "events";
  return (
    <Listing
      key={section}
      badge={`Our ${section}`}
      title={texts[section].title}
      lead={texts[section].lead}
      filters={
        <>
          {isEvents && (
            <FilterLinks
              label="When"
              named
              filters={statuses.map((choice) => ({
                text: choice.text,
                to: urlFor(path, { subcategory, status: choice.status }),
                active: choice.status === status,
              }))}
            />
          )}
          <FilterLinks
            label={isEvents ? "Topic" : "Subcategory"}
            named={isEvents}
            plain={isEvents}
            filters={[undefined, ...names].map((name) => ({
              text: name ?? (isEvents ? "All topics" : `All ${all}`),
              to: urlFor(path, { subcategory: name, status }),
              active: name === subcategory,
            }))}
          />
        </>
      }
      search={
        <SearchBox
          action="/search"
          label={`Search ${section}`}
          params={{ section }}
          className="hidden md:flex"
        />
      }
      create={<CreateLink to={`/create-blog?type=${section}`}>{`Create ${one}`}</CreateLink>}
      page={list.page}
      pages={list.pages}
      urlFor={(page) => urlFor(path, { subcategory, status, page })}
    >
      <Cards {...loaderData} />
    </Listing>
  );
}

function Cards({ section, list: { items }, subcategory, status }: Route.ComponentProps["loaderData"]) {
  if (items.length === 0) {
    const isFiltered = Boolean(subcategory || status);
    const filters = section === "events" ? "with the selected filters" : `in the "${subcategory}" category`;
    return (
      <MessagePanel
        title={`No ${section} found`}
        text={isFiltered ? `No ${section} found ${filters}.` : `No ${section} have been added yet.`}
      >
        {isFiltered && <LinkButton to={`/${section}`}>Show all {section}</LinkButton>}
      </MessagePanel>
    );
  }
  if (section === "events") return <EventGrid blogs={items} eager={3} />;
  return (
    <BlogGrid
      blogs={items}
      eager={3}
      actions={
        section === "publications"
          ? (blog) => (
              <>
                <BlogActions compact blog={blog} noun="publication" />
                <LikeButton compact blog={blog} noun="publication" />
              </>
            )
          : undefined
      }
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation();
  return <ListingFailure error={error} message={`Failed to fetch ${sectionAt(pathname)}`} />;
}
