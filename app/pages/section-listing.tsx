import { api } from "#core/api.ts";
import { pagePath } from "#features/addresses/paths.ts";
import { BlogActions } from "#features/blogs/blog-actions.tsx";
import { BlogGrid } from "#features/blogs/blog-grid.tsx";
import { sectionNames } from "#features/blogs/section-names.ts";
import { shownCards } from "#features/blogs/shown-card.ts";
import { LikeButton } from "#features/likes/like-button.tsx";
import { m } from "#messages";
import { LinkButton } from "#ui/button.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { usePath } from "#ui/page-place.ts";
import { Filter } from "../listing/filter.tsx";
import { ListingFailure } from "../listing/listing-failure.tsx";
import { headOfListing, readListingPage } from "../listing/listing-page.tsx";
import { readProjects } from "../listing/project-filter.tsx";
import { queries } from "../listing/queries.ts";
import { canonicalList, queryOf, readList, urlFor } from "../listing/search-params.ts";
import { SectionList } from "../listing/section-list.tsx";
import { readTopicCard } from "../listing/topic-link.tsx";
import { headOf } from "../page/head.ts";
import { pathOfPage, readFilters } from "../site/route-errors.ts";
import type { Route } from "./+types/section-listing.ts";

const sectionAt = (pathname: string) =>
  pathname === "/publications" ? ("publications" as const) : ("programmes" as const);

async function read({ context, request }: Route.LoaderArgs) {
  const { url } = request;
  const { blogs } = context.get(api);
  const section = sectionAt(pathOfPage({ context, request }));
  const { page, ...requested } = queryOf(url, queries.section);
  const { query, ...narrowed } = await readProjects(context, { kind: "blog", section }, requested);
  const { subcategory, project } = query;
  const [shown, list, names] = await Promise.all([
    readListingPage(context, section),
    readList({ url, path: `/${section}`, query, page }, (slice) =>
      blogs.section({ sectionType: section, subcategory, project, prefer: "site", ...slice, view: "card" }),
    ),
    readFilters(context, blogs.subcategories({ section })),
  ]);
  const topic = await readTopicCard(context, section, subcategory);
  return {
    section,
    shown,
    query,
    ...narrowed,
    topic,
    list: { ...list, items: list.items.map(shownCards()) },
    names: names ?? [],
  };
}

export { read as clientLoader, read as loader };

export const meta = (args: Route.MetaArgs) =>
  headOf(args, ({ section, shown, query, topic, list: { page } }) => {
    const { path } = sectionNames[section];
    return {
      ...headOfListing(shown),
      ...(query.subcategory
        ? { title: m.listing.titleWithFilter({ title: shown.title, filter: query.subcategory }) }
        : {}),
      ...canonicalList(path, { ...query, page }),
      ...(topic && !query.project ? { path: urlFor(pagePath(topic), { page }) } : {}),
    };
  });

export default function SectionListing({ loaderData }: Route.ComponentProps) {
  const { section, query, names } = loaderData;
  const { path } = sectionNames[section];
  return (
    <SectionList
      key={section}
      {...loaderData}
      filter={
        <Filter
          path={path}
          query={query}
          parameter="subcategory"
          label={m.sections.subcategory()}
          choices={[
            [undefined, m.listing.allInSection({ section })],
            ...names.map((name) => [name, name] as const),
          ]}
        />
      }
    >
      <Cards {...loaderData} />
    </SectionList>
  );
}

function Cards({ section, list: { items }, query }: Route.ComponentProps["loaderData"]) {
  const { subcategory, project } = query;
  if (items.length === 0) {
    return (
      <MessagePanel
        title={m.sections.noneFound({ section })}
        text={
          project
            ? m.sections.noneWithFilters({ section })
            : subcategory
              ? m.sections.noneInSubcategory({ section, subcategory })
              : m.sections.noneYet({ section })
        }
      >
        {(subcategory || project) && (
          <LinkButton to={`/${section}`}>{m.sections.showAll({ section })}</LinkButton>
        )}
      </MessagePanel>
    );
  }
  return (
    <BlogGrid
      blogs={items}
      eager={1}
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
  const path = usePath();
  return <ListingFailure error={error} message={m.sections.listFailed({ section: sectionAt(path) })} />;
}
