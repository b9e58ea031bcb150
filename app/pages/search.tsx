import { api } from "#core/api.ts";
import { ResultList } from "#features/site-search/result-list.tsx";
import { foundWords } from "#features/site-search/result-summary.ts";
import { LinkButton } from "#ui/button.tsx";
import { FilterLinks } from "#ui/filter-links.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { head, headOfFailure } from "../head.ts";
import { ListingFailure } from "../listing/listing-failure.tsx";
import { SearchBox } from "../listing/search-box.tsx";
import {
  choiceIn,
  pageIn,
  pageOf,
  pageSize,
  queryIn,
  redirectToCanonical,
  urlFor,
  yearIn,
} from "../listing/search-params.ts";
import { YearFilter } from "../listing/year-filter.tsx";
import { withRouteErrors } from "../route-errors.ts";
import type { Route } from "./+types/search.ts";
import { Suggestions } from "./search/suggestions.tsx";

const path = "/search";

const places = [
  { section: undefined, text: "Everything" },
  { section: "programmes", text: "Programmes" },
  { section: "publications", text: "Publications" },
  { section: "events", text: "Events" },
  { section: "photography", text: "Photography" },
] as const;

type SearchQuery = { q?: string; section?: (typeof places)[number]["section"]; year?: number };

async function read({ context, request }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const { search, blogs } = context.get(api);
  const q = queryIn(request.url);
  if (!q) {
    redirectToCanonical(request.url, path);
    return { query: {} as SearchQuery, found: undefined, years: [] };
  }
  const section = choiceIn(request.url, "section", ["programmes", "publications", "events", "photography"]);
  const year = yearIn(request.url);
  const query: SearchQuery = { q, section, year };
  const within = section === "photography" ? { kind: "collection" as const } : { section };
  const found = await withRouteErrors(
    pageOf(pageIn(request.url), (page) => search.find({ q, ...within, year, page, limit: pageSize })),
  );
  redirectToCanonical(request.url, urlFor(path, { ...query, page: found.page }));
  return { query, found, years: await withRouteErrors(blogs.years()) };
}
export const loader = (args: Route.LoaderArgs) => read(args);
export const clientLoader = (args: Route.ClientLoaderArgs) => read(args);

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return headOfFailure(args);
  const { q } = args.loaderData.query;
  return head(args, {
    title: q ? `Search: ${q}` : "Search",
    description: "Search all articles, events and photography collections of the institute.",
    path: null, // its answers are not to be found by those who search elsewhere
  });
}

export default function SearchPage({ loaderData: { query, found, years } }: Route.ComponentProps) {
  const { q, section, year } = query;
  return (
    <>
      <PageHeader badge="All articles, events and collections" title="Search">
        <div className="mt-8 flex flex-col gap-4">
          <SearchBox action={path} label="Search everything" query={q} params={{ section, year }} />
          {q && (
            <>
              <FilterLinks
                label="Where"
                named
                filters={places.map((place) => ({
                  text: place.text,
                  to: urlFor(path, { q, section: place.section, year }),
                  active: place.section === section,
                }))}
              />
              <YearFilter
                years={years}
                chosen={year}
                urlFor={(of) => urlFor(path, { q, section, year: of })}
              />
            </>
          )}
          <p role="status" className="text-muted">
            {q && found ? foundWords(q, found) : "Enter a word or two. The last one may be incomplete."}
          </p>
        </div>
      </PageHeader>
      <div className="page pb-16 md:pb-24">
        {!q && <Suggestions />}
        {q && found && found.items.length > 0 && <ResultList results={found.items} />}
        {q && found && found.items.length === 0 && <Nothing q={q} narrowed={Boolean(section || year)} />}
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
    <MessagePanel
      title="Nothing found"
      text="Check the spelling, or try fewer or more general words. Very common words, like “the”, are not searched."
    >
      {narrowed && <LinkButton to={urlFor(path, { q })}>Search everything</LinkButton>}
      <LinkButton to="/blogs" look="outline">
        All articles
      </LinkButton>
    </MessagePanel>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListingFailure error={error} message="The search did not work" />;
}
