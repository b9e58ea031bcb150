import { classes } from "#ui/classes.ts";
import { CollectionCard } from "./collection-card.tsx";
import type { CollectionCard as Collection } from "./contract.ts";

/** Collections as cards. From three on, the first one takes the place of four. */
export function CollectionGrid({ collections }: { collections: Collection[] }) {
  const hasLead = collections.length > 2;
  return (
    <ul className={classes("grid grid-cols-1 gap-x-8 gap-y-12 sm:grid-cols-2", hasLead && "lg:grid-cols-3")}>
      {collections.map((collection, index) => {
        const lead = hasLead && index === 0;
        return (
          <li key={collection._id} className={classes(lead && "sm:col-span-2 lg:row-span-2")}>
            <CollectionCard collection={collection} lead={lead} eager={index < 3} />
          </li>
        );
      })}
    </ul>
  );
}
