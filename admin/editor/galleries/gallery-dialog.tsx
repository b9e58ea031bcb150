import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useApi } from "#core/api.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { CheckField } from "#ui/forms/check-field.tsx";
import { FormDialog } from "#ui/forms/form-dialog.tsx";
import { SearchChoice } from "../../combobox/search-choice.tsx";
import { selectedGallery, setGallery } from "../blocks/gallery.ts";
import type { EditorDialogProps } from "../editor-dialog.ts";
import { PictureChoice } from "./picture-choice.tsx";
import { type GalleryCollection, readGallery } from "./read-gallery.ts";

/** Adds pictures of a collection to the text, or chooses others for the selected gallery. */
export function GalleryDialog({ editor, onClose }: EditorDialogProps) {
  const { search, photography } = useApi();
  const [selected] = useState(() => selectedGallery(editor));
  const [collection, setCollection] = useState<GalleryCollection | null>(null);
  const [chosen, setChosen] = useState(selected?.["data-pictures"]?.split(" ") ?? null);
  const [error, setError] = useState("");
  const fields = useRef<HTMLDivElement>(null);

  /** The focused element is replaced. */
  function show(next: GalleryCollection | null): void {
    flushSync(() => setCollection(next));
    fields.current?.querySelector("input")?.focus();
  }

  async function open(id: string): Promise<void> {
    const found = await readGallery(id).catch(() => null);
    show(found);
    setError(found ? "" : m.adminPictures.galleryCollectionFailed());
  }

  const first = selected?.["data-gallery"];
  useEffect(() => {
    if (!first) return;
    readGallery(first).then(setCollection, () => {});
  }, [first]);

  async function find(typed: string) {
    const { items } = typed
      ? await search.find({ q: typed, kind: "collection", page: 1, limit: 8 })
      : { items: (await photography.list({ page: 1, limit: 8, view: "card" })).items };
    const cards = items.flatMap((item) => ("itemCount" in item ? item : (item.collection ?? [])));
    return cards.map(({ _id: key, title: text, itemCount }) => ({
      key,
      text,
      note: m.adminPictures.galleryItemCount({ count: itemCount }),
    }));
  }

  function submit(): void {
    if (!collection || chosen?.length === 0) {
      setError(collection ? m.adminPictures.galleryNoPicture() : m.adminPictures.galleryNoCollection());
      return;
    }
    onClose();
    const width = selected?.["data-width"] ?? null;
    const pictures = chosen?.join(" ") ?? null;
    setGallery(editor, { "data-gallery": collection.id, "data-pictures": pictures, "data-width": width });
  }

  return (
    <FormDialog
      title={selected ? m.adminPictures.galleryChange() : m.adminPictures.galleryAdd()}
      text={m.adminPictures.galleryText()}
      submit={selected ? m.common.save() : m.adminPictures.galleryAdd()}
      onClose={onClose}
      onSubmit={submit}
    >
      <div ref={fields} className="space-y-4">
        {collection ? (
          <div className="flex flex-wrap items-center justify-between gap-3 rounded-base border border-hairline px-4 py-2">
            <p className="min-w-0 text-small font-semibold wrap-anywhere">
              <bdi>{collection.title}</bdi>
            </p>
            <Button
              variant="quiet"
              onClick={() => {
                show(null);
                setChosen(null);
              }}
            >
              {m.adminPictures.galleryAnother()}
            </Button>
          </div>
        ) : (
          <SearchChoice
            label={m.adminPictures.galleryCollectionLabel()}
            find={find}
            onChoose={({ key }) => void open(key)}
          />
        )}
        {collection && (
          <CheckField
            label={m.adminPictures.galleryAllLabel()}
            checked={chosen === null}
            onChange={({ target }) => setChosen(target.checked ? null : [])}
          />
        )}
        {collection && chosen && (
          <PictureChoice collection={collection} chosen={chosen} onChange={setChosen} />
        )}
      </div>
      {error && (
        <p role="alert" className="text-meta font-medium text-danger">
          {error}
        </p>
      )}
    </FormDialog>
  );
}
