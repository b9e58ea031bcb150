import { type Element, isTag } from "domhandler";
import { textContent } from "domutils";
import { decodeHTML } from "entities";
import type { Site } from "#core/context.ts";
import { paletteOf, standard } from "#features/settings/palette.ts";
import { type ReadChart, readData } from "./data.server.ts";
import { describe } from "./describe.server.ts";
import { unitBelowTitle } from "./drawing/layout.ts";
import { cleanText, gridOf } from "./grid.server.ts";
import { isChartKind, type SeriesDirection } from "./kinds.ts";
import { drawSvg } from "./thread.server.ts";

/** A figure with a table that is shown as a chart, and its texts. */
export type Chart = {
  figure: Element;
  table: Element;
  caption: Element | undefined;
  title: string;
  unit: string;
  source: string;
  note: string;
  read: ReadChart;
};

/** Undefined for a figure without a chart, or with more in it than one table and its caption. */
export function chartOf(figure: Element, language: string): Chart | undefined {
  if (figure.name !== "figure") return undefined;
  const { attribs } = figure;
  const kind = attribs["data-chart"];
  const parts = figure.children.filter(isTag);
  const tables = parts.filter(({ name }) => name === "table");
  const captions = parts.filter(({ name }) => name === "figcaption");
  const [[table], [caption]] = [tables, captions];
  if (!isChartKind(kind) || !table || tables.length + captions.length < parts.length) return undefined;
  if (tables.length > 1 || captions.length > 1) return undefined;
  const text = (name: string) => cleanText(decodeHTML(attribs[name] ?? ""));
  const grid = gridOf(table);
  const direction = attribs["data-series"] as SeriesDirection | undefined;
  const read: ReadChart = grid
    ? readData(grid, { kind, direction, language })
    : { problem: "The table is too large for a chart." };
  const unit = text("data-unit") || ("data" in read ? unitBelowTitle(read.data) : "");
  const title = caption ? cleanText(decodeHTML(textContent(caption))) : "";
  return { figure, table, caption, title, unit, source: text("data-source"), note: text("data-note"), read };
}

type FootLine = { name: string; text: string };

export function descriptionOf({ read, title }: Chart): string {
  return "data" in read ? describe(read.data, title) : title;
}

/**
 * A chart as a whole SVG document in the institute's light colours; undefined if the table cannot be one. `shapes` is
 * for programs without our fonts: texts are outlines.
 */
export async function chartSvg(
  chart: Chart,
  { appearance }: Pick<Site, "appearance">,
  shapes: boolean,
): Promise<string | undefined> {
  const { read, title, unit } = chart;
  const foot = footOf(chart).map(({ name, text }) => `${name}: ${text}`);
  if (!("data" in read)) return undefined;
  return drawSvg({
    data: read.data,
    tokens: { ...standard.light, ...paletteOf(appearance)?.light, ground: "#ffffff" },
    file: { title, unit, foot, description: descriptionOf(chart) },
    shapes,
  });
}

/** The lines below a chart. */
export function footOf({ note, source }: Pick<Chart, "note" | "source">): FootLine[] {
  const lines = [
    { name: "Note", text: note },
    { name: "Source", text: source },
  ];
  return lines.filter(({ text }) => text);
}
