import * as Plot from "@observablehq/plot";
import { parseHTML } from "linkedom";
import type { ChartData } from "../data.server.ts";
import type { ChartKind } from "../kinds.ts";
import { along } from "./along.ts";
import { ink } from "./colours.ts";
import { columns, stacked } from "./columns.ts";
import { bars } from "./horizontal.ts";
import { keyOf } from "./key.ts";
import type { Layout } from "./layout.ts";
import { escaped } from "./svg.ts";

const layouts: Record<ChartKind, (data: ChartData, width: number) => Layout> = {
  bars,
  columns,
  stacked,
  lines: along,
  areas: along,
  dots: along,
};

const { document } = parseHTML("<!doctype html><html><body></body></html>");
const unneeded = new Set([
  "class",
  "style",
  "aria-label",
  "aria-hidden",
  "font-family",
  "font-size",
  "font-variant",
]);

export type Drawn = { svg: string; height: number };

/** The chart with its key, without an `svg` element around it. */
export function draw(data: ChartData, width: number): Drawn {
  const { key, options } = layouts[data.kind](data, width);
  const plot = Plot.plot({ ...options, document, color: { type: "identity" } });
  const svg = plot.tagName.toLowerCase() === "svg" ? plot : plot.querySelector("svg");
  const above = key ? keyOf(data.series, key, width) : { svg: "", height: 0 };
  const content = [...(svg?.children ?? [])].filter(({ tagName }) => tagName.toLowerCase() !== "style");
  const body = content.map((element) => serialized(element)).join("");
  return {
    svg: `${above.svg}<g transform="translate(0,${above.height})" text-anchor="middle" fill="${ink}">${body}</g>`,
    height: Math.ceil(above.height + Number(options.height)),
  };
}

/** As XML, whatever the texts are. */
function serialized({ localName, attributes, childNodes }: Element): string {
  let start = `<${localName}`;
  for (const { name, value } of attributes)
    if (!unneeded.has(name)) start += ` ${name}="${escaped(short(value))}"`;
  const inner = [...childNodes].map((child) =>
    child.nodeType === 3 ? escaped(child.textContent ?? "") : serialized(child as Element),
  );
  return `${start}>${inner.join("")}</${localName}>`;
}

function short(value: string): string {
  return value
    .replaceAll("currentColor", ink)
    .replace(/-?\d*\.\d{2,}(?:e-?\d+)?/g, (number) => String(Number(Number(number).toFixed(1))));
}
