import type { ReactNode } from "react";
import { SectionHeading } from "#ui/section-heading.tsx";
import { BlogGrid } from "./blog-grid.tsx";
import type { BlogCard } from "./contract.ts";
import { FeaturedEvents } from "./featured-events.tsx";
import { PublicationList } from "./publication-list.tsx";

type FeaturedGridProps = {
  research: BlogCard[];
  publications: BlogCard[];
  events: BlogCard[];
  actions(blog: BlogCard): ReactNode;
};

/** The first of each section, each in its own manner. A section without any is left out. */
export function FeaturedGrid({ research, publications, events, actions }: FeaturedGridProps) {
  return (
    <>
      {research.length > 0 && (
        <section aria-labelledby="research" className="page section">
          <SectionHeading
            id="research"
            label="On the ground"
            title="Research"
            more={{ to: "/programmes", text: "All programmes" }}
          />
          <BlogGrid blogs={research} level={3} actions={actions} />
        </section>
      )}
      {publications.length > 0 && (
        <div className="bg-sunken">
          <section aria-labelledby="publications" className="page section">
            <SectionHeading
              id="publications"
              label="In print"
              title="Publications"
              more={{ to: "/publications", text: "All publications" }}
            />
            <PublicationList blogs={publications} actions={actions} />
          </section>
        </div>
      )}
      {events.length > 0 && <FeaturedEvents blogs={events} actions={actions} />}
    </>
  );
}
