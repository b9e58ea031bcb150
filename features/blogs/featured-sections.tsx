import type { ComponentType } from "react";
import type { Message } from "#core/message.ts";
import { Cover } from "#features/media/cover.tsx";
import { m } from "#messages";
import { Kept } from "#ui/kept.tsx";
import { Section, type SectionFrame } from "#ui/section.tsx";
import { listedIn } from "#ui/text-language.ts";
import { BlogGrid } from "./blog-grid.tsx";
import { AlsoIn, BlogLink, CardFoot, Category } from "./card-parts.tsx";
import { EventList } from "./event-list.tsx";
import { ResourceList } from "./resource-list.tsx";
import type { ListProps } from "./shown-card.ts";

export type HomeSectionProps = ListProps & SectionFrame;

type Featured = { title: Message; to: string; all: Message; List: ComponentType<ListProps> };

const research = (props: ListProps) => <BlogGrid {...props} level={3} />;
const sections = {
  research: { title: m.home.research, to: "/programmes", all: m.home.allProgrammes, List: research },
  publications: {
    title: m.home.publications,
    to: "/publications",
    all: m.home.allPublications,
    List: TitleList,
  },
  events: { title: m.home.events, to: "/events", all: m.home.allEvents, List: EventList },
  resources: { title: m.home.resources, to: "/blogs", all: m.home.allArticles, List: ResourceList },
  highlights: { title: m.home.highlights, to: "/blogs", all: m.home.allArticles, List: TitleList },
} satisfies Record<string, Featured>;

type FeaturedBlogsProps = HomeSectionProps & { name: keyof typeof sections };

/** A section of the home page with articles or events. */
export function FeaturedBlogs({ name, own, variant, ...list }: FeaturedBlogsProps) {
  const { title, to, all, List } = sections[name];
  return (
    <Section
      plain={name === "research"}
      id={name}
      title={title()}
      more={{ to, text: all() }}
      own={own}
      variant={variant}
    >
      <List {...list} />
    </Section>
  );
}

function TitleList({ blogs, actions }: ListProps) {
  return (
    <ol className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-2">
      {blogs.map((blog, index) => (
        <li key={blog._id} className="group relative flex gap-5 sm:gap-6">
          <Kept of={["title", blog, index, actions !== undefined]}>
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
          </Kept>
        </li>
      ))}
    </ol>
  );
}
