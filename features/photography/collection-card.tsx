import { Link } from "react-router";
import { Cover } from "#features/media/cover.tsx";
import { classes } from "#ui/classes.ts";
import { Day } from "#ui/time-zone.tsx";
import { categoryLabels } from "./category-labels.ts";
import type { CollectionCard as Collection } from "./contract.ts";

const sizes = "(min-width: 64rem) 25rem, (min-width: 40rem) 46vw, 92vw";
const leadSizes = "(min-width: 64rem) 52rem, 92vw";

type CollectionCardProps = {
  collection: Collection;
  /** It stands first, larger than the others and with its description. */
  lead?: boolean;
  eager?: boolean;
};

/** A collection in the gallery. */
export function CollectionCard({ collection, lead, eager }: CollectionCardProps) {
  const { _id, title, description, category, cover, itemCount, date } = collection;
  return (
    <article className="group relative flex h-full flex-col">
      <div className={classes("overflow-hidden rounded-base", lead && "flex grow")}>
        <Cover
          picture={cover}
          title={title}
          sizes={lead ? leadSizes : sizes}
          eager={eager}
          decorative
          className={classes(
            "aspect-[4/3] w-full transition-transform duration-500 group-hover:scale-[1.025]",
            lead && "sm:aspect-[16/10] lg:aspect-auto lg:h-0 lg:min-h-full",
          )}
        />
      </div>
      <p className="caps mt-4 text-accent">{categoryLabels[category]}</p>
      <h2 dir="auto" className={classes("heading mt-1.5 mb-2.5", lead ? "text-h2" : "text-h3")}>
        <Link
          to={`/photography/${_id}`}
          className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4"
        >
          {title}
        </Link>
      </h2>
      {lead && description && (
        <p dir="auto" className="mb-3 line-clamp-2 max-w-[46rem]">
          {description}
        </p>
      )}
      <p className={classes("text-meta text-muted", !lead && "mt-auto")}>
        {itemCount === 1 ? "1 item" : `${itemCount} items`} <span aria-hidden>·</span> <Day instant={date} />
      </p>
    </article>
  );
}
