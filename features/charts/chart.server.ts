import { type Element, isTag } from "domhandler";
import { textContent } from "domutils";
import { decodeHTML } from "entities";
import { m } from "#messages";
import { type ReadChart, readData } from "./data/data.server.ts";
import { cleanText, gridOf } from "./data/grid.server.ts";
import { chartLimits, isChartKind, type SeriesDirection } from "./data/kinds.ts";
import { describe } from "./describe.server.ts";
import { unitBelowTitle } from "./drawing/layout.ts";

export type Chart = NonNullable<ReturnType<typeof chartOf>>;

export type ChartContent = Omit<Chart, "figure" | "table" | "caption">;

/** The figures with charts in the order of an article. */
export function chartsIn(elements: Element[], language: string): Chart[] {
  return elements.flatMap((element) => chartOf(element, language) ?? []).slice(0, chartLimits.inArticle);
}

export function contentOf({ figure, table, caption, ...content }: Chart): ChartContent {
  return content;
}

/**
 * A figure with a table that is shown as a chart, and its texts. Undefined for a figure without a chart, or with more in it
 * than one table and its caption. Without a `grid`, the table is too large.
 */
export function chartOf(figure: Element, language: string) {
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
    : { problem: m.adminCharts.tableTooLarge() };
  const unit = text("data-unit") || ("data" in read ? unitBelowTitle(read.data) : "");
  const title = caption ? cleanText(decodeHTML(textContent(caption))) : "";
  return {
    figure,
    table,
    caption,
    title,
    unit,
    source: text("data-source"),
    note: text("data-note"),
    grid,
    read,
  };
}

type FootLine = { name: string; text: string };

export function descriptionOf({ read, title }: Pick<Chart, "read" | "title">): string {
  return "data" in read ? describe(read.data, title) : title;
}

export function footOf({ note, source }: Pick<Chart, "note" | "source">): FootLine[] {
  const lines = [
    { name: m.charts.note(), text: note },
    { name: m.charts.source(), text: source },
  ];
  return lines.filter(({ text }) => text);
}
