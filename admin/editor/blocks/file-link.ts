import { m } from "#messages";
export type FileAttributes = {
  href: string;
  /** The name in the library. */
  name: string;
  /** A title for this text only; empty: the name. */
  title: string;
};

/** The file in a figure that has nothing but a link to it, in an article or an editor, and a caption. */
export function fileIn(figure: HTMLElement): FileAttributes | null {
  const links = figure.querySelectorAll<HTMLElement>("a[href], [data-href]");
  const [link] = links;
  const caption = figure.querySelector("figcaption")?.textContent ?? "";
  const href = link?.getAttribute("href") ?? link?.dataset.href ?? "";
  const name = link?.dataset.name ?? link?.textContent?.trim() ?? "";
  const text = link?.textContent?.trim() ?? "";
  const isAlone =
    links.length === 1 && text !== "" && figure.textContent?.replace(caption, "").trim() === text;
  return isAlone && /\/files\/[\da-f]{24}\//.test(href) && !figure.querySelector("img, table")
    ? { href, name, title: link?.title ?? "" }
    : null;
}

/** `PDF`, by the end of an address. */
export function typeOf(href: string): string {
  return /\.(\w+)$/.exec(href)?.[1]?.toUpperCase() ?? m.adminEmbeds.fileUnnamed();
}
