import * as Plot from "@observablehq/plot";
import type { ChartData } from "../data/data.server.ts";
import { formatNumber } from "../data/numbers.ts";
import { baseline, ground } from "./colours.ts";
import { endsOf } from "./ends.ts";
import { dotRows } from "./horizontal.ts";
import { below, extent, heightFor, type Layout, largestSum, type Point, pointsOf } from "./layout.ts";
import { dots, isNarrow, scaleBeside } from "./scales.ts";
import { isolated, textWidth, wrapped } from "./text.ts";
import { roundTicks, spaced, type Tick } from "./ticks.ts";

const manyPoints = 24; // of a line; with more, only points without neighbours have symbols
const margins = { marginTop: 10, marginBottom: 28 };
const place = { x: "at", y: "value" } as const;

/** Lines, areas or dots above instants, numbers or labels. */
export function along(data: ChartData, width: number): Layout {
  const { kind, series } = data;
  if (kind === "dots" && data.positions.type === "band") return dotRows(data, width);
  const points = pointsOf(data, true).sort((one, other) => one.at - other.at);
  const known = points.filter(({ value }) => !Number.isNaN(value));
  const scale = scaleBeside(data, rangeOf(data, known), width);
  const height = heightFor(width) + 24;
  const isNamed = kind === "lines" && series.length > 1 && !isNarrow(width);
  const ends = isNamed
    ? endsOf(known, data, { ...margins, height, domain: scale.domain })
    : { room: 0, marks: [] };
  const range = extent(points.map(({ at }) => at));
  const ticks = ticksBelow(data, range, width - scale.marginLeft - ends.room);
  const half = (tick: Tick | undefined) => Math.ceil(textWidth(tick?.text ?? "") / 2) + 4;
  const inner = height - margins.marginTop - margins.marginBottom;
  return {
    key: series.length === 1 || isNamed ? undefined : kind === "areas" ? "squares" : "symbols",
    options: {
      width,
      height,
      ...margins,
      marginLeft: Math.max(scale.marginLeft, half(ticks[0])),
      marginRight: Math.max(half(ticks.at(-1)), ends.room),
      x: { axis: null, type: "linear", domain: range, inset: kind === "dots" ? 8 : 0 },
      y: { axis: null, type: "linear", domain: scale.domain, inset: kind === "dots" ? 6 : 0 },
      marks: [
        ...scale.marks,
        kind === "areas" ? areas(points) : null,
        scale.domain[0] <= 0 ? Plot.ruleY([0], { stroke: baseline }) : null,
        Plot.tickX(ticks, { x: "at", stroke: baseline, insetTop: inner, insetBottom: -5 }),
        kind === "lines"
          ? Plot.lineY(points, { ...place, z: "series", stroke: "colour", strokeWidth: 2.25 })
          : null,
        ...symbolsOf(data, points, known),
        ...ends.marks,
        Plot.text(ticks, { ...below, x: "at", text: "text" }),
      ],
    },
  };
}

/** Lines and dots begin at zero unless that takes half of the height. */
function rangeOf(data: ChartData, points: Point[]): [number, number] {
  if (data.kind === "areas") return [0, largestSum(data)];
  const [low, high] = extent(points.map(({ value }) => value));
  return [low > 0 && low < high / 2 ? 0 : low, high];
}

function areas(points: Point[]) {
  const whole = points.map((point) => ({ ...point, value: point.value || 0 }));
  return Plot.areaY(
    whole,
    Plot.stackY({ ...place, z: "series", fill: "colour", stroke: ground, strokeWidth: 0.75 }),
  );
}

function symbolsOf({ kind, labels }: ChartData, points: Point[], known: Point[]) {
  if (kind === "areas") return [];
  if (kind === "dots") return dots(known, place);
  return dots(labels.length <= manyPoints ? known : alone(points), place, 4);
}

/** Points without neighbours, which a line leaves out. */
function alone(points: Point[]): Point[] {
  return [...Map.groupBy(points, ({ series }) => series).values()].flatMap((own) =>
    own.filter(({ value }, index) => {
      const beside = [own[index - 1], own[index + 1]];
      return !Number.isNaN(value) && beside.every((other) => !other || Number.isNaN(other.value));
    }),
  );
}

function ticksBelow({ labels, positions, numbers }: ChartData, range: [number, number], width: number) {
  if (positions.type === "number") {
    const inside = roundTicks(range, 5).filter((at) => at >= range[0] && at <= range[1]);
    const shown = inside.map((at) => ({ at, text: formatNumber(at, numbers) }));
    return spaced(shown, range, width);
  }
  const ticks = labels.map((label, row) => ({
    at: positions.type === "band" ? row : (positions.values[row] ?? row),
    text: isolated(wrapped(label, width * 0.3, 1)[0] ?? ""),
  }));
  ticks.sort((one, other) => one.at - other.at);
  return spaced(ticks, range, width);
}
