import { useLocation } from "react-router";
import { api } from "#core/api.ts";
import { pagePath } from "#features/addresses/paths.ts";
import { BlogActions } from "#features/blogs/blog-actions.tsx";
import { BlogGrid } from "#features/blogs/blog-grid.tsx";
import { sectionNames } from "#features/blogs/section-names.ts";
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
import { queryOf, readList, urlFor } from "../listing/search-params.ts";
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
};

const sectionAt = (pathname: string) =>
  pathname === "/publications" ? ("publications" as const) : ("programmes" as const);

async function read({ context, request: { url } }: Route.LoaderArgs) {
  const { blogs, pages } = context.get(api);
  const section = sectionAt(new URL(url).pathname);
  const { page, ...query } = queryOf(url, queries.section);
  const { subcategory } = query;
  const [list, names] = await Promise.all([
    readList({ url, path: `/${section}`, query, page }, (slice) =>
      blogs.section({ sectionType: section, subcategory, prefer: "site", ...slice, view: "card" }),
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
      title: query.subcategory ? `${all}: ${query.subcategory}` : all,
      description: texts[section].description,
      path: topic ? urlFor(pagePath(topic), { page }) : urlFor(path, { ...query, page }),
    };
  });

export default function SectionListing({ loaderData }: Route.ComponentProps) {
  const { section, query, list, names, topic } = loaderData;
  const { one, all, path } = sectionNames[section];
  return (
    <Listing
      key={section}
      badge={`Our ${section}`}
      title={texts[section].title}
      lead={texts[section].lead}
      filters={
        <>
          {query.subcategory && <TopicLink topic={topic} scope={section} name={query.subcategory} />}
          <Filter
            {...{ path, query }}
            parameter="subcategory"
            label="Subcategory"
            choices={[[undefined, `All ${all}`], ...names.map((name) => [name, name] as const)]}
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
  const { subcategory } = query;
  if (items.length === 0) {
    return (
      <MessagePanel
        title={`No ${section} found`}
        text={
          subcategory
            ? `No ${section} found in the "${subcategory}" category.`
            : `No ${section} have been added yet.`
        }
      >
        {subcategory && <LinkButton to={`/${section}`}>Show all {section}</LinkButton>}
      </MessagePanel>
    );
  }
  return (
    <BlogGrid
      blogs={items}
      eager={3}
      actions={
        section === "publications"
          ? (blog) => (
              <>
                <BlogActions compact blog={blog} />
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
