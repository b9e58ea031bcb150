import { pick } from "#core/pick.ts";
import { collectionPath } from "#features/addresses/paths.ts";
import { Cover } from "#features/media/cover.tsx";
import { shownPicture } from "#features/media/shown-picture.ts";
import { m } from "#messages";
import { Link } from "#ui/link.tsx";
import { SectionHeading } from "#ui/section.tsx";
import { listedIn } from "#ui/text-language.ts";
import { mediaCounts } from "./category-labels.ts";
import type { CollectionCard } from "./contract.ts";

/** What the strip shows of a collection, for the data of a page. */
export const stripped = (collection: CollectionCard) => ({
  ...pick(collection, ["_id", "slug", "title", "language", "itemCount", "mediaType"]),
  cover: shownPicture(collection.cover),
});

export type StripCollection = ReturnType<typeof stripped>;

/** The newest collections, as wide as the window; on a phone, one row to swipe. */
export function GalleryStrip({ collections, heading }: { collections: StripCollection[]; heading: string }) {
  return (
    <section aria-labelledby="gallery" className="section overflow-hidden">
      <div className="page">
        <SectionHeading
          plain
          id="gallery"
          title={m.photography.title()}
          own={{ title: heading, section: "home.sections.gallery" }}
          more={{ to: "/photography", text: m.photography.allOnHome() }}
        />
      </div>
      <ul className="flex [scroll-snap-type:x] gap-1 max-sm:overflow-x-auto sm:grid sm:grid-flow-col sm:auto-cols-fr">
        {collections.map((collection) => (
          <li
            key={collection._id}
            className="group relative max-sm:w-[80vw] max-sm:shrink-0 max-sm:snap-start"
          >
            <div className="overflow-hidden">
              <Cover
                picture={collection.cover}
                title={collection.title}
                sizes="(min-width: 40rem) 34vw, 80vw"
                decorative
                className="aspect-[4/3] w-full transition-transform duration-500 group-hover:[scale:1.025]"
              />
            </div>
            <div className="px-(--gutter) pt-4">
              <h3 {...listedIn(collection.language)} className="heading line-clamp-2 text-h4">
                <Link
                  to={collectionPath(collection)}
                  className="after:absolute after:inset-0 after:-outline-offset-3 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4"
                >
                  {collection.title}
                </Link>
              </h3>
              <p className="mt-1 text-meta text-muted">
                {mediaCounts[collection.mediaType]({ count: collection.itemCount })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
