import { api } from "#core/api.ts";
import { categoryLabels, categoryNamed } from "#features/photography/category-labels.ts";
import { CollectionGrid } from "#features/photography/collection-grid.tsx";
import { FilterLinks } from "#ui/filter-links.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { head, headOfFailure } from "../head.ts";
import { CreateLink } from "../listing/create-link.tsx";
import { Listing } from "../listing/listing.tsx";
import { ListingFailure } from "../listing/listing-failure.tsx";
import { nameIn, pageIn, pageOf, pageSize, redirectToCanonical, urlFor } from "../listing/search-params.ts";
import { readingFilters, withRouteErrors } from "../route-errors.ts";
import type { Route } from "./+types/gallery.ts";

const path = "/photography";

async function read({ context, request }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const { photography } = context.get(api);
  const category = categoryNamed(nameIn(request.url, "category"));
  const list = await withRouteErrors(
    pageOf(pageIn(request.url), (page) =>
      photography.list({ category, page, limit: pageSize, view: "card" }),
    ),
  );
  redirectToCanonical(request.url, urlFor(path, { category, page: list.page }));
  return { category, list, found: await readingFilters(context, photography.categories()) };
}
export const loader = (args: Route.LoaderArgs) => read(args);
export const clientLoader = (args: Route.ClientLoaderArgs) => read(args);

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return headOfFailure(args);
  const { category, list } = args.loaderData;
  return head(args, {
    title: category ? `Photography: ${categoryLabels[category]}` : "Photography",
    description: "Photographs from the streets, roofs, depots and assemblies in which the institute works.",
    path: urlFor(path, { category, page: list.page }),
  });
}

export default function Gallery({ loaderData: { category, list, found } }: Route.ComponentProps) {
  return (
    <Listing
      badge="Photography"
      title="GALLERY"
      filters={
        <FilterLinks
          label="Category"
          filters={[
            { text: "All Collections", to: path, active: category === undefined },
            ...found.map((name) => ({
              text: categoryLabels[name],
              to: urlFor(path, { category: name }),
              active: name === category,
            })),
          ]}
        />
      }
      create={<CreateLink to="/create-photography">Add New Collection</CreateLink>}
      page={list.page}
      pages={list.pages}
      urlFor={(page) => urlFor(path, { category, page })}
    >
      {list.items.length > 0 ? (
        <CollectionGrid collections={list.items} />
      ) : (
        <MessagePanel
          title="No collections found"
          text={
            category ? "There is no collection in this category yet." : "No collections have been added yet."
          }
        />
      )}
    </Listing>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListingFailure error={error} message="Failed to fetch collections" />;
}
