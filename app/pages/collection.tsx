import { isRouteErrorResponse } from "react-router";
import { api } from "#core/api.ts";
import { truncate } from "#core/truncate.ts";
import { collectionPath } from "#features/addresses/paths.ts";
import { CollectionActions } from "#features/photography/collection-actions.tsx";
import type { CollectionPage as Shown } from "#features/photography/contract.ts";
import { CollectionArticle } from "#features/photography/viewer/collection-article.tsx";
import { BackLink } from "#ui/back-link.tsx";
import { LinkButton } from "#ui/button.tsx";
import { collectionData } from "../linked-data/collection.ts";
import { urlFor } from "../listing/search-params.ts";
import { descriptionCharacters, type Head, headOf } from "../page/head.ts";
import { MissingPanel } from "../shell/missing-panel.tsx";
import { atItsPath, messageFor, newestIn, withRouteErrors } from "../site/route-errors.ts";
import { alternatesOf } from "../site/translations.ts";
import type { Route } from "./+types/collection.ts";

async function read({ context, params, request }: Route.LoaderArgs) {
  const collection = await withRouteErrors(context.get(api).photography.read({ id: params.id }), {
    context,
    request,
  });
  return atItsPath(collection, collectionPath(collection), request);
}

export { read as clientLoader, read as loader };

export const meta = (args: Route.MetaArgs) => headOf(args, headOfCollection, "Collection Not Found");

function headOfCollection(collection: Shown): Head {
  const { title, seoTitle, noindex, language, shareAlt, excerpt, cover } = collection;
  const path = collectionPath(collection);
  return {
    title,
    seoTitle,
    noindex,
    language,
    path,
    alternates: alternatesOf(collection, collectionPath),
    description: truncate(excerpt || "A photography collection.", descriptionCharacters),
    card: { path: `${path}/card.jpg`, alt: shareAlt || cover.alt || title },
    trail: [
      { name: "Photography", path: "/photography" },
      { name: title, path },
    ],
    things: (site) => collectionData(collection, site),
  };
}

export default function CollectionPage({ loaderData: collection }: Route.ComponentProps) {
  return (
    <article className="page pt-4 pb-16 md:pb-24">
      <BackLink to="/photography">Back to Gallery</BackLink>
      <CollectionArticle
        collection={collection}
        urlForTag={(tag) => urlFor("/search", { q: tag })}
        actions={<CollectionActions collection={collection} />}
      />
    </article>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const failed = isRouteErrorResponse(error) ? "Collection not found" : "Failed to load collection";
  return (
    <MissingPanel
      title={messageFor(error, failed)}
      text="The photography collection you're looking for doesn't exist or has been removed."
      newest={newestIn(error)}
    >
      <LinkButton to="/photography">Back to Gallery</LinkButton>
    </MissingPanel>
  );
}
