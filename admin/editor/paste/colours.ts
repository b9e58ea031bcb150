import { type Colour, grounds, inks } from "#features/rich-text/colours.ts";
import { all, declared, wrapContent } from "./dom.ts";

/**
 * Gives coloured words the nearest colour of the site's palette. Colours of whole lines, headings and links belong to
 * the other program's style and are dropped.
 */
export function withNearestColours(page: Document): void {
  for (const element of all(page, "span, font, mark, b, strong, i, em, u")) {
    const line = element.closest("p, li, td, th");
    const isPartOfLink =
      element.closest("a[href], h1, h2, h3, h4, h5, h6") || element.querySelector("a[href]");
    if (!line || isPartOfLink || element.textContent?.trim() === line.textContent?.trim()) continue;
    const color = nearest(declared(element, "color") || (element.getAttribute("color") ?? ""), inks);
    const ground = nearest(declared(element, "background-color") || declared(element, "background"), grounds);
    const style = [color && `color:${color}`, ground && `background-color:${ground}`].filter(Boolean);
    if (style.length > 0) wrapContent(element, "span").dataset.style = style.join(";");
  }
}

// Colours by their largest hue in degrees.
const names: [number, string][] = [
  [12, "red"],
  [40, "brick"],
  [70, "ochre"],
  [170, "green"],
  [285, "blue"],
  [360, "red"],
];

/** Undefined for greys and unknown colours. */
function nearest(css: string, palette: Colour[]): string | undefined {
  const hue = hueOf(css);
  if (hue === undefined) return undefined;
  const name = names.find(([max]) => hue <= max)?.[1];
  const colour =
    palette.find((colour) => colour.name === name) ?? palette.find(({ name }) => name === "brick");
  return colour?.light;
}

/** In degrees; undefined for greys. */
function hueOf(css: string): number | undefined {
  const context = document.createElement("canvas").getContext("2d");
  if (!context || !CSS.supports("color", css)) return undefined;
  context.fillStyle = css;
  const hex = String(context.fillStyle);
  if (!/^#[0-9a-f]{6}$/i.test(hex)) return undefined; // transparent
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const max = Math.max(red, green, blue);
  const range = max - Math.min(red, green, blue);
  if (range < 60) return undefined;
  if (max === red) return (((green - blue) / range) * 60 + 360) % 360;
  return max === green ? 120 + ((blue - red) / range) * 60 : 240 + ((red - green) / range) * 60;
}
