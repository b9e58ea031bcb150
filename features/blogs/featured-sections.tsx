import type { ReactNode } from "react";
import { Section } from "#ui/section.tsx";
import { listedIn } from "#ui/text-language.ts";
import { BlogGrid } from "./blog-grid.tsx";
import { BlogLink, CardFoot, Category } from "./card-parts.tsx";
import type { ShownCard } from "./shown-card.ts";

export type HomeSectionProps = {
  blogs: ShownCard[];
  label: string;
  heading: string;
  look?: "page" | "sunken";
  actions?(blog: ShownCard): ReactNode;
};

export function FeaturedResearch({ blogs, label, heading, look, actions }: HomeSectionProps) {
  return (
    <Section
      id="research"
      label={label}
      title={heading || "Research"}
      more={{ to: "/programmes", text: "All programmes" }}
      look={look}
    >
      <BlogGrid blogs={blogs} level={3} actions={actions} />
    </Section>
  );
}

export function FeaturedPublications({ blogs, label, heading, look, actions }: HomeSectionProps) {
  return (
    <Section
      id="publications"
      label={label}
      title={heading || "Publications"}
      more={{ to: "/publications", text: "All publications" }}
      look={look}
    >
      <TitleList blogs={blogs} actions={actions} />
    </Section>
  );
}

export function ResearchHighlights({ blogs, label, heading, look, actions }: HomeSectionProps) {
  return (
    <Section
      id="highlights"
      label={label}
      title={heading || "Research highlights"}
      more={{ to: "/blogs", text: "All articles" }}
      look={look}
    >
      <TitleList blogs={blogs} actions={actions} />
    </Section>
  );
}

function TitleList({ blogs, actions }: Pick<HomeSectionProps, "blogs" | "actions">) {
  return (
    <ol className="grid grid-cols-1 gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {blogs.map((blog) => (
        <li key={blog._id} className="group relative flex flex-col border-t border-control pt-4">
          <Category blog={blog} />
          <h3 {...listedIn(blog.language)} className="heading mt-3 mb-5 line-clamp-4 text-h3">
            <BlogLink blog={blog} />
          </h3>
          <CardFoot blog={blog} className="mt-auto">
            {actions?.(blog)}
          </CardFoot>
        </li>
      ))}
    </ol>
  );
}
