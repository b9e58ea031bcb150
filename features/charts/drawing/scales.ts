import * as Plot from "@observablehq/plot";
import type { ChartData } from "../data/data.server.ts";
import { formatNumber } from "../data/numbers.ts";
import { ground, hairline, muted, symbols } from "./colours.ts";
import { extent, type Point } from "./layout.ts";
import { textWidth } from "./text.ts";
import { roundTicks } from "./ticks.ts";

type Range = [number, number];

export const isNarrow = (width: number) => width < 400;

function tickText({ before, after, numbers }: ChartData): (value: number) => string {
  return (value) => {
    const number = before + formatNumber(Math.abs(value), numbers) + (after === "%" ? "%" : "");
    return value < 0 ? `−${number}` : number;
  };
}

/** The scale at the start, with room for its numbers. `reach` is how far its lines go beyond each facet, in pixels. */
export function scaleBeside(data: ChartData, range: Range, width: number, reach = 0) {
  const ticks = roundTicks(range, isNarrow(width) ? 4 : 5);
  const tickFormat = tickText(data);
  const marginLeft = Math.ceil(extent(ticks.map((tick) => textWidth(tickFormat(tick))))[1]) + 10;
  return {
    marginLeft,
    domain: extent(ticks),
    marks: [
      Plot.gridY(ticks, { stroke: hairline, strokeOpacity: 1, inset: -reach }),
      Plot.axisY(ticks, { tickSize: 0, tickPadding: 8 + reach, tickFormat, fill: muted, label: null }),
    ],
  };
}

/** The scale below charts whose numbers do not stand at their ends. */
export function scaleBelow(data: ChartData, range: Range, width: number) {
  const ticks = roundTicks(range, isNarrow(width) ? 3 : 5);
  const tickFormat = tickText(data);
  const marginRight = Math.ceil(textWidth(tickFormat(ticks.at(-1) ?? 0)) / 2) + 4;
  return {
    marginRight,
    domain: extent(ticks),
    marks: [
      Plot.gridX(ticks, { stroke: hairline, strokeOpacity: 1 }),
      Plot.axisX(ticks, { tickSize: 0, tickPadding: 8, tickFormat, fill: muted, label: null }),
    ],
  };
}

/** One mark for each series, each with its own symbol. */
export function dots(points: Point[], channels: { x: string; y: string }, r = 5) {
  return [...Map.groupBy(points, ({ series }) => series)].map(([series, own]) => {
    const look = { fill: own[0]?.colour, stroke: ground, strokeWidth: 1, r };
    return Plot.dot(own, { ...channels, ...look, symbol: symbols[series] ?? "circle" });
  });
}
