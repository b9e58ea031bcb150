import { replace } from "react-router";
import { api } from "#core/api.ts";
import { BlogActions } from "#features/blogs/blog-actions.tsx";
import { BlogGrid } from "#features/blogs/blog-grid.tsx";
import { sectionNames } from "#features/blogs/section-names.ts";
import { shownCards } from "#features/blogs/shown-card.ts";
import { m } from "#messages";
import { LinkButton } from "#ui/button.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { Filter } from "../listing/filter.tsx";
import { Listing } from "../listing/listing.tsx";
import { ListingFailure } from "../listing/listing-failure.tsx";
import { readListingPage } from "../listing/listing-page.tsx";
import { queries } from "../listing/queries.ts";
import { queryOf, readList, urlFor } from "../listing/search-params.ts";
import { headOf } from "../page/head.ts";
import { readFilters } from "../site/route-errors.ts";
import type { Route } from "./+types/section.ts";

const previewCharacters = 150;

async function read({ context, params, request: { url } }: Route.LoaderArgs) {
  const sectionType = params.sectionType.toLowerCase();
  const { blogs } = context.get(api);
  const { page } = queryOf(url, queries.sectionType);
  const path = `/section/${encodeURIComponent(sectionType)}`;
  if (sectionType !== params.sectionType) throw replace(urlFor(path, { page }));
  const list = await readList({ url, path, page }, (slice) =>
    blogs.section({ sectionType, prefer: "site", ...slice, view: "card" }),
  );
  const section = list.items[0]?.section;
  const names = section ? await readFilters(context, blogs.subcategories({ section })) : undefined;
  const lead = section && (await readListingPage(context, section)).listing?.introduction;
  return {
    sectionType,
    path,
    lead,
    names: names ?? [],
    list: { ...list, items: list.items.map(shownCards()) },
  };
}

export { read as clientLoader, read as loader };

export const meta = (args: Route.MetaArgs) =>
  headOf(args, ({ sectionType, path, list: { page, total } }) => ({
    title: titleOf(sectionType),
    description: m.sections.description({ section: sectionType }),
    path: total === 0 ? null : urlFor(path, { page }),
  }));

export default function SectionPage({ loaderData }: Route.ComponentProps) {
  const { sectionType, path, lead, names, list } = loaderData;
  const [first] = list.items;
  const section = first?.section;
  return (
    <Listing
      badge={section && m.sections.ours({ section })}
      title={titleOf(sectionType)}
      lead={lead}
      filters={
        section && (
          <Filter
            path={sectionNames[section].path}
            query={{}}
            parameter="subcategory"
            label={m.sections.subcategory()}
            choices={[
              [undefined, m.listing.allInSection({ section })],
              ...names.map((name) => [name, name] as const),
            ]}
          />
        )
      }
      list={list}
      path={path}
    >
      {first ? (
        <BlogGrid
          blogs={list.items}
          preview={previewCharacters}
          eager={1}
          actions={(blog) => <BlogActions compact blog={blog} />}
        />
      ) : (
        <MessagePanel title={m.sections.noPosts()} text={m.sections.emptySection()}>
          <LinkButton to="/blogs">{m.archive.all()}</LinkButton>
        </MessagePanel>
      )}
    </Listing>
  );
}

/** Programmes Posts */
function titleOf(sectionType: string): string {
  return m.sections.posts({ section: sectionType.charAt(0).toUpperCase() + sectionType.slice(1) });
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListingFailure error={error} message={m.sections.fetchFailed()} />;
}
