import { classes } from "#ui/classes.ts";
import { CollectionCard } from "./collection-card.tsx";
import type { CollectionCard as Collection } from "./contract.ts";

/** Collections as cards. The first of three or more is as large as four; one alone takes the whole width. */
export function CollectionGrid({ collections }: { collections: Collection[] }) {
  const { length } = collections;
  const large = length === 1 ? "only" : length > 2 ? "first" : undefined;
  return (
    <ul
      className={classes("grid grid-cols-1 gap-x-8 gap-y-12 sm:grid-cols-2", length > 2 && "lg:grid-cols-3")}
    >
      {collections.map((collection, index) => {
        const place = index === 0 ? large : undefined;
        return (
          <li
            key={collection._id}
            className={classes(place && "sm:col-span-2", place === "first" && "lg:row-span-2")}
          >
            <CollectionCard collection={collection} place={place} eager={index < 3} />
          </li>
        );
      })}
    </ul>
  );
}
