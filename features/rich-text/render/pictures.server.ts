import { type Element, isTag, Text } from "domhandler";
import { replaceElement } from "domutils";
import { escaped } from "#core/escaped.ts";
import type { Picture } from "#features/media/contract.ts";
import { generatedPicture } from "#features/media/generated-picture.ts";
import { m } from "#messages";
import { type ArticleTree, element } from "./article-tree.server.ts";

const stored = /^\/media\/([0-9a-f]{24})\//;
const generated = /^\/drawings\/[^/]+\.svg$/;
const normalSizes = "(min-width: 48rem) 45rem, 88vw";
const gallerySizes = "(min-width: 48rem) 22rem, 44vw";
const wideSizes = "(min-width: 68rem) 64rem, 100vw";

/** The id of the file in the media library that an `img` shows or an `a` leads to. */
export function fileIdOf({ attribs: { src, href = "" } }: Element, origin: string): string | undefined {
  return stored.exec(pathOf(src ?? href, origin))?.[1];
}

/** Where the pictures and links of an article lead, each once, if that may be the media library. */
export function mediaAddressesOf({ elements }: ArticleTree): string[] {
  const addresses = elements.flatMap(({ name, attribs: { src, href = "" } }) =>
    name === "img" || name === "a" ? [src ?? href] : [],
  );
  return [...new Set(addresses)].filter((address) => address.includes("/media/"));
}

/** The ids of the files at these addresses, each once. */
export function fileIdsAt(addresses: string[], origin: string): string[] {
  return [...new Set(addresses.flatMap((address) => stored.exec(pathOf(address, origin))?.[1] ?? []))];
}

/**
 * Links to pictures of other sites, because no request may leave for them. Own pictures load when they are near, keep
 * their place until then, and name the placeholder that replaces them if they are broken.
 */
export function setPictures({ elements }: ArticleTree, origin: string, files: Map<string, Picture>): void {
  for (const image of elements.filter(({ name }) => name === "img")) {
    const { src = "", alt = "" } = image.attribs;
    if (isOwn(src, origin)) setPicture(image, pathOf(src, origin), files);
    else replaceElement(image, linkTo(src, alt));
  }
}

function setPicture(image: Element, path: string, files: Map<string, Picture>): void {
  const { alt, title, id } = image.attribs;
  const fallback = generatedPicture(alt || path);
  const [, fileId] = stored.exec(path) ?? [];
  // A picture that is gone is replaced at once: its address would only answer 404.
  const picture = fileId
    ? (files.get(fileId) ?? fallback)
    : generated.test(path)
      ? { ...fallback, url: path }
      : undefined;
  const lazy = { loading: "lazy", decoding: "async", "data-drawing": fallback.url };
  if (!picture) {
    image.attribs = { ...lazy, ...image.attribs };
    return;
  }
  const { url, srcset, width, height, placeholder } = picture;
  image.attribs = {
    src: url,
    ...(srcset ? { srcset, sizes: sizesOf(image) } : {}),
    width: String(width),
    height: String(height),
    alt: alt ?? escaped(picture.alt),
    ...(title === undefined ? {} : { title }),
    ...(id === undefined ? {} : { id }),
    style: `--placeholder:${placeholder}`,
    ...lazy,
  };
}

function sizesOf(image: Element): string {
  const around = parentsOf(image).slice(0, 3);
  if (around.some(({ attribs }) => attribs.class === "gallery-pictures")) return gallerySizes;
  return around.some(({ attribs }) => attribs["data-width"] === "wide") ? wideSizes : normalSizes;
}

function parentsOf({ parent }: Element): Element[] {
  return parent && isTag(parent) ? [parent, ...parentsOf(parent)] : [];
}

function linkTo(src: string, alt: string): Element | Text {
  const text = alt ? m.articles.picture({ alt }) : m.articles.pictureElsewhere();
  return /^https?:/i.test(src) ? element("a", { href: src, rel: "noopener" }, text) : new Text(text);
}

function isOwn(src: string, origin: string): boolean {
  return /^\/(?![/\\])/.test(pathOf(src, origin));
}

function pathOf(src: string, origin: string): string {
  return origin !== "" && src.startsWith(`${origin}/`) ? src.slice(origin.length) : src;
}
