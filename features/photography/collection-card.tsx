import { Link } from "react-router";
import { Cover } from "#features/media/cover.tsx";
import { Day } from "#ui/time-zone.tsx";
import { categoryLabels } from "./category-labels.ts";
import type { CollectionCard as Collection } from "./contract.ts";

/** A collection in the gallery. */
export function CollectionCard({ collection, eager }: { collection: Collection; eager?: boolean }) {
  const { _id, title, category, cover, itemCount, date } = collection;
  return (
    <article className="group relative flex h-full flex-col">
      <div className="overflow-hidden rounded-base">
        <Cover
          picture={cover}
          title={title}
          sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 46vw, 92vw"
          eager={eager}
          decorative
          className="aspect-[4/3] w-full transition-transform duration-500 group-hover:scale-[1.025]"
        />
      </div>
      <p className="caps mt-4 text-accent">{categoryLabels[category]}</p>
      <h2 dir="auto" className="heading mt-1.5 mb-2.5 text-h3">
        <Link
          to={`/photography/${_id}`}
          className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4"
        >
          {title}
        </Link>
      </h2>
      <p className="mt-auto text-meta text-muted">
        {itemCount === 1 ? "1 item" : `${itemCount} items`} <span aria-hidden>·</span> <Day instant={date} />
      </p>
    </article>
  );
}
