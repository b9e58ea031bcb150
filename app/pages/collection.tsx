import { ArrowLeft } from "lucide-react";
import { isRouteErrorResponse, Link } from "react-router";
import { api } from "#core/api.ts";
import { truncate } from "#core/truncate.ts";
import { categoryLabels } from "#features/photography/category-labels.ts";
import { CollectionActions } from "#features/photography/collection-actions.tsx";
import { CollectionViewer } from "#features/photography/collection-viewer.tsx";
import { Badge } from "#ui/badge.tsx";
import { LinkButton } from "#ui/button.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { TagList } from "#ui/tag-list.tsx";
import { Day } from "#ui/time-zone.tsx";
import { titleSize } from "#ui/title-size.ts";
import { head, headOfFailure } from "../head.ts";
import { collectionData } from "../linked-data/collection.ts";
import { urlFor } from "../listing/search-params.ts";
import { messageFor, withRouteErrors } from "../route-errors.ts";
import type { Route } from "./+types/collection.ts";

const descriptionCharacters = 160;

const read = ({ context, params }: Route.LoaderArgs | Route.ClientLoaderArgs) =>
  withRouteErrors(context.get(api).photography.read({ id: params.id }));
export const loader = (args: Route.LoaderArgs) => read(args);
export const clientLoader = (args: Route.ClientLoaderArgs) => read(args);

export function meta(args: Route.MetaArgs) {
  const collection = args.loaderData;
  if (!collection) return headOfFailure(args, "Collection Not Found");
  return head(args, {
    title: collection.title,
    description: truncate(collection.description || "A photography collection.", descriptionCharacters),
    card: { path: `/photography/${collection._id}/card.jpg`, alt: collection.cover.alt || collection.title },
    trail: [
      { name: "Photography", path: "/photography" },
      { name: collection.title, path: `/photography/${collection._id}` },
    ],
    things: (site) => collectionData(collection, site),
  });
}

export default function CollectionPage({ loaderData: collection }: Route.ComponentProps) {
  return (
    <article className="page pt-4 pb-16 md:pb-24">
      <Link
        to="/photography"
        className="inline-flex min-h-11 items-center gap-2 text-small font-semibold text-brand underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden className="size-4" />
        Back to Gallery
      </Link>
      <header className="mt-1 mb-5 flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <div className="flex grow flex-wrap items-end justify-between gap-x-10 gap-y-3">
          <h1 dir="auto" className={`heading max-w-[50rem] ${titleSize(collection.title)}`}>
            {collection.title}
          </h1>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-1.5 text-small text-muted">
            <Badge look="ochre">{categoryLabels[collection.category]}</Badge>
            <Day instant={collection.date} />
            <span>
              by <bdi>{collection.createdBy.name}</bdi>
            </span>
          </p>
        </div>
        <CollectionActions id={collection._id} />
      </header>
      <section aria-labelledby="gallery">
        <CollectionViewer
          key={collection._id}
          collection={collection}
          heading={
            <h2 id="gallery" className="caps text-accent">
              GALLERY
            </h2>
          }
        />
      </section>
      {collection.description && (
        <section aria-labelledby="description" className="mt-12 max-w-[46rem]">
          <h2 id="description" className="caps text-accent">
            DESCRIPTION
          </h2>
          <p dir="auto" className="mt-3 font-serif text-lead whitespace-pre-line">
            {collection.description}
          </p>
        </section>
      )}
      {collection.tags.length > 0 && (
        <section aria-labelledby="tags" className="mt-12 border-t border-hairline pt-6">
          <h2 id="tags" className="caps mb-3 text-accent">
            Tags
          </h2>
          <TagList tags={collection.tags} urlFor={(tag) => urlFor("/search", { q: tag })} />
        </section>
      )}
    </article>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const failed = isRouteErrorResponse(error) ? "Collection not found" : "Failed to load collection";
  return (
    <MessagePanel
      level={1}
      title={messageFor(error, failed)}
      text="The photography collection you're looking for doesn't exist or has been removed."
    >
      <LinkButton to="/photography">Back to Gallery</LinkButton>
    </MessagePanel>
  );
}
