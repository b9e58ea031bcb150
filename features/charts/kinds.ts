/** How a table can be shown, with the names on screens. */
export const chartKinds = {
  bars: "Bars",
  columns: "Columns",
  lines: "Lines",
  areas: "Areas",
  dots: "Dots",
  stacked: "Stacked bars",
} as const;

export type ChartKind = keyof typeof chartKinds;

/** Which way the table is read: each column, or each row, is a series. */
export const seriesDirections = ["columns", "rows"] as const;

export type SeriesDirection = (typeof seriesDirections)[number];

/** The attributes of the `figure` around a table that is shown as a chart. */
export const chartAttributes = ["data-chart", "data-series", "data-unit", "data-source", "data-note"] as const;

export const longestChartText = 500; // characters of a unit, a source or a note

export const chartLimits = { series: 6, rows: 60, points: 400, inArticle: 40 };

export function isChartKind(name: string | undefined): name is ChartKind {
  return name !== undefined && Object.hasOwn(chartKinds, name);
}

/** The chart attributes of a `figure` that are valid; none without a kind. */
export function validChartAttributes(attributes: Record<string, string | undefined>): Record<string, string> {
  if (!isChartKind(attributes["data-chart"])) return {};
  const valid = chartAttributes.flatMap((name) => {
    const value = attributes[name]?.trim().slice(0, longestChartText);
    const isUnknown = name === "data-series" && value !== "columns" && value !== "rows";
    return value && !isUnknown ? [[name, value]] : [];
  });
  return Object.fromEntries(valid);
}
