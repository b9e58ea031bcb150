import type { ReactNode } from "react";
import { sectionNames } from "#features/blogs/section-names.ts";
import type { TopicCard } from "#features/pages/contract.ts";
import { FreeText } from "#features/pages/free-text.tsx";
import type { ProjectChoices } from "#features/projects/contract.ts";
import { createPath } from "#features/publishing/kinds.ts";
import { m } from "#messages";
import { CreateLink } from "./create-link.tsx";
import { Listing } from "./listing.tsx";
import { type ListingPage, topOf } from "./listing-page.tsx";
import { ProjectFilter } from "./project-filter.tsx";
import { SearchBox } from "./search-box.tsx";
import { TopicLink } from "./topic-link.tsx";

type SectionListProps = {
  section: keyof typeof sectionNames;
  shown: ListingPage;
  query: { subcategory?: string; project?: string };
  list: { items: unknown[]; page: number; pages: number };
  /** The names of the subcategories. */
  names: string[];
  topic: TopicCard | undefined;
  projects?: ProjectChoices;
  filter: ReactNode;
  children: ReactNode;
};

/** A section of the site: its page, and everything in it below. */
export function SectionList({
  section,
  shown,
  query,
  list,
  names,
  topic,
  projects,
  ...parts
}: SectionListProps) {
  const { path } = sectionNames[section];
  return (
    <>
      <Listing
        {...topOf(shown)}
        filters={
          <>
            {query.subcategory && <TopicLink topic={topic} scope={section} name={query.subcategory} />}
            {parts.filter}
            <ProjectFilter path={path} query={query} projects={projects} />
          </>
        }
        search={
          (names.length > 0 || list.items.length > 0) && (
            <SearchBox
              action="/search"
              label={m.listing.searchSection({ section })}
              params={{ section }}
              className="hidden md:flex"
            />
          )
        }
        create={
          <CreateLink to={createPath("blog", section)}>
            {m.adminListing.createInSection({ section })}
          </CreateLink>
        }
        list={list}
        path={path}
        query={query}
      >
        {parts.children}
      </Listing>
      <FreeText page={shown} />
    </>
  );
}
