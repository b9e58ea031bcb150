import { drawnPicture } from "#features/media/addresses.ts";
import type { Picture } from "#features/media/contract.ts";
import { seedOf } from "#features/media/placeholder-art.ts";
import { attributeOf } from "./attributes.ts";

const kept = /^\/media\/([0-9a-f]{24})\//;
const drawn = /^\/drawings\/[^/]+\.svg$/;
const sizes = "(min-width: 48rem) 45rem, 92vw";

/** The ids of the pictures that a text shows and this site keeps. */
export function picturesIn(content: string, origin: string): string[] {
  const sources = [...content.matchAll(/<img\b[^>]*>/g)].map(([tag]) =>
    pathOf(attributeOf(tag, "src") ?? "", origin),
  );
  return [...new Set(sources.flatMap((path) => kept.exec(path)?.[1] ?? []))];
}

/**
 * Pictures of other origins become links, because no request may leave for them. Own ones wait until they are
 * near, keep their place meanwhile, and know which drawing stands in for them when they are broken.
 */
export function withPictures(html: string, origin: string, pictures: Map<string, Picture>): string {
  return html.replace(/<img\b[^>]*>/g, (tag) => {
    const source = attributeOf(tag, "src") ?? "";
    if (!isOwn(source, origin)) return linkTo(source, attributeOf(tag, "alt") ?? "");
    return shown(tag, pathOf(source, origin), pictures);
  });
}

function shown(tag: string, path: string, pictures: Map<string, Picture>): string {
  const [, id] = kept.exec(path) ?? [];
  const drawing = drawnPicture(seedOf(attributeOf(tag, "alt") || path));
  // A picture of which there is nothing left is drawn at once: its address would only answer "not found".
  const picture = id
    ? (pictures.get(id) ?? drawing)
    : drawn.test(path)
      ? { ...drawing, url: path }
      : undefined;
  const waiting = `loading="lazy" decoding="async" data-drawing="${drawing.url}"`;
  if (!picture) return tag.replace(/^<img\b/, `<img ${waiting}`);
  const { url, srcset, width, height, placeholder } = picture;
  const set = srcset ? ` srcset="${srcset}" sizes="${sizes}"` : "";
  const said = ["alt", "title"].map((name) => written(tag, name)).join("");
  const style = ` style="--placeholder:${placeholder}"`;
  return `<img src="${url}"${set} width="${width}" height="${height}"${said}${written(tag, "id")}${style} ${waiting} />`;
}

function linkTo(source: string, alt: string): string {
  const words = `Picture: ${alt || "on another site"}`;
  return /^https?:/i.test(source) ? `<a href="${source}" rel="noopener">${words}</a>` : words;
}

function isOwn(source: string, origin: string): boolean {
  return /^\/(?![/\\])/.test(pathOf(source, origin));
}

function pathOf(source: string, origin: string): string {
  return origin !== "" && source.startsWith(`${origin}/`) ? source.slice(origin.length) : source;
}

/** An attribute as it is written, with the space before it; nothing where there is none. */
function written(tag: string, name: string): string {
  const value = attributeOf(tag, name) ?? (name === "alt" ? "" : undefined);
  return value === undefined ? "" : ` ${name}="${value}"`;
}
