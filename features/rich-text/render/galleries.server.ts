import { type Element, Text } from "domhandler";
import { appendChild, findAll, removeElement } from "domutils";
import { escaped } from "#core/escaped.ts";
import type { Gallery, GalleryPicture } from "#features/photography/galleries.server.ts";
import { m } from "#messages";
import { type ArticleTree, element } from "./article-tree.server.ts";

const maxPictures = 1000; // of all galleries of a text

/** A gallery in a text: the id of its collection, and the ids of the pictures, or undefined for all. */
export type GalleryReference = { id: string; pictures: string | undefined };

export function galleriesIn(tree: ArticleTree): GalleryReference[] {
  return figuresOf(tree).map(({ attribs }) => ({
    id: attribs["data-gallery"] ?? "",
    pictures: attribs["data-pictures"],
  }));
}

/** The galleries of a text with the pictures that each shows of those that its collection has now. */
export function chosenGalleries(references: GalleryReference[], collections: Map<string, Gallery>) {
  const byId = new Map(
    [...collections].map(([id, { pictures }]) => [id, new Map(pictures.map((each) => [each.id, each]))]),
  );
  let left = maxPictures;
  return references.map(({ id, pictures: ids }) => {
    const gallery = collections.get(id);
    if (!gallery || left === 0) return undefined;
    const chosen = ids?.split(" ").flatMap((picture) => byId.get(id)?.get(picture) ?? []);
    const pictures = (chosen ?? gallery.pictures).slice(0, left);
    left -= pictures.length;
    return { ...gallery, pictures };
  });
}

/** Fills the galleries of a text, and leaves out those without pictures. */
export function setGalleries(tree: ArticleTree, galleries: (Gallery | undefined)[]): void {
  for (const [index, figure] of figuresOf(tree).entries()) {
    const gallery = galleries[index];
    if (gallery && gallery.pictures.length > 0) tree.elements.push(...fill(figure, gallery));
    else removeElement(figure);
  }
}

function figuresOf({ elements }: ArticleTree): Element[] {
  return elements.filter(({ attribs }) => attribs["data-gallery"] !== undefined);
}

/** Returns the new elements. */
function fill(figure: Element, { title, path, pictures }: Gallery): Element[] {
  const { id, "data-width": width } = figure.attribs;
  figure.attribs = { class: "gallery", ...(width ? { "data-width": width } : {}), ...(id ? { id } : {}) };
  figure.children = [];
  const grid = element("div", { class: "gallery-pictures" });
  const images = pictures.map(({ url, alt, width, height }) =>
    element("img", { src: url, alt: escaped(alt), width: String(width), height: String(height) }),
  );
  for (const image of images) {
    const link = image.attribs.alt ? element("a", { href: path }) : undefined;
    if (link) appendChild(link, image);
    appendChild(grid, link ?? image);
  }
  appendChild(figure, grid);
  appendChild(figure, captionOf(title, path, pictures));
  return findAll(() => true, figure.children);
}

function captionOf(title: string, path: string, pictures: GalleryPicture[]): Element {
  const caption = element("figcaption", {});
  for (const part of m.articles.fromCollection({ title: element("a", { href: path }, escaped(title)) }))
    appendChild(caption, typeof part === "string" ? new Text(escaped(part)) : part);
  const credits = [...new Set(pictures.map(({ credit }) => credit.trim()).filter(Boolean))];
  if (credits.length > 0) {
    appendChild(caption, new Text(" "));
    appendChild(caption, element("small", {}, escaped(credits.join(", "))));
  }
  return caption;
}
