/** The file in a figure that has nothing but a link to it. */
export function fileIn(figure: HTMLElement): { href: string; name: string } | null {
  const links = figure.querySelectorAll("a[href]");
  const [link] = links;
  const href = link?.getAttribute("href") ?? "";
  const name = link?.textContent?.trim() ?? "";
  const isAlone = links.length === 1 && name !== "" && figure.textContent?.trim() === name;
  return isAlone && /\/files\/[\da-f]{24}\//.test(href) && !figure.querySelector("img, table")
    ? { href, name }
    : null;
}

/** `PDF`, by the end of an address. */
export function typeOf(href: string): string {
  return /\.(\w+)$/.exec(href)?.[1]?.toUpperCase() ?? "File";
}
