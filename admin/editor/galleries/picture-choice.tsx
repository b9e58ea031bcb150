import { m } from "#messages";
import { classes } from "#ui/classes.ts";
import { SortableList } from "../../sortable/sortable-list.tsx";
import type { GalleryCollection } from "./read-gallery.ts";

type PictureChoiceProps = {
  collection: GalleryCollection;
  /** Ids in the order of the gallery. */
  chosen: string[];
  onChange(chosen: string[]): void;
};

/** The pictures of a collection as switches, and those that are chosen in their order. */
export function PictureChoice({ collection, chosen, onChange }: PictureChoiceProps) {
  const pictures = collection.pictures.map(({ alt, ...picture }, index) => ({
    ...picture,
    key: picture.id,
    name: alt || m.adminPictures.pictureNumber({ number: index + 1 }),
  }));
  const shown = chosen.flatMap((id) => pictures.find((picture) => picture.id === id) ?? []);
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <fieldset className="min-w-0 space-y-3">
      <legend className="text-small font-semibold">{m.adminPictures.galleryPictures()}</legend>
      <ul className="grid max-h-72 grid-cols-3 gap-2 overflow-y-auto p-1 sm:grid-cols-4">
        {pictures.map(({ id, url, name }) => {
          const number = chosen.indexOf(id) + 1;
          return (
            <li key={id}>
              <button
                type="button"
                aria-pressed={number > 0}
                aria-label={number > 0 ? m.adminPictures.galleryNumbered({ name, number }) : name}
                title={name}
                onClick={() => toggle(id)}
                className={classes(
                  "relative block w-full overflow-hidden rounded-base outline-offset-2",
                  number > 0 && "ring-3 ring-brand",
                )}
              >
                <img src={url} alt="" className="aspect-square w-full bg-sunken object-cover" />
                {number > 0 && (
                  <span
                    aria-hidden
                    className="absolute top-1 start-1 flex size-6 items-center justify-center rounded-full bg-brand text-meta font-semibold text-on-brand"
                  >
                    {number}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      {shown.length > 1 && (
        <>
          <p className="text-meta text-muted">{m.adminPictures.galleryOrderText()}</p>
          <SortableList
            label={m.adminPictures.galleryOrderLabel()}
            items={shown}
            nameOf={({ name }) => name}
            onMove={(next) => onChange(next.map(({ id }) => id))}
            className="space-y-2"
          >
            {({ url, name }, _position, controls) => (
              <div className="flex items-center gap-2 p-1">
                <img src={url} alt="" className="size-11 rounded-base bg-sunken object-cover" />
                <span className="min-w-0 flex-1 truncate text-small">{name}</span>
                {controls}
              </div>
            )}
          </SortableList>
        </>
      )}
    </fieldset>
  );
}
