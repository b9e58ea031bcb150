import type { ReactNode } from "react";
import { Cover } from "#features/media/cover.tsx";
import { Section, type SectionFrame } from "#ui/section.tsx";
import { listedIn } from "#ui/text-language.ts";
import { BlogGrid } from "./blog-grid.tsx";
import { AlsoIn, BlogLink, CardFoot, Category } from "./card-parts.tsx";
import type { ShownCard } from "./shown-card.ts";

export type HomeSectionProps = SectionFrame & {
  blogs: ShownCard[];
  actions?(blog: ShownCard): ReactNode;
};

export function FeaturedResearch({ blogs, actions, ...frame }: HomeSectionProps) {
  return (
    <Section
      {...frame}
      plain
      id="research"
      title="Research"
      more={{ to: "/programmes", text: "All programmes" }}
    >
      <BlogGrid blogs={blogs} level={3} actions={actions} />
    </Section>
  );
}

export function FeaturedPublications({ blogs, actions, ...frame }: HomeSectionProps) {
  return (
    <Section
      {...frame}
      id="publications"
      title="Publications"
      more={{ to: "/publications", text: "All publications" }}
    >
      <TitleList blogs={blogs} actions={actions} />
    </Section>
  );
}

export function ResearchHighlights({ blogs, actions, ...frame }: HomeSectionProps) {
  return (
    <Section
      {...frame}
      id="highlights"
      title="Research highlights"
      more={{ to: "/blogs", text: "All articles" }}
    >
      <TitleList blogs={blogs} actions={actions} />
    </Section>
  );
}

function TitleList({ blogs, actions }: Pick<HomeSectionProps, "blogs" | "actions">) {
  return (
    <ol className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-2">
      {blogs.map((blog, index) => (
        <li key={blog._id} className="group relative flex gap-5 sm:gap-6">
          <Cover
            picture={blog.cover}
            title={blog.title}
            sizes="7.5rem"
            decorative
            className="aspect-[3/4] w-22 shrink-0 self-start rounded-base border border-hairline sm:w-30"
          />
          <div className="min-w-0 grow">
            <div className="flex items-baseline gap-3">
              <span aria-hidden className="heading text-h4 text-muted [font-variant-numeric:lining-nums]">
                {index + 1}
              </span>
              <Category blog={blog} className="min-w-0" />
            </div>
            <h3 {...listedIn(blog.language)} className="heading mt-1.5 line-clamp-4 text-h4">
              <BlogLink blog={blog} />
            </h3>
            <CardFoot blog={blog} className="mt-2">
              {actions?.(blog)}
            </CardFoot>
            <AlsoIn blog={blog} className="mt-1" />
          </div>
        </li>
      ))}
    </ol>
  );
}
