import { X } from "lucide-react";
import type { ProjectChoices } from "#features/projects/contract.ts";
import { m } from "#messages";
import { Link } from "#ui/link.tsx";
import { LanguageFilter, SectionFilter, YearFilter } from "./filter.tsx";
import { ProjectFilter } from "./project-filter.tsx";
import type { queries } from "./queries.ts";
import { isCombined, type Query, urlFor } from "./search-params.ts";

export type ArchiveQuery = Omit<Query<typeof queries.archive>, "page">;

const path = "/blogs";

type ArchiveFiltersProps = {
  query: ArchiveQuery;
  years: number[];
  languages: string[];
  author: string | undefined;
  projects: ProjectChoices | undefined;
};

export function ArchiveFilters({ query, years, languages, author, projects }: ArchiveFiltersProps) {
  const { tag } = query;
  return (
    <>
      {(tag || query.author) && (
        <ul aria-label={m.listing.narrowedTo()} className="flex flex-wrap gap-2">
          {tag && <ChosenFilter text={`#${tag}`} rest={{ ...query, tag: undefined }} />}
          {query.author && (
            <ChosenFilter
              text={author ? m.listing.byAuthor({ author }) : m.listing.byOneAuthor()}
              rest={{ ...query, author: undefined }}
            />
          )}
        </ul>
      )}
      <SectionFilter path={path} query={query} />
      <YearFilter path={path} query={query} years={years} />
      <LanguageFilter path={path} query={query} languages={languages} />
      <ProjectFilter path={path} query={query} projects={projects} />
    </>
  );
}

/** Leads to the list without the filter. */
function ChosenFilter({ text, rest }: { text: string; rest: ArchiveQuery }) {
  return (
    <li>
      <Link
        to={urlFor(path, rest)}
        rel={isCombined(rest) ? "nofollow" : undefined}
        preventScrollReset
        aria-label={m.listing.removeFilter({ text })}
        className="button inline-flex min-h-11 items-center gap-2 rounded-full bg-sunken px-4 py-1.5 text-small font-medium hover:text-brand"
      >
        {text}
        <X aria-hidden className="size-4" />
      </Link>
    </li>
  );
}
