import * as Plot from "@observablehq/plot";
import type { ChartData } from "../data/data.server.ts";
import { baseline, ink } from "./colours.ts";
import { bars, stackedBars } from "./horizontal.ts";
import {
  below,
  extent,
  heightFor,
  indices,
  type Layout,
  largestSum,
  type Point,
  pointsOf,
} from "./layout.ts";
import { scaleBeside } from "./scales.ts";
import { isolated, textWidth, wrapped } from "./text.ts";
import { spaced } from "./ticks.ts";

const maxLines = 3;

/** The labels below columns; undefined if they have no room. Of instants, some may be left out. */
function labelsBelow({ labels, positions }: ChartData, width: number) {
  const room = width / labels.length - 6;
  const fit = labels.every((label) => label.split(" ").every((word) => textWidth(word) <= room));
  const texts = fit ? labels.map((label) => wrapped(label, room, 9)) : [];
  const lines = extent(texts.map(({ length }) => length))[1];
  if (fit && lines <= maxLines) {
    return { lines, ticks: texts.map((text, row) => ({ row, text: text.map(isolated).join("\n") })) };
  }
  if (positions.type === "band") return undefined;
  const all = labels.map((text, at) => ({ at, text }));
  const ticks = spaced(all, [0, labels.length], width);
  return { lines: 1, ticks: ticks.map(({ at, text }) => ({ row: at, text })) };
}

const paddingOf = ({ labels }: ChartData) => (labels.length > 20 ? 0.12 : 0.28);

function frame(data: ChartData, lines: number, width: number) {
  const padding = paddingOf(data);
  return {
    size: {
      width,
      height: heightFor(width) + lines * 16,
      marginRight: 4,
      marginTop: 10,
      marginBottom: lines * 16 + 10,
    },
    rows: { axis: null, domain: indices(data.labels), padding },
  };
}

/** Columns; bars where the labels have no room below columns. */
export function columns(data: ChartData, width: number): Layout {
  const points = pointsOf(data);
  const isSingle = data.series.length === 1;
  const range = extent([0, ...points.map(({ value }) => value)]);
  const reach = (width / data.labels.length) * paddingOf(data) * 0.5 + 1; // to the middle of the gap
  const scale = scaleBeside(data, range, width, reach);
  const band = (width / data.labels.length) * 0.95;
  const hasNumbers = isSingle && points.every(({ text }) => textWidth(text) + 4 < band);
  const marginLeft = hasNumbers ? 2 : scale.marginLeft;
  const labels = labelsBelow(data, width - marginLeft - 4);
  if (!labels) return bars(data, width);
  const { size, rows } = frame(data, labels.lines, width);
  return {
    key: isSingle ? undefined : "squares",
    options: {
      ...size,
      marginLeft,
      ...(hasNumbers ? { marginTop: 22 } : {}),
      x: { axis: null, domain: indices(data.series), paddingInner: 0.06, paddingOuter: 0 },
      fx: { ...rows, paddingOuter: rows.padding / 2 }, // as far as the lines reach
      y: hasNumbers
        ? { axis: null, domain: range[0] === range[1] ? [0, 1] : range, insetBottom: range[0] < 0 ? 18 : 0 }
        : { axis: null, domain: scale.domain },
      marks: [
        ...(hasNumbers ? [] : scale.marks),
        Plot.barY(points, { x: "series", y: "value", fx: "row", fill: "colour" }),
        Plot.ruleY([0], { stroke: baseline, inset: -reach }),
        ...(hasNumbers ? numbersAt(points) : []),
        Plot.text(labels.ticks, { ...below, fx: "row", text: "text" }),
      ],
    },
  };
}

function numbersAt(points: Point[]) {
  const channels = { x: "series", y: "value", fx: "row", text: "text", fill: ink } as const;
  const positive = points.filter(({ value }) => value >= 0);
  const negative = points.filter(({ value }) => value < 0);
  return [Plot.text(positive, { ...channels, dy: -10 }), Plot.text(negative, { ...channels, dy: 10 })];
}

/** Time goes to the right; other labels stand above each other. */
export function stacked(data: ChartData, width: number): Layout {
  const { marginLeft, domain, marks } = scaleBeside(data, [0, largestSum(data)], width);
  const labels = data.positions.type === "band" ? undefined : labelsBelow(data, width - marginLeft - 4);
  if (!labels) return stackedBars(data, width);
  const { size, rows } = frame(data, labels.lines, width);
  const stack = { x: "row", y: "value", z: "series", fill: "colour", insetTop: 1 } as const;
  return {
    key: "squares",
    options: {
      ...size,
      marginLeft,
      x: rows,
      y: { axis: null, domain },
      marks: [
        ...marks,
        Plot.barY(pointsOf(data), Plot.stackY(stack)),
        Plot.ruleY([0], { stroke: baseline }),
        Plot.text(labels.ticks, { ...below, x: "row", text: "text" }),
      ],
    },
  };
}
