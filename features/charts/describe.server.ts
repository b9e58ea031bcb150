import type { ChartData, Series } from "./data/data.server.ts";
import type { ChartKind } from "./data/kinds.ts";
import { valueText } from "./drawing/layout.ts";

const names: Record<ChartKind, string> = {
  bars: "Bar chart",
  columns: "Column chart",
  lines: "Line chart",
  areas: "Area chart",
  dots: "Dot chart",
  stacked: "Stacked bar chart",
};

/** A chart in a few sentences: what it is, its highest and lowest numbers, and its trend if it shows time. */
export function describe(data: ChartData, title: string): string {
  const { kind, series, labels, positions } = data;
  const what = title ? `${names[kind]}: ${title.replace(/[.:\s]+$/, "")}.` : `${names[kind]}.`;
  const rows = `${labels.length} ${labels.length === 1 ? "row" : "rows"}`;
  const size =
    series.length > 1
      ? ` ${series.length} series (${series.map(({ name }) => name).join(", ")}), ${rows}.`
      : ` ${rows}.`;
  const isTime = positions.type === "time" && labels.length > 1;
  return what + size + (isTime ? series.map((one) => trend(one, data)).join("") : extremes(data));
}

function extremes(data: ChartData): string {
  const values = data.series.flatMap(({ name, values }) =>
    values.flatMap((value, row) => (value === null ? [] : [{ value, name, label: data.labels[row] ?? "" }])),
  );
  const sorted = values.sort((one, other) => other.value - one.value);
  const [highest, lowest] = [sorted[0], sorted.at(-1)];
  if (!highest || !lowest) return "";
  const named = ({ value, name, label }: typeof highest) =>
    `${label}${data.series.length > 1 ? `, ${name}` : ""}, ${valueText(data, value)}`;
  if (highest.value === lowest.value) return ` ${named(highest)}.`;
  return ` Highest: ${named(highest)}. Lowest: ${named(lowest)}.`;
}

function trend({ name, values }: Series, data: ChartData): string {
  const points = values.flatMap((value, row) =>
    value === null ? [] : [{ value, label: data.labels[row] ?? "" }],
  );
  const times = data.positions.type === "time" ? data.positions.values : [];
  points.sort(
    (one, other) =>
      (times[data.labels.indexOf(one.label)] ?? 0) - (times[data.labels.indexOf(other.label)] ?? 0),
  );
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return "";
  const highest = points.reduce((best, point) => (point.value > best.value ? point : best));
  const lowest = points.reduce((best, point) => (point.value < best.value ? point : best));
  const between = [highest, lowest]
    .filter((point) => point.value !== first.value && point.value !== last.value)
    .map(
      (point) =>
        `${point === highest ? "highest" : "lowest"} ${valueText(data, point.value)} in ${point.label}`,
    );
  const way = `${valueText(data, first.value)} in ${first.label}, ${valueText(data, last.value)} in ${last.label}`;
  return ` ${data.series.length > 1 ? `${name}: ` : ""}${[way, ...between].join("; ")}.`;
}
