/** How a table can be shown, with the names on screens. */
import { m } from "#messages";
export const chartKinds = {
  bars: m.charts.bars,
  columns: m.charts.columns,
  lines: m.charts.lines,
  areas: m.charts.areas,
  dots: m.charts.dots,
  stacked: m.charts.stacked,
} as const;

export type ChartKind = keyof typeof chartKinds;

/** Which way the table is read: each column, or each row, is a series. */
const seriesDirections = ["columns", "rows"] as const;

export type SeriesDirection = (typeof seriesDirections)[number];

/** The attributes of the `figure` around a table that is shown as a chart. */
export const chartAttributes = [
  "data-chart",
  "data-series",
  "data-unit",
  "data-source",
  "data-note",
] as const;

export const maxChartTextLength = 500; // characters of a unit, a source or a note

export const chartLimits = { series: 6, rows: 60, points: 400, inArticle: 40 };

export function isChartKind(name: string | undefined): name is ChartKind {
  return name !== undefined && Object.hasOwn(chartKinds, name);
}

/** The attributes of a `figure` without those of a chart that are invalid; without any of them if it has no kind. */
export function withoutInvalidChart(attributes: Record<string, string>): Record<string, string> {
  const isChart = isChartKind(attributes["data-chart"]);
  const kept = Object.entries(attributes).flatMap(([name, value]) => {
    if (!(chartAttributes as readonly string[]).includes(name)) return [[name, value]];
    const isUnknown = name === "data-series" && !(seriesDirections as readonly string[]).includes(value);
    const short = value.trim().slice(0, maxChartTextLength).toWellFormed();
    return isChart && short && !isUnknown ? [[name, short]] : [];
  });
  return Object.fromEntries(kept);
}
