import * as Plot from "@observablehq/plot";
import type { ChartData } from "../data/data.server.ts";
import { baseline, ground, hairline, ink } from "./colours.ts";
import { extent, indices, type Layout, largestSum, pointsOf } from "./layout.ts";
import { dots, scaleBelow } from "./scales.ts";
import { isolated, textWidth, wrapped } from "./text.ts";

const lineHeight = 16; // pixels
const thickness = { single: 22, grouped: 17, stacked: 28, dot: 20 };
const share = 0.38; // of the width that labels may take

/** The labels at the start of the rows, and how high a row is for them. */
function rowsFor({ labels }: ChartData, width: number, min: number) {
  const room = Math.ceil(Math.min(width * share, extent(labels.map((label) => textWidth(label)))[1]));
  const texts = labels.map((label) => wrapped(label, room, 3));
  const height = Math.max(min, extent(texts.map(({ length }) => length))[1] * lineHeight + 8);
  const rows = texts.map((lines, row) => ({ row, text: lines.map(isolated).join("\n") }));
  return { rows, height, marginLeft: room + 10, marginTop: 4, total: height * rows.length };
}

const label = {
  text: "text",
  fill: ink,
  textAnchor: "end",
  dx: -9,
  frameAnchor: "left",
  lineHeight: 1.2,
} as const;

/** Bars beside their labels, with the numbers at their ends. */
export function bars(data: ChartData, width: number): Layout {
  const points = pointsOf(data);
  const isSingle = data.series.length === 1;
  const used = (isSingle ? thickness.single : thickness.grouped) * data.series.length;
  const { rows, height, total, ...margins } = rowsFor(data, width, used + 12);
  const padding = Math.max(0.05, 1 - used / height);
  const [low, high] = extent([0, ...points.map(({ value }) => value)]);
  const room = Math.ceil(extent(points.map(({ text }) => textWidth(text)))[1]) + 8;
  const ends = { x: "value", y: "series", fy: "row", text: "text", fill: ink } as const;
  const [positive, negative] = [
    points.filter(({ value }) => value >= 0),
    points.filter(({ value }) => value < 0),
  ];
  return {
    key: isSingle ? undefined : "squares",
    options: {
      width,
      height: total + 8,
      ...margins,
      marginRight: room,
      marginBottom: 4,
      x: { axis: null, domain: low === high ? [0, 1] : [low, high], insetLeft: low < 0 ? room : 0 },
      y: { axis: null, domain: indices(data.series), paddingInner: 0.1, paddingOuter: 0 },
      fy: { axis: null, domain: indices(rows), padding },
      marks: [
        Plot.barX(points, { x: "value", y: "series", fy: "row", fill: "colour" }),
        Plot.ruleX([0], { stroke: baseline, inset: -height * padding * 0.5 - 1 }),
        Plot.text(positive, { ...ends, textAnchor: "start", dx: 6 }),
        Plot.text(negative, { ...ends, textAnchor: "end", dx: -6 }),
        Plot.text(rows, { ...label, fy: "row" }),
      ],
    },
  };
}

export function stackedBars(data: ChartData, width: number): Layout {
  const { rows, height, total, ...margins } = rowsFor(data, width, thickness.stacked + 10);
  const { marks, marginRight, domain } = scaleBelow(data, [0, largestSum(data)], width);
  const perUnit = (width - margins.marginLeft - marginRight) / domain[1];
  const points = pointsOf(data).map((point) => ({
    ...point,
    inside: textWidth(point.text) + 10 < point.value * perUnit ? point.text : "",
  }));
  const stack = { x: "value", y: "row", z: "series" } as const;
  return {
    key: "squares",
    options: {
      width,
      height: total + 32,
      ...margins,
      marginRight,
      marginBottom: 28,
      x: { axis: null, domain },
      y: { axis: null, domain: indices(rows), padding: Math.max(0.05, 1 - thickness.stacked / height) },
      marks: [
        ...marks,
        Plot.barX(points, Plot.stackX({ ...stack, fill: "colour", insetRight: 1 })),
        Plot.text(points, Plot.stackX({ ...stack, text: "inside", fill: ground })),
        Plot.ruleX([0], { stroke: baseline }),
        Plot.text(rows, { ...label, y: "row" }),
      ],
    },
  };
}

/** A dot for each number, in the row of its label. */
export function dotRows(data: ChartData, width: number): Layout {
  const points = pointsOf(data);
  const { rows, total, height: _, ...margins } = rowsFor(data, width, thickness.dot + 8);
  const { marks, marginRight, domain } = scaleBelow(data, extent(points.map(({ value }) => value)), width);
  return {
    key: data.series.length === 1 ? undefined : "symbols",
    options: {
      width,
      height: total + 32,
      ...margins,
      marginRight,
      marginBottom: 28,
      x: { axis: null, domain, insetLeft: 8 },
      y: { axis: null, domain: indices(rows), type: "point", padding: 0.5 },
      marks: [
        ...marks,
        Plot.ruleY(rows, { y: "row", stroke: hairline }),
        ...dots(points, { x: "value", y: "row" }),
        Plot.text(rows, { ...label, y: "row" }),
      ],
    },
  };
}
