import { api } from "#core/api.ts";
import { plural } from "#core/plural.ts";
import { BlogGrid } from "#features/blogs/blog-grid.tsx";
import { ResultList } from "#features/site-search/result-list.tsx";
import { foundWords } from "#features/site-search/result-summary.ts";
import { LinkButton } from "#ui/button.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { head, headOfFailure } from "../head.ts";
import { type ArchiveQuery, archiveQuery, authorOf, titleOf } from "../listing/archive.ts";
import { ArchiveFilters } from "../listing/archive-filters.tsx";
import { CreateLink } from "../listing/create-link.tsx";
import { Listing } from "../listing/listing.tsx";
import { ListingFailure } from "../listing/listing-failure.tsx";
import { SearchBox } from "../listing/search-box.tsx";
import { pageIn, pageOf, pageSize, redirectToCanonical, urlFor } from "../listing/search-params.ts";
import { withRouteErrors } from "../route-errors.ts";
import type { Route } from "./+types/blogs.ts";

const path = "/blogs";

async function read({ context, request }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const { blogs, search } = context.get(api);
  const query = archiveQuery(request.url);
  const { q, ...filters } = query;
  const number = pageIn(request.url);
  const found = q
    ? await withRouteErrors(
        pageOf(number, (page) => search.find({ q, kind: "blog", ...filters, page, limit: pageSize })),
      )
    : undefined;
  const list = found
    ? { ...found, items: found.items.flatMap(({ blog }) => blog ?? []) }
    : await withRouteErrors(
        pageOf(number, (page) => blogs.list({ ...filters, page, limit: pageSize, view: "card" })),
      );
  redirectToCanonical(request.url, urlFor(path, { ...query, page: list.page }));
  return { query, list, found, years: await withRouteErrors(blogs.years()) };
}
export const loader = (args: Route.LoaderArgs) => read(args);
export const clientLoader = (args: Route.ClientLoaderArgs) => read(args);

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return headOfFailure(args);
  const { query, list } = args.loaderData;
  const isEmpty = list.total === 0 && Object.values(query).some(Boolean);
  return head(args, {
    title: query.q ? `Articles: ${query.q}` : titleOf(query, list.items),
    description: "Everything that the institute has published, newest first.",
    path: query.q || isEmpty ? null : urlFor(path, { ...query, page: list.page }),
  });
}

export default function Blogs({ loaderData: { query, list, found, years } }: Route.ComponentProps) {
  const { q, ...filters } = query;
  const narrowed = Object.values(query).some(Boolean);
  return (
    <Listing
      badge="The archive"
      title={titleOf(query, list.items)}
      search={
        (narrowed || list.total > 0) && (
          <SearchBox
            action={path}
            label="Search articles"
            query={q}
            params={filters}
            className="flex w-full md:w-80"
          />
        )
      }
      filters={
        <>
          {(narrowed || list.total > 0) && (
            <ArchiveFilters query={query} years={years} author={authorOf(list.items)} />
          )}
          <p role="status" className="text-muted">
            {q && found
              ? foundWords(q, found)
              : list.total > 0
                ? `${plural(list.total, "article")}, newest first`
                : "No articles"}
          </p>
        </>
      }
      create={<CreateLink to="/create-blog">Create Article</CreateLink>}
      page={list.page}
      pages={list.pages}
      urlFor={(page) => urlFor(path, { ...query, page })}
    >
      {found && list.total > 0 && <ResultList results={found.items} />}
      {!found && list.total > 0 && <BlogGrid blogs={list.items} eager={3} />}
      {list.total === 0 && <Nothing query={query} narrowed={narrowed} />}
    </Listing>
  );
}

function Nothing({ query, narrowed }: { query: ArchiveQuery; narrowed: boolean }) {
  if (!narrowed) return <MessagePanel title="No articles found" text="No articles have been added yet." />;
  return (
    <MessagePanel
      title="No articles found"
      text={
        query.q
          ? "Check the spelling, try fewer or more general words, or remove a filter."
          : "No articles found with the selected filters."
      }
    >
      <LinkButton to={path}>All articles</LinkButton>
      {query.q && (
        <LinkButton to={urlFor("/search", { q: query.q })} look="outline">
          Search everything
        </LinkButton>
      )}
    </MessagePanel>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListingFailure error={error} message="Failed to fetch blogs" />;
}
