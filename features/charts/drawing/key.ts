import { escaped } from "#core/escaped.ts";
import type { ChartData } from "../data/data.server.ts";
import { ink, seriesColour, symbols } from "./colours.ts";
import { isolated, textWidth, wrapped } from "./text.ts";

const row = 22; // pixels
const sign = 18; // the square or symbol and the gap beside it
const gap = 18;

/** The names of the series with their squares or symbols, in as many rows as the width needs. */
export function keyOf({ series, mirrored }: ChartData, kind: "squares" | "symbols", width: number) {
  const across = (at: number) => (mirrored ? width - at : at);
  const anchor = mirrored ? "end" : "start";
  let [x, y] = [0, 0];
  const items = series.map(({ name }, index) => {
    const [text = ""] = wrapped(name || "–", width - sign, 1);
    const room = sign + textWidth(text);
    if (x > 0 && x + room > width) [x, y] = [0, y + row];
    const at = { x, y: y + row / 2 };
    x += room + gap;
    const fill = seriesColour(index);
    return (
      `<path transform="translate(${across(at.x + 6)},${at.y})" fill="${fill}" d="${kind === "squares" ? square : shapes[symbols[index] ?? "circle"]}"/>` +
      `<text x="${across(at.x + sign)}" y="${at.y}" dy="0.35em" text-anchor="${anchor}" fill="${ink}">${escaped(isolated(text))}</text>`
    );
  });
  return { svg: items.join(""), height: y + row + 8 };
}

const square = "M-6,-6h12v12h-12z";
/** Squares of about the same area as those of Plot. */
const shapes: Record<(typeof symbols)[number], string> = {
  circle: "M5,0a5,5,0,1,1,-10,0a5,5,0,1,1,10,0",
  square: "M-4.5,-4.5h9v9h-9z",
  triangle: "M0,-6.2l5.4,9.3h-10.8z",
  diamond: "M0,-6.5l3.8,6.5l-3.8,6.5l-3.8,-6.5z",
  star: "M0,-6.6L1.5,-2L6.3,-2L2.4,0.8L3.9,5.4L0,2.5L-3.9,5.4L-2.4,0.8L-6.3,-2L-1.5,-2Z",
  cross: "M-5.5,-1.9h3.6v-3.6h3.8v3.6h3.6v3.8h-3.6v3.6h-3.8v-3.6h-3.6z",
};
