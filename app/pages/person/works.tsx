import type { Api } from "#core/api.ts";
import type { Page } from "#core/contract.ts";
import { personPath } from "#features/addresses/paths.ts";
import { BlogGrid } from "#features/blogs/blog-grid.tsx";
import { EventList } from "#features/blogs/event-list.tsx";
import { type ShownCard, shownCards } from "#features/blogs/shown-card.ts";
import type { PersonCard } from "#features/people/contract.ts";
import { m } from "#messages";
import { Pagination } from "#ui/pagination.tsx";
import { Section } from "#ui/section.tsx";
import { pageOf, urlFor } from "../../listing/search-params.ts";

const pageSize = 6;

const parts = {
  articles: { part: "articles", title: m.people.articles },
  events: { part: "organised", title: m.people.organised },
  talks: { part: "spoken", title: m.people.spokenAt },
} as const;

type Name = keyof typeof parts;
const names = Object.keys(parts) as Name[];

export type Works = Record<Name, Page<ShownCard>>;
export type WorksQuery = { [Name in keyof Works]?: number };

/** One page each of what a person wrote, organised and spoke at. */
export async function readWorks({ blogs }: Pick<Api, "blogs">, id: string, query: WorksQuery) {
  const lists = names.map(async (name) => {
    const { part } = parts[name];
    const list = await pageOf(query[name] ?? 1, (page) => blogs.works({ id, part, page, limit: pageSize }));
    return { ...list, items: list.items.map(shownCards()) };
  });
  const [articles, events, talks] = (await Promise.all(lists)) as [
    Page<ShownCard>,
    Page<ShownCard>,
    Page<ShownCard>,
  ];
  return { articles, events, talks };
}

/** The URL of a person's page with these page numbers. */
export function worksUrl(person: PersonCard, works: Works, other: WorksQuery = {}): string {
  const first = (page: number) => (page > 1 ? page : undefined);
  const shown = names.map((name) => [name, first(other[name] ?? works[name].page)]);
  return urlFor(personPath(person), Object.fromEntries(shown));
}

export function PersonWorks({ person, works }: { person: PersonCard; works: Works }) {
  return names.map((name) => {
    const { items, page, pages } = works[name];
    const title = parts[name].title();
    if (items.length === 0) return null;
    return (
      <Section key={name} id={name} title={title} variant="plain">
        {name === "articles" ? <BlogGrid blogs={items} level={3} /> : <EventList blogs={items} />}
        <Pagination
          label={m.people.pagesOf({ title })}
          page={page}
          pages={pages}
          urlFor={(page) => `${worksUrl(person, works, { [name]: page })}#${name}`}
        />
      </Section>
    );
  });
}
