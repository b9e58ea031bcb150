import type { ReactNode } from "react";
import { Section } from "#ui/section.tsx";
import { BlogGrid } from "./blog-grid.tsx";
import { BlogLink, CardFoot, Category } from "./card-parts.tsx";
import type { BlogCard } from "./contract.ts";
import { FeaturedEvents } from "./featured-events.tsx";

type FeaturedGridProps = {
  research: BlogCard[];
  publications: BlogCard[];
  events: BlogCard[];
  actions(blog: BlogCard): ReactNode;
};

export function FeaturedGrid({ research, publications, events, actions }: FeaturedGridProps) {
  return (
    <>
      {research.length > 0 && (
        <Section
          id="research"
          label="On the ground"
          title="Research"
          more={{ to: "/programmes", text: "All programmes" }}
        >
          <BlogGrid blogs={research} level={3} actions={actions} />
        </Section>
      )}
      {publications.length > 0 && (
        <Section
          id="publications"
          label="In print"
          title="Publications"
          more={{ to: "/publications", text: "All publications" }}
          look="sunken"
        >
          <PublicationList blogs={publications} actions={actions} />
        </Section>
      )}
      {events.length > 0 && <FeaturedEvents blogs={events} actions={actions} />}
    </>
  );
}

type PublicationListProps = Pick<FeaturedGridProps, "actions"> & { blogs: BlogCard[] };

function PublicationList({ blogs, actions }: PublicationListProps) {
  return (
    <ol className="grid grid-cols-1 gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {blogs.map((blog) => (
        <li key={blog._id} className="group relative flex flex-col border-t border-control pt-4">
          <Category blog={blog} />
          <h3 dir="auto" className="heading mt-3 mb-5 line-clamp-4 text-h3">
            <BlogLink blog={blog} />
          </h3>
          <CardFoot blog={blog} className="mt-auto">
            {actions(blog)}
          </CardFoot>
        </li>
      ))}
    </ol>
  );
}
