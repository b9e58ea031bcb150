import { api } from "#core/api.ts";
import { sectionNamed } from "#features/blogs/section-names.ts";
import type { ProjectChoices } from "#features/projects/contract.ts";
import { type Kind, searchFilters } from "#features/publishing/kinds.ts";
import { ResultList } from "#features/site-search/result-list.tsx";
import { foundWords } from "#features/site-search/result-summary.ts";
import { shownResult } from "#features/site-search/shown-result.ts";
import { m } from "#messages";
import { LinkButton } from "#ui/button.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Filter, YearFilter } from "../listing/filter.tsx";
import { ListingFailure } from "../listing/listing-failure.tsx";
import { ProjectFilter, readProjects } from "../listing/project-filter.tsx";
import { queries } from "../listing/queries.ts";
import { SearchBox } from "../listing/search-box.tsx";
import { queryOf, readList, redirectToCanonical, urlFor } from "../listing/search-params.ts";
import { headOf } from "../page/head.ts";
import { withRouteErrors } from "../site/route-errors.ts";
import type { Route } from "./+types/search.ts";
import { Suggestions } from "./search/suggestions.tsx";

const path = "/search";

const scopes = () =>
  [
    [undefined, m.search.scopeEverything()],
    ["programmes", m.search.scopeProgrammes()],
    ["publications", m.search.scopePublications()],
    ["events", m.search.scopeEvents()],
  ] as const;

const noChoices: { projects?: ProjectChoices; kinds: Kind[] } = { kinds: [] };

async function read({ context, request: { url } }: Route.LoaderArgs) {
  const { search, blogs } = context.get(api);
  const { page, ...requested } = queryOf(url, queries.search);
  const { q, section, year } = requested;
  if (!q) {
    redirectToCanonical(url, path);
    return { query: requested, ...noChoices, found: undefined, years: [] };
  }
  const { query, ...narrowed } = await readProjects(context, {}, requested);
  const { project } = query;
  const found = await readList({ url, path, query, page }, (slice) =>
    search.find({ q, ...within(section), year, project, ...slice }),
  );
  return {
    query,
    ...narrowed,
    found: { ...found, items: found.items.map(shownResult) },
    years: await withRouteErrors(blogs.years()),
    kinds: await withRouteErrors(search.kinds()),
  };
}

function within(scope: string | undefined) {
  const filter = searchFilters.find(({ value }) => value === scope);
  return filter ? { kind: filter.kind } : { section: sectionNamed(scope ?? null) };
}

export { read as clientLoader, read as loader };

export const meta = (args: Route.MetaArgs) =>
  headOf(args, ({ query: { q } }) => ({
    title: q ? m.search.titleOf({ q }) : m.search.title(),
    description: m.search.description(),
    path: null, // search engines don't list search results
  }));

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { query, projects, found, years, kinds } = loaderData;
  const { q, section, year, project } = query;
  const filters = searchFilters.filter(({ kind, value }) => kinds.includes(kind) || value === section);
  return (
    <>
      <PageHeader badge={m.search.badge()} title={m.search.title()}>
        <div className="mt-8 flex flex-col gap-4">
          <SearchBox action={path} label={m.search.label()} query={q} params={{ section, year, project }} />
          {q && (
            <>
              <Filter
                path={path}
                query={query}
                parameter="section"
                label={m.search.where()}
                named
                choices={[...scopes(), ...filters.map(({ value, text }) => [value, text()] as const)]}
              />
              <YearFilter path={path} query={query} years={years} />
              <ProjectFilter path={path} query={query} projects={projects} />
            </>
          )}
          <p role="status" className="text-muted">
            {q && found ? foundWords(q, found) : m.search.hint()}
          </p>
        </div>
      </PageHeader>
      <div className="page pb-16 md:pb-24">
        {!q && <Suggestions />}
        {q && found && found.items.length > 0 && <ResultList results={found.items} />}
        {q && found && found.items.length === 0 && (
          <Nothing q={q} narrowed={Boolean(section || year || project)} />
        )}
        <Pagination
          page={found?.page ?? 1}
          pages={found?.pages ?? 0}
          urlFor={(page) => urlFor(path, { ...query, page })}
        />
      </div>
    </>
  );
}

function Nothing({ q, narrowed }: { q: string; narrowed: boolean }) {
  return (
    <MessagePanel title={m.search.nothing()} text={m.search.tips()}>
      {narrowed && <LinkButton to={urlFor(path, { q })}>{m.search.everything()}</LinkButton>}
      <LinkButton to="/blogs" variant="outline">
        {m.archive.all()}
      </LinkButton>
    </MessagePanel>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListingFailure error={error} message={m.search.failed()} />;
}
