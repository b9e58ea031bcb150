import * as Plot from "@observablehq/plot";
import { parseHTML } from "linkedom";
import { escaped } from "#core/escaped.ts";
import type { ChartData } from "../data/data.server.ts";
import type { ChartKind } from "../data/kinds.ts";
import { along } from "./along.ts";
import { ink } from "./colours.ts";
import { columns, stacked } from "./columns.ts";
import { bars } from "./horizontal.ts";
import { keyOf } from "./key.ts";
import type { Layout } from "./layout.ts";

const layouts: Record<ChartKind, (data: ChartData, width: number) => Layout> = {
  bars,
  columns,
  stacked,
  lines: along,
  areas: along,
  dots: along,
};

const { document } = parseHTML("<!doctype html><html><body></body></html>");
const unneeded = new Set("class style aria-label aria-hidden font-family font-size font-variant".split(" "));

const otherEnd: Record<string, string> = { start: "end", end: "start" };

export type Drawn = { svg: string; height: number };

/** The chart with its key, without an `svg` element around it. */
export function draw(data: ChartData, width: number): Drawn {
  const { key, options } = layouts[data.kind](data, width);
  const plot = Plot.plot({ ...options, document, color: { type: "identity" } });
  const svg = plot.tagName.toLowerCase() === "svg" ? plot : plot.querySelector("svg");
  const above = key ? keyOf(data, key, width) : { svg: "", height: 0 };
  const content = [...(svg?.children ?? [])].filter(({ tagName }) => tagName.toLowerCase() !== "style");
  const body = content.map((element) => serialized(element, data.mirrored)).join("");
  const mirror = data.mirrored ? ` translate(${width},0) scale(-1,1)` : "";
  return {
    svg: `${above.svg}<g transform="translate(0,${above.height})${mirror}" text-anchor="middle" fill="${ink}">${body}</g>`,
    height: Math.ceil(above.height + Number(options.height)),
  };
}

/** Writes XML, whatever the texts are. In a mirrored drawing, each text is mirrored once more at its place. */
function serialized(element: Element, mirrored: boolean): string {
  const { localName, attributes, childNodes } = element;
  if (mirrored && localName === "text")
    element.setAttribute("transform", `${element.getAttribute("transform") ?? ""} scale(-1,1)`.trim());
  let start = `<${localName}`;
  for (const { name, value } of attributes) {
    const shownValue = mirrored && name === "text-anchor" ? (otherEnd[value] ?? value) : value;
    if (!unneeded.has(name)) start += ` ${name}="${escaped(short(shownValue))}"`;
  }
  const inner = [...childNodes].map((child) =>
    child.nodeType === 3 ? escaped(child.textContent ?? "") : serialized(child as Element, mirrored),
  );
  return `${start}>${inner.join("")}</${localName}>`;
}

function short(value: string): string {
  return value
    .replaceAll("currentColor", ink)
    .replace(/-?\d*\.\d{2,}(?:e-?\d+)?/g, (number) => String(Number(Number(number).toFixed(1))));
}
