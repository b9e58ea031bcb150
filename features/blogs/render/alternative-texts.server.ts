import type { Element } from "domhandler";
import { escaped } from "#core/escaped.ts";
import type { Queries } from "#db/engine.ts";
import { knownPictures } from "#features/media/pictures.server.ts";
import { parseArticle, writeArticle } from "./article-tree.server.ts";
import { withFileNames } from "./files.server.ts";
import { fileIdOf, fileIdsOf } from "./pictures.server.ts";

/** In the editor, the alternative text of a picture's file: the picture has no other as long as both are the same. */
const fileAlt = "data-file-alt";

type Options = { queries: Queries; origin: string };

/** Article HTML as it is stored: a picture has an alternative text only if it differs from that of its file. */
export async function withoutFileAlts(html: string, options: Options): Promise<string> {
  return withImages(html, options, (image, alt) => {
    const { [fileAlt]: before, ...attributes } = image.attribs;
    if (alt !== undefined && (attributes.alt === alt || attributes.alt === before)) delete attributes.alt;
    image.attribs = attributes;
  });
}

/**
 * Stored article HTML in which each picture has its alternative text; with `forEditor`, also that of its file, and files
 * have their current titles.
 */
export async function withFileAlts(
  html: string,
  { forEditor = false, ...options }: Options & { forEditor?: boolean },
): Promise<string> {
  const shown = await withImages(html, options, (image, alt = "") => {
    if (image.attribs.alt !== undefined) return;
    const { src = "", ...attributes } = image.attribs;
    image.attribs = { src, alt, ...attributes, ...(forEditor ? { [fileAlt]: alt } : {}) };
  });
  return forEditor ? withFileNames(shown, options.queries) : shown;
}

/** `alt` is undefined for a picture that is not in the media library. */
async function withImages(
  html: string,
  { queries, origin }: Options,
  change: (image: Element, alt: string | undefined) => void,
): Promise<string> {
  if (!html.includes("<img")) return html;
  const tree = parseArticle(html);
  const files = await knownPictures(queries, fileIdsOf(tree, origin));
  for (const image of tree.elements.filter(({ name }) => name === "img")) {
    const file = files.get(fileIdOf(image, origin) ?? "");
    change(image, file && escaped(file.alt));
  }
  return writeArticle(tree);
}
