import { api } from "#core/api.ts";
import { categoryLabels } from "#features/photography/category-labels.ts";
import { CollectionGrid } from "#features/photography/collection-grid.tsx";
import { shownCollection } from "#features/photography/shown-collection.ts";
import { lists } from "#features/publishing/kinds.ts";
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
    title: query.category ? `Photography: ${categoryLabels[query.category]}` : "Photography",
    description: "Photographs from the streets, roofs, depots and assemblies in which the institute works.",
    ...canonicalList(path, { ...query, page }),
  }));

export default function Gallery({ loaderData: { query, projects, list, categories } }: Route.ComponentProps) {
  const choices = categories.map((name) => [name, categoryLabels[name]] as const);
  return (
    <Listing
      title="GALLERY"
      filters={
        <>
          <Filter
            path={path}
            query={query}
            parameter="category"
            label="Category"
            choices={[[undefined, "All Collections"], ...choices]}
          />
          <ProjectFilter path={path} query={query} projects={projects} />
        </>
      }
      create={<CreateLink to={lists.collection.create}>Add New Collection</CreateLink>}
      list={list}
      path={path}
      query={query}
    >
      {list.items.length > 0 ? (
        <CollectionGrid collections={list.items} />
      ) : (
        <MessagePanel
          title="No collections found"
          text={
            query.project
              ? "There is no collection of this project here."
              : query.category
                ? "There is no collection in this category yet."
                : "No collections have been added yet."
          }
        />
      )}
    </Listing>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListingFailure error={error} message="Failed to fetch collections" />;
}
