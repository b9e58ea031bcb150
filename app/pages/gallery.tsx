import { api } from "#core/api.ts";
import { categoryLabels } from "#features/photography/category-labels.ts";
import { CollectionGrid } from "#features/photography/collection-grid.tsx";
import { shownCollection } from "#features/photography/shown-collection.ts";
import { lists } from "#features/publishing/kinds.ts";
import { m } from "#messages";
import { MessagePanel } from "#ui/message-panel.tsx";
import { CreateLink } from "../listing/create-link.tsx";
import { Filter } from "../listing/filter.tsx";
import { Listing } from "../listing/listing.tsx";
import { ListingFailure } from "../listing/listing-failure.tsx";
import { ProjectFilter, readProjects } from "../listing/project-filter.tsx";
import { queries } from "../listing/queries.ts";
import { canonicalList, queryOf, readList } from "../listing/search-params.ts";
import { headOf } from "../page/head.ts";
import { readFilters } from "../site/route-errors.ts";
import type { Route } from "./+types/gallery.ts";

const path = "/photography";

async function read({ context, request: { url } }: Route.LoaderArgs) {
  const { photography } = context.get(api);
  const { page, ...requested } = queryOf(url, queries.gallery);
  const { query, ...narrowed } = await readProjects(context, { kind: "collection" }, requested);
  const list = await readList({ url, path, query, page }, (slice) =>
    photography.list({ ...query, ...slice, view: "card" }),
  );
  return {
    query,
    ...narrowed,
    list: { ...list, items: list.items.map(shownCollection) },
    categories: (await readFilters(context, photography.categories())) ?? [],
  };
}

export { read as clientLoader, read as loader };

export const meta = (args: Route.MetaArgs) =>
  headOf(args, ({ query, list: { page } }) => ({
    title: query.category
      ? m.photography.titleOfCategory({ category: categoryLabels[query.category]() })
      : m.photography.title(),
    description: m.photography.lead(),
    ...canonicalList(path, { ...query, page }),
  }));

export default function Gallery({ loaderData: { query, projects, list, categories } }: Route.ComponentProps) {
  const choices = categories.map((name) => [name, categoryLabels[name]()] as const);
  return (
    <Listing
      title={m.photography.gallery()}
      filters={
        <>
          <Filter
            path={path}
            query={query}
            parameter="category"
            label={m.photography.category()}
            choices={[[undefined, m.photography.allCollections()], ...choices]}
          />
          <ProjectFilter path={path} query={query} projects={projects} />
        </>
      }
      create={<CreateLink to={lists.collection.create}>{m.adminPhotography.add()}</CreateLink>}
      list={list}
      path={path}
      query={query}
    >
      {list.items.length > 0 ? (
        <CollectionGrid collections={list.items} />
      ) : (
        <MessagePanel
          title={m.photography.noneFound()}
          text={
            query.project
              ? m.photography.noneInProject()
              : query.category
                ? m.photography.noneInCategory()
                : m.photography.noneYet()
          }
        />
      )}
    </Listing>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListingFailure error={error} message={m.photography.fetchFailed()} />;
}
