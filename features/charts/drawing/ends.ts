import * as Plot from "@observablehq/plot";
import type { ChartData } from "../data/data.server.ts";
import { seriesColour } from "./colours.ts";
import { extent, type Point } from "./layout.ts";
import { isolated, textWidth, wrapped } from "./text.ts";

const maxWidth = 150; // pixels
const lineHeight = 17;
const gap = 12; // between a line and its name

type Frame = { height: number; marginTop: number; marginBottom: number; domain: [number, number] };

/** The names of the series at the ends of their lines, moved apart where they would touch. */
export function endsOf(points: Point[], { series }: ChartData, { height, domain, ...margins }: Frame) {
  const inner = height - margins.marginTop - margins.marginBottom;
  const last = [...Map.groupBy(points, (point) => point.series).values()].flatMap((own) => own.at(-1) ?? []);
  const names = last
    .map(({ value, series: index }) => {
      const lines = wrapped(series[index]?.name ?? "", maxWidth, 2);
      const y = ((domain[1] - value) / (domain[1] - domain[0])) * inner;
      return { index, lines, y, half: (lines.length * lineHeight) / 2 };
    })
    .sort((one, other) => one.y - other.y);
  let free = -lineHeight / 2;
  for (const name of names) {
    name.y = Math.max(name.y, free + name.half);
    free = name.y + name.half;
  }
  let end = inner + lineHeight / 2;
  for (const name of names.toReversed()) {
    name.y = Math.min(name.y, end - name.half);
    end = name.y - name.half;
  }
  return {
    room:
      Math.ceil(extent(names.flatMap(({ lines }) => lines.map((line) => textWidth(line))))[1] * 1.06) +
      gap +
      2,
    marks: names.map(({ index, lines, y }) =>
      Plot.text([lines.map(isolated).join("\n")], {
        frameAnchor: "top-right",
        textAnchor: "start",
        lineAnchor: "middle",
        dx: gap,
        dy: y,
        fill: seriesColour(index),
        fontWeight: 600,
        lineHeight: 1.25,
      }),
    ),
  };
}
