import { Images } from "lucide-react";
import { collectionPath } from "#features/addresses/paths.ts";
import { Cover } from "#features/media/cover.tsx";
import { m } from "#messages";
import { Badge } from "#ui/badge.tsx";
import { CardLink } from "#ui/card-link.tsx";
import { classes } from "#ui/classes.ts";
import { rich } from "#ui/rich.tsx";
import { listedIn } from "#ui/text-language.ts";
import { Day } from "#ui/time-zone.tsx";
import { categoryLabels } from "./category-labels.ts";
import type { ShownCollection } from "./shown-collection.ts";

/** The first of three or more collections is as large as four. One alone fills the width. */
export function CollectionGrid({ collections }: { collections: ShownCollection[] }) {
  const { length } = collections;
  const large = length === 1 ? "only" : length > 2 ? "first" : undefined;
  return (
    <ul
      className={classes("grid grid-cols-1 gap-x-8 gap-y-12 sm:grid-cols-2", length > 2 && "lg:grid-cols-3")}
    >
      {collections.map((collection, index) => {
        const size = index === 0 ? large : undefined;
        return (
          <li
            key={collection._id}
            className={classes(size && "sm:col-span-2", size === "first" && "lg:row-span-2")}
          >
            <CollectionCard collection={collection} size={size} eager={index === 0} />
          </li>
        );
      })}
    </ul>
  );
}

const badges = {
  images: m.photography.picturesBadge,
  videos: m.photography.videosBadge,
  mixed: m.photography.itemsBadge,
};

const sizes = "(min-width: 64rem) 25rem, (min-width: 40rem) 46vw, 88vw";
const largeSizes = "(min-width: 64rem) 52rem, 88vw";

type CollectionCardProps = { collection: ShownCollection; size?: "first" | "only"; eager: boolean };

function CollectionCard({ collection, size, eager }: CollectionCardProps) {
  const { title, excerpt, category, cover, itemCount, mediaType, date, language } = collection;
  return (
    <article
      className={classes(
        "group relative flex h-full flex-col",
        size === "only" && "lg:grid lg:grid-cols-[3fr_2fr] lg:items-center lg:gap-x-10",
      )}
    >
      <div className={classes("relative overflow-hidden rounded-base", size === "first" && "flex grow")}>
        <Cover
          picture={cover}
          title={title}
          sizes={size ? largeSizes : sizes}
          eager={eager}
          decorative
          className={classes(
            "aspect-[4/3] w-full transition-transform duration-500 group-hover:[scale:1.025]",
            size && "sm:aspect-[16/10]",
            size === "first" && "lg:aspect-auto lg:h-0 lg:min-h-full",
          )}
        />
        <Badge variant="neutral" className="absolute end-3 bottom-3">
          <Images aria-hidden className="me-1.5 size-4" />
          {rich(
            badges[mediaType]({
              count: itemCount,
              hidden: (text) => <span className="sr-only">{text}</span>,
            }),
          )}
        </Badge>
      </div>
      <div className={classes("mt-4 flex flex-col", !size && "grow")}>
        {category !== "general" && <p className="caps mb-1.5 text-accent">{categoryLabels[category]()}</p>}
        <h2 {...listedIn(language)} className={classes("heading mb-2.5", size ? "text-h2" : "text-h3")}>
          <CardLink to={collectionPath(collection)}>{title}</CardLink>
        </h2>
        {size && excerpt && (
          <p
            {...listedIn(language)}
            className={classes("mb-3 max-w-[46rem]", size === "first" ? "line-clamp-2" : "line-clamp-6")}
          >
            {excerpt}
          </p>
        )}
        <p className="mt-auto text-meta text-muted">
          <Day instant={date} />
        </p>
      </div>
    </article>
  );
}
