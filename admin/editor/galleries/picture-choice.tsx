import { classes } from "#ui/classes.ts";
import type { GalleryCollection } from "./read-gallery.ts";

type PictureChoiceProps = {
  collection: GalleryCollection;
  /** Ids in the order of the gallery. */
  chosen: string[];
  onChange(chosen: string[]): void;
};

/** The pictures of a collection as switches. They are shown in the order in which they are chosen. */
export function PictureChoice({ collection, chosen, onChange }: PictureChoiceProps) {
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <fieldset>
      <legend className="text-small font-semibold">Pictures</legend>
      <p className="mt-1 text-meta text-muted">They are shown in the order in which you choose them.</p>
      <ul className="mt-2 grid max-h-72 grid-cols-3 gap-2 overflow-y-auto p-1 sm:grid-cols-4">
        {collection.pictures.map(({ id, url, alt }, index) => {
          const place = chosen.indexOf(id) + 1;
          const name = alt || `Picture ${index + 1}`;
          return (
            <li key={id}>
              <button
                type="button"
                aria-pressed={place > 0}
                aria-label={place > 0 ? `${name}, number ${place}` : name}
                title={name}
                onClick={() => toggle(id)}
                className={classes(
                  "relative block w-full overflow-hidden rounded-base outline-offset-2",
                  place > 0 && "ring-3 ring-brand",
                )}
              >
                <img src={url} alt="" className="aspect-square w-full bg-sunken object-cover" />
                {place > 0 && (
                  <span
                    aria-hidden
                    className="absolute top-1 left-1 flex size-6 items-center justify-center rounded-full bg-brand text-meta font-semibold text-on-brand"
                  >
                    {place}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
