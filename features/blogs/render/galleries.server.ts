import { type Element, Text } from "domhandler";
import { appendChild, findAll, removeElement } from "domutils";
import type { Context } from "#core/context.ts";
import { escaped } from "#core/escaped.ts";
import { type Gallery, type GalleryPicture, galleriesOf } from "#features/photography/galleries.server.ts";
import { type ArticleTree, element } from "./article-tree.server.ts";

const mostPictures = 1000; // of all galleries of a text

/**
 * Fills the galleries of a text with the pictures that their collections have now. Withdrawn pictures and galleries
 * without pictures are left out.
 */
export async function setGalleries(ctx: Context, tree: ArticleTree): Promise<void> {
  const figures = tree.elements.filter(({ attribs }) => attribs["data-gallery"] !== undefined);
  if (figures.length === 0) return;
  const galleries = await galleriesOf(ctx, [...new Set(figures.map(idOf))]);
  let left = mostPictures;
  for (const figure of figures) {
    const gallery = galleries.get(idOf(figure));
    const pictures = gallery ? chosen(gallery, figure.attribs["data-pictures"]).slice(0, left) : [];
    left -= pictures.length;
    if (gallery && pictures.length > 0) tree.elements.push(...fill(figure, gallery, pictures));
    else removeElement(figure);
  }
}

function idOf({ attribs }: Element): string {
  return attribs["data-gallery"] ?? "";
}

/** `ids` is undefined for all pictures. */
function chosen({ pictures }: Gallery, ids: string | undefined): GalleryPicture[] {
  if (ids === undefined) return pictures;
  return ids.split(" ").flatMap((id) => pictures.find((picture) => picture.id === id) ?? []);
}

/** Returns the new elements. */
function fill(figure: Element, { title, path }: Gallery, pictures: GalleryPicture[]): Element[] {
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
  const caption = element("figcaption", {}, "From the collection ");
  appendChild(caption, element("a", { href: path }, escaped(title)));
  const credits = [...new Set(pictures.map(({ credit }) => credit.trim()).filter(Boolean))];
  if (credits.length > 0) {
    appendChild(caption, new Text(" "));
    appendChild(caption, element("small", {}, escaped(credits.join(", "))));
  }
  return caption;
}
