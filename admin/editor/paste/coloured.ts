import { type Colour, grounds, inks } from "#features/blogs/colours.ts";
import { all, declared } from "./elements.ts";

export function isFromLibreOffice(html: string): boolean {
  return /<meta[^>]+content="(LibreOffice|OpenOffice)/i.test(html);
}

/**
 * Words that a writer has coloured or highlighted get the nearest colour of ours. What colours a whole line, a heading
 * or a link is the style of the other program, and goes.
 */
export function withNearestColours(page: Document): void {
  for (const element of all(page, "span, font, mark, b, strong, i, em, u")) {
    const line = element.closest("p, li, td, th");
    if (!line || element.closest("a[href], h1, h2, h3, h4, h5, h6") || element.querySelector("a[href]"))
      continue;
    if (element.textContent?.trim() === line.textContent?.trim()) continue;
    const color = nearest(declared(element, "color") || (element.getAttribute("color") ?? ""), inks);
    const ground = nearest(declared(element, "background-color") || declared(element, "background"), grounds);
    const style = [color && `color:${color}`, ground && `background-color:${ground}`]
      .filter(Boolean)
      .join(";");
    if (!style) continue;
    const span = page.createElement("span");
    span.dataset.style = style;
    span.append(...element.childNodes);
    element.append(span);
  }
}

/** By the angle of a colour on the wheel: up to which degree it is called what. */
const names: [number, string][] = [
  [12, "Red"],
  [40, "Brick"],
  [70, "Ochre"],
  [170, "Green"],
  [285, "Blue"],
  [360, "Red"],
];

/** The colour of ours that comes nearest; undefined for black, white, grey, and what is no colour. */
function nearest(written: string, ours: Colour[]): string | undefined {
  const hue = hueOf(written);
  const name = hue === undefined ? undefined : names.find(([most]) => hue <= most)?.[1];
  const found =
    name && (ours.find((colour) => colour.name === name) ?? ours.find(({ name }) => name === "Brick"));
  return found ? found.light : undefined;
}

/** In degrees; undefined where a colour has none. */
function hueOf(written: string): number | undefined {
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen || !CSS.supports("color", written)) return undefined;
  pen.fillStyle = written;
  if (!/^#[0-9a-f]{6}$/i.test(pen.fillStyle)) return undefined; // transparent
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(String(pen.fillStyle).slice(at, at + 2), 16),
  );
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  if (spread < 60) return undefined;
  const turn =
    most === red
      ? (green - blue) / spread
      : most === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread;
  return (turn * 60 + 360) % 360;
}
