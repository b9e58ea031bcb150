import type { PlotOptions } from "@observablehq/plot";
import type { ChartData } from "../data/data.server.ts";
import { formatNumber } from "../data/numbers.ts";
import { ink, seriesColour } from "./colours.ts";

export type Layout = {
  options: PlotOptions;
  /** What the key above the chart shows; none where the names stand at the series. */
  key?: "squares" | "symbols";
};

export type Point = { row: number; at: number; series: number; value: number; colour: string; text: string };

/** The labels below a chart. */
export const below = { fill: ink, lineAnchor: "top", frameAnchor: "bottom", dy: 8, lineHeight: 1.2 } as const;

export const heightFor = (width: number) => Math.round(width < 400 ? width * 0.72 : width * 0.5);

export const indices = ({ length }: unknown[]) => Array.from({ length }, (_, index) => index);

const longUnit = 3; // characters; longer ones stand below the title

/** The numbers of a chart, series by series. Where `gaps` is set, what is missing is NaN. */
export function pointsOf(data: ChartData, gaps = false): Point[] {
  const { series, positions } = data;
  return series.flatMap(({ values }, index) =>
    values.flatMap((value, row) => {
      if (value === null && !gaps) return [];
      const at = positions.type === "band" ? row : (positions.values[row] ?? row);
      const text = value === null ? "" : valueText(data, value);
      return [{ row, at, series: index, value: value ?? Number.NaN, colour: seriesColour(index), text }];
    }),
  );
}

/** A number with the unit of the table, if that is short. */
export function valueText(data: Pick<ChartData, "series" | "before" | "after" | "numbers">, value: number) {
  const { before, numbers } = data;
  const text = formatNumber(value, numbers, 3);
  const whole = text.startsWith("−") ? `−${before}${text.slice(1)}` : before + text;
  return whole + shortUnit(data);
}

function shortUnit({ after }: Pick<ChartData, "after">): string {
  if (after.length > longUnit) return "";
  return /^\p{L}/u.test(after) ? `\u00a0${after}` : after;
}

/** The unit of all numbers that does not stand at each of them. */
export function unitBelowTitle({ after }: ChartData): string {
  return after.length > longUnit ? after : "";
}

export function extent(values: number[]): [number, number] {
  return [
    values.reduce((a, b) => Math.min(a, b), Infinity),
    values.reduce((a, b) => Math.max(a, b), -Infinity),
  ];
}

export function largestSum({ series, labels }: ChartData): number {
  const sums = labels.map((_, row) => series.reduce((sum, { values }) => sum + (values[row] ?? 0), 0));
  return extent(sums)[1];
}
