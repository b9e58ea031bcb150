import { withCommas } from "#core/list-format.ts";
import { m } from "#messages";
import type { ChartData, Series } from "./data/data.server.ts";
import { valueText } from "./drawing/layout.ts";

/** A chart in a few sentences: what it is, its highest and lowest numbers, and its trend if it shows time. */
export function describe(data: ChartData, title: string): string {
  const { kind, series, labels, positions } = data;
  const name = title.replace(/[.:\s]+$/, "");
  const what = title ? m.charts.described({ kind, title: name }) : m.charts.describedUntitled({ kind });
  const count = labels.length;
  const names = withCommas(series.map(({ name }) => name));
  const size =
    series.length > 1
      ? m.charts.seriesAndRows({ series: series.length, names, count })
      : m.charts.rows({ count });
  const isTime = positions.type === "time" && labels.length > 1;
  const facts = isTime ? series.map((one) => trend(one, data)) : [extremes(data)];
  return [what, size, ...facts].filter(Boolean).join(" ");
}

function extremes(data: ChartData): string {
  const values = data.series.flatMap(({ name, values }) =>
    values.flatMap((value, row) => (value === null ? [] : [{ value, name, label: data.labels[row] ?? "" }])),
  );
  const sorted = values.sort((one, other) => other.value - one.value);
  const [highest, lowest] = [sorted[0], sorted.at(-1)];
  if (!highest || !lowest) return "";
  const named = ({ value, name, label }: typeof highest) =>
    withCommas([label, data.series.length > 1 ? name : "", valueText(data, value)]);
  if (highest.value === lowest.value) return m.charts.onlyValue({ value: named(highest) });
  return m.charts.extremes({ highest: named(highest), lowest: named(lowest) });
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
  const isBetween = ({ value }: typeof first) => value !== first.value && value !== last.value;
  const ends = {
    first: valueText(data, first.value),
    start: first.label,
    last: valueText(data, last.value),
    end: last.label,
  };
  const top = { highest: valueText(data, highest.value), highestAt: highest.label };
  const bottom = { lowest: valueText(data, lowest.value), lowestAt: lowest.label };
  const text = isBetween(highest)
    ? isBetween(lowest)
      ? m.charts.trendBoth({ ...ends, ...top, ...bottom })
      : m.charts.trendHighest({ ...ends, ...top })
    : isBetween(lowest)
      ? m.charts.trendLowest({ ...ends, ...bottom })
      : m.charts.trend(ends);
  return data.series.length > 1 ? m.charts.trendOfSeries({ name, trend: text }) : text;
}
