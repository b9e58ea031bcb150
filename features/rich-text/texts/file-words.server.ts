import { Text } from "domhandler";
import { escaped } from "#core/escaped.ts";
import { type ArticleTree, parseArticle, writeArticle } from "../render/article-tree.server.ts";
import { isCard, linkedFile } from "../render/files.server.ts";
import { fileIdOf } from "../render/pictures.server.ts";

/** In the editor, the alternative text of a picture's file: the picture has no other as long as both are the same. */
const fileAlt = "data-file-alt";

/**
 * `stored`: a picture has an alternative text only if it differs from that of its file. `shown`: each picture has one.
 * `editor`: also that of its file, and files have their current titles.
 */
export type FileWords = {
  as: "stored" | "shown" | "editor";
  origin: string;
  /** The alternative texts and the titles of files by their ids. */
  alts: Map<string, string>;
  names: Map<string, string>;
};

export function withFileWords(html: string, { as, origin, alts, names }: FileWords): string {
  const tree = parseArticle(html);
  for (const image of tree.elements) {
    if (image.name !== "img") continue;
    const alt = alts.get(fileIdOf(image, origin) ?? "");
    const escapedAlt = alt === undefined ? undefined : escaped(alt);
    image.attribs = as === "stored" ? ownOnly(image, escapedAlt) : described(image, escapedAlt, as);
  }
  if (as === "editor") setNames(tree, names);
  return writeArticle(tree);
}

type Image = ArticleTree["elements"][number];

function ownOnly({ attribs }: Image, alt: string | undefined): Image["attribs"] {
  const { [fileAlt]: before, ...attributes } = attribs;
  if (alt !== undefined && (attributes.alt === alt || attributes.alt === before)) delete attributes.alt;
  return attributes;
}

function described({ attribs }: Image, alt = "", as: FileWords["as"]): Image["attribs"] {
  if (attribs.alt !== undefined) return attribs;
  const { src = "", ...attributes } = attribs;
  return { src, alt, ...attributes, ...(as === "editor" ? { [fileAlt]: alt } : {}) };
}

function setNames({ elements }: ArticleTree, names: Map<string, string>): void {
  for (const link of elements) {
    const name = names.get(linkedFile(link) ?? "");
    if (name !== undefined && isCard(link)) link.children = [new Text(escaped(name))];
  }
}
