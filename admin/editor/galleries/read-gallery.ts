import type { CollectionPage } from "#features/photography/contract.ts";

type GalleryPicture = { id: string; url: string; alt: string };
export type GalleryCollection = { id: string; title: string; pictures: GalleryPicture[] };

/** A public collection with its pictures; null if it is not public. Also for parts of the editor outside of React. */
export async function readGallery(id: string): Promise<GalleryCollection | null> {
  const answer = await fetch(`/api/photography/${id}`);
  if (!answer.ok) return null;
  const { _id, title, media }: CollectionPage = await answer.json();
  const pictures = media.flatMap(({ kind, url, srcset, alt }) => {
    const file = /\/media\/([\da-f]{24})\//.exec(url)?.[1];
    const [smallest = url] = srcset.split(" ");
    return kind === "image" && file ? [{ id: file, url: smallest, alt }] : [];
  });
  return { id: _id, title, pictures };
}

/** The pictures that a gallery shows; `ids` is null for all. */
export function shownPictures({ pictures }: GalleryCollection, ids: string | null): GalleryPicture[] {
  if (ids === null) return pictures;
  return ids.split(" ").flatMap((id) => pictures.find((picture) => picture.id === id) ?? []);
}
