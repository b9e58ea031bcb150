import { isRouteErrorResponse } from "react-router";
import { CollectionActions } from "#features/photography/collection-actions.tsx";
import type { CollectionPage as Shown } from "#features/photography/contract.ts";
import { CollectionArticle } from "#features/photography/viewer/collection-article.tsx";
import { m } from "#messages";
import { BackLink } from "#ui/back-link.tsx";
import { LinkButton } from "#ui/button.tsx";
import { collectionData } from "../linked-data/collection.ts";
import { urlFor } from "../listing/search-params.ts";
import { headOfDocument, readDocument } from "../page/document.tsx";
import { type Head, headOf } from "../page/head.ts";
import { MissingPanel } from "../shell/missing-panel.tsx";
import { messageFor } from "../site/route-errors.ts";
import type { Route } from "./+types/collection.ts";

const read = (args: Route.LoaderArgs) =>
  readDocument(args, "collection", ({ photography }, id) => photography.read(id));

export { read as clientLoader, read as loader };

export const meta = (args: Route.MetaArgs) => headOf(args, headOfCollection, m.photography.absent());

function headOfCollection(collection: Shown): Head {
  const { title, excerpt, cover } = collection;
  const description = excerpt || m.photography.description();
  const list = { name: m.photography.title(), path: "/photography" };
  return {
    ...headOfDocument("collection", collection, { title, description, alt: cover.alt, list }),
    things: import.meta.env.SSR ? (site) => collectionData(collection, site) : undefined,
  };
}

export default function CollectionPage({ loaderData: collection }: Route.ComponentProps) {
  return (
    <article className="page pt-4 pb-16 md:pb-24">
      <BackLink to="/photography">{m.photography.backToGallery()}</BackLink>
      <CollectionArticle
        collection={collection}
        urlForTag={(tag) => urlFor("/search", { q: tag })}
        actions={<CollectionActions collection={collection} />}
      />
    </article>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const failed = isRouteErrorResponse(error) ? m.photography.notFound() : m.photography.loadFailed();
  return (
    <MissingPanel title={messageFor(error, failed)} text={m.photography.missing()} error={error}>
      <LinkButton to="/photography">{m.photography.backToGallery()}</LinkButton>
    </MissingPanel>
  );
}
