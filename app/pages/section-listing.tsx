import { useLocation } from "react-router";
import { api } from "#core/api.ts";
import { pagePath } from "#features/addresses/paths.ts";
import { BlogActions } from "#features/blogs/blog-actions.tsx";
import { BlogGrid, EventGrid } from "#features/blogs/blog-grid.tsx";
import { sectionNamed, sectionNames } from "#features/blogs/section-names.ts";
import { shownCards } from "#features/blogs/shown-card.ts";
import { LikeButton } from "#features/likes/like-button.tsx";
import { topicNamed } from "#features/pages/topics.ts";
import { LinkButton } from "#ui/button.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { headOf } from "../head.ts";
import { CreateLink } from "../listing/create-link.tsx";
import { Filter } from "../listing/filter.tsx";
import { Listing } from "../listing/listing.tsx";
import { ListingFailure } from "../listing/listing-failure.tsx";
import { queries } from "../listing/queries.ts";
import { SearchBox } from "../listing/search-box.tsx";
import { type Query, queryOf, readList, urlFor } from "../listing/search-params.ts";
import { TopicLink } from "../listing/topic-link.tsx";
import { readFilters } from "../route-errors.ts";
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
  [undefined, "All Events"],
  ["upcoming", "Upcoming"],
  ["past", "Past Events"],
] as const;

const sectionAt = (pathname: string) => sectionNamed(pathname.slice(1)) ?? "programmes";

async function read({ context, request: { url } }: Route.LoaderArgs) {
  const { blogs, pages } = context.get(api);
  const section = sectionAt(new URL(url).pathname);
  const parameters = section === "events" ? queries.events : queries.section;
  const { page, ...query }: Partial<Query<typeof queries.events>> = queryOf(url, parameters);
  const { subcategory, status: eventStatus } = query;
  const [list, names] = await Promise.all([
    readList({ url, path: `/${section}`, query, page }, (slice) =>
      blogs.section({ sectionType: section, subcategory, eventStatus, ...slice, view: "card" }),
    ),
    readFilters(context, blogs.subcategories({ section })),
  ]);
  const topics = subcategory ? await readFilters(context, pages.topics()) : [];
  const topic = subcategory ? topicNamed(topics, section, subcategory) : undefined;
  return { section, query, topic, list: { ...list, items: list.items.map(shownCards()) }, names };
}

export { read as clientLoader, read as loader };

export const meta = (args: Route.MetaArgs) =>
  headOf(args, ({ section, query, topic, list: { page } }) => {
    const { all, path } = sectionNames[section];
    return {
      title: query.subcategory && section !== "events" ? `${all}: ${query.subcategory}` : all,
      description: texts[section].description,
      path: topic && !query.status ? urlFor(pagePath(topic), { page }) : urlFor(path, { ...query, page }),
    };
  });

export default function SectionListing({ loaderData }: Route.ComponentProps) {
  const { section, query, list, names, topic } = loaderData;
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
          {query.subcategory && <TopicLink topic={topic} scope={section} name={query.subcategory} />}
          {isEvents && (
            <Filter {...{ path, query }} parameter="status" label="When" named choices={statuses} />
          )}
          <Filter
            {...{ path, query }}
            parameter="subcategory"
            label={isEvents ? "Topic" : "Subcategory"}
            named={isEvents}
            plain={isEvents}
            choices={[
              [undefined, isEvents ? "All topics" : `All ${all}`],
              ...names.map((name) => [name, name] as const),
            ]}
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
      {...{ list, path, query }}
    >
      <Cards {...loaderData} />
    </Listing>
  );
}

function Cards({ section, list: { items }, query }: Route.ComponentProps["loaderData"]) {
  const { subcategory, status } = query;
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
