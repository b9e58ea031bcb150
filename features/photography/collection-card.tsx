import { Link } from "react-router";
import { Cover } from "#features/media/cover.tsx";
import { classes } from "#ui/classes.ts";
import { Day } from "#ui/time-zone.tsx";
import { categoryLabels } from "./category-labels.ts";
import type { CollectionCard as Collection } from "./contract.ts";

const sizes = "(min-width: 64rem) 25rem, (min-width: 40rem) 46vw, 92vw";
const largeSizes = "(min-width: 64rem) 52rem, 92vw";

type CollectionCardProps = {
  collection: Collection;
  /** With its description: the first of several, which is larger, or the only one, with its text beside the picture. */
  place?: "first" | "only";
  eager?: boolean;
};

/** A collection in the gallery. */
export function CollectionCard({ collection, place, eager }: CollectionCardProps) {
  const { _id, title, description, category, cover, itemCount, date } = collection;
  return (
    <article
      className={classes(
        "group relative flex h-full flex-col",
        place === "only" && "lg:grid lg:grid-cols-[3fr_2fr] lg:items-center lg:gap-x-10",
      )}
    >
      <div className={classes("overflow-hidden rounded-base", place === "first" && "flex grow")}>
        <Cover
          picture={cover}
          title={title}
          sizes={place ? largeSizes : sizes}
          eager={eager}
          decorative
          className={classes(
            "aspect-[4/3] w-full transition-transform duration-500 group-hover:scale-[1.025]",
            place && "sm:aspect-[16/10]",
            place === "first" && "lg:aspect-auto lg:h-0 lg:min-h-full",
          )}
        />
      </div>
      <div className={classes("mt-4 flex flex-col", !place && "grow")}>
        <p className="caps text-accent">{categoryLabels[category]}</p>
        <h2 dir="auto" className={classes("heading mt-1.5 mb-2.5", place ? "text-h2" : "text-h3")}>
          <Link
            to={`/photography/${_id}`}
            className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4"
          >
            {title}
          </Link>
        </h2>
        {place && description && (
          <p
            dir="auto"
            className={classes("mb-3 max-w-[46rem]", place === "first" ? "line-clamp-2" : "line-clamp-6")}
          >
            {description}
          </p>
        )}
        <p className="mt-auto text-meta text-muted">
          {itemCount === 1 ? "1 item" : `${itemCount} items`} <span aria-hidden>·</span>{" "}
          <Day instant={date} />
        </p>
      </div>
    </article>
  );
}
