import { replace } from "react-router";
import { api } from "#core/api.ts";
import { languageName } from "#core/language.ts";
import { pagePath } from "#features/addresses/paths.ts";
import { BlogGrid } from "#features/blogs/blog-grid.tsx";
import type { ListedBlog } from "#features/blogs/contract.ts";
import { shownCards } from "#features/blogs/shown-card.ts";
import { nameIn } from "#features/bylines/byline-text.ts";
import type { ProjectChoices } from "#features/projects/contract.ts";
import { lists } from "#features/publishing/kinds.ts";
import { ResultList } from "#features/site-search/result-list.tsx";
import { foundWords } from "#features/site-search/result-summary.ts";
import { m } from "#messages";
import { LinkButton } from "#ui/button.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { ArchiveFilters, type ArchiveQuery } from "../listing/archive-filters.tsx";
import { CreateLink } from "../listing/create-link.tsx";
import { Listing } from "../listing/listing.tsx";
import { ListingFailure } from "../listing/listing-failure.tsx";
import { readProjects } from "../listing/project-filter.tsx";
import { queries } from "../listing/queries.ts";
import { SearchBox } from "../listing/search-box.tsx";
import { canonicalList, queryOf, readList, urlFor } from "../listing/search-params.ts";
import { readTopicCard, TopicLink } from "../listing/topic-link.tsx";
import { type Head, headOf } from "../page/head.ts";
import { withRouteErrors } from "../site/route-errors.ts";
import type { Route } from "./+types/blogs.ts";

const path = "/blogs";

async function read({ context, request: { url } }: Route.LoaderArgs) {
  const { blogs, search } = context.get(api);
  const { page, ...requested } = queryOf(url, queries.archive);
  const { query, ...narrowed } = await readProjects(
    context,
    { kind: "blog", section: requested.section },
    requested,
  );
  const { q, ...filters } = query;
  const topic = await readTopicCard(context, "tag", query.tag);
  // Its page has the same list.
  if (topic && !isNarrowed({ ...query, tag: undefined, section: undefined, language: undefined })) {
    const { section, language } = query;
    throw replace(urlFor(pagePath(topic), { section, language, page }));
  }
  const at = { url, path, query, page };
  const found = q
    ? await readList(at, (slice) => search.find({ q, kind: "blog", ...filters, ...slice }))
    : undefined;
  const list = found
    ? { ...found, items: found.items.flatMap(({ blog }) => blog ?? []) }
    : await readList(at, (slice) => blogs.list({ ...filters, ...slice, prefer: "site", view: "card" }));
  return {
    query,
    ...narrowed,
    found,
    topic,
    title: titleOf(query, list.items, narrowed.projects),
    list: { ...list, items: list.items.map(shownCards()) },
    years: await withRouteErrors(blogs.years()),
    languages: await withRouteErrors(blogs.languages()),
  };
}

export { read as clientLoader, read as loader };

export const meta = (args: Route.MetaArgs) =>
  headOf(args, ({ query, title, topic, list: { page, total } }) => ({
    feed: feedOf(query),
    title: query.q ? m.archive.titleOfSearch({ q: query.q }) : title,
    description: m.archive.description(),
    ...(topic && !query.section
      ? { path: pagePath(topic), noindex: "nofollow" }
      : canonicalList(path, { ...query, page })),
    ...(query.q || (total === 0 && isNarrowed(query)) ? { path: null } : {}),
  }));

export default function Blogs({
  loaderData: { query, projects, title, list, found, years, languages, topic },
}: Route.ComponentProps) {
  const { q, ...params } = query;
  const hasFilters = isNarrowed(query) || list.total > 0;
  return (
    <Listing
      badge={m.archive.badge()}
      title={title}
      search={
        hasFilters && (
          <SearchBox
            action={path}
            label={m.archive.search()}
            query={q}
            params={params}
            className="flex w-full md:w-80"
          />
        )
      }
      filters={
        <>
          {query.tag && <TopicLink topic={topic} scope="tag" name={query.tag} />}
          {hasFilters && (
            <ArchiveFilters
              query={query}
              years={years}
              languages={languages}
              projects={projects}
              author={query.author && nameIn(list.items, query.author)}
            />
          )}
          <p role="status" className={q || list.total > 0 ? "text-muted" : "sr-only"}>
            {q && found
              ? foundWords(q, found)
              : list.total > 0
                ? m.archive.total({ total: list.total })
                : m.archive.none()}
          </p>
        </>
      }
      create={<CreateLink to={lists.article.create}>{m.adminArchive.create()}</CreateLink>}
      list={list}
      path={path}
      query={query}
    >
      {found && list.total > 0 && <ResultList results={found.items} />}
      {!found && list.total > 0 && <BlogGrid blogs={list.items} eager={1} />}
      {list.total === 0 && <Nothing query={query} />}
    </Listing>
  );
}

function Nothing({ query }: { query: ArchiveQuery }) {
  const { q } = query;
  if (!isNarrowed(query)) {
    return <MessagePanel title={m.archive.noneFound()} text={m.archive.noneYet()} />;
  }
  return (
    <MessagePanel
      title={m.archive.noneFound()}
      text={q ? m.archive.searchTips() : m.archive.noneWithFilters()}
    >
      <LinkButton to={path}>{m.archive.all()}</LinkButton>
      {q && (
        <LinkButton to={urlFor("/search", { q })} variant="outline">
          {m.search.everything()}
        </LinkButton>
      )}
    </MessagePanel>
  );
}

function feedOf({ language }: ArchiveQuery): Head["feed"] {
  if (!language) return undefined;
  return {
    path: `/feeds/language/${language}`,
    title: m.archive.titleOfLanguage({ language: languageName(language) }),
  };
}

function isNarrowed(query: Partial<ArchiveQuery>): boolean {
  return Object.values(query).some(Boolean);
}

/** A tag has the capitals that its authors use. */
function titleOf({ tag, author }: ArchiveQuery, blogs: ListedBlog[], projects?: ProjectChoices): string {
  if (tag) {
    const labels = blogs.flatMap(({ tags }) => tags);
    return `#${labels.find((label) => label.toLowerCase() === tag) ?? tag}`;
  }
  const name = author && nameIn(blogs, author);
  if (name) return m.archive.titleOfAuthor({ name });
  return projects?.chosen ? m.archive.titleOfProject({ title: projects.chosen.title }) : m.archive.title();
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListingFailure error={error} message={m.archive.fetchFailed()} />;
}
