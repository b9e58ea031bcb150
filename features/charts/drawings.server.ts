import type { Site } from "#core/context.ts";
import { escaped } from "#core/escaped.ts";
import { paletteOf, standard } from "#features/settings/palette.ts";
import { type ChartContent, descriptionOf, footOf } from "./chart.server.ts";
import { textStyle } from "./drawing/style.ts";
import { drawSvg, drawWidths } from "./thread.server.ts";

const widths = { wide: 680, narrow: 340 };

/** For wide and for narrow screens; undefined if the table cannot be one. Throws if it cannot be drawn. */
export async function drawingsOf(chart: ChartContent): Promise<string[] | undefined> {
  if (!("data" in chart.read)) return undefined;
  const drawn = await drawWidths({ data: chart.read.data, widths: Object.values(widths) });
  const label = escaped(descriptionOf(chart));
  return Object.entries(widths).map(([name, width], at) => {
    const { svg = "", height = 0 } = drawn[at] ?? {};
    const attributes = {
      class: `chart-${name}`,
      viewBox: `0 0 ${width} ${height}`,
      role: "img",
      "aria-label": label,
      ...textStyle,
    };
    const serialized = Object.entries(attributes).map(([key, value]) => `${key}="${value}"`);
    return `<svg ${serialized.join(" ")}>${svg}</svg>`;
  });
}

/** In the institute's light colours; undefined if the table cannot be one. `shapes`: texts are outlines. */
export async function chartSvg(
  chart: ChartContent,
  { appearance }: Pick<Site, "appearance">,
  shapes: boolean,
): Promise<string | undefined> {
  const { read, title, unit } = chart;
  const foot = footOf(chart).map(({ name, text }) => `${name} ${text}`);
  if (!("data" in read)) return undefined;
  return drawSvg({
    data: read.data,
    tokens: { ...standard.light, ...paletteOf(appearance)?.light, ground: "#ffffff" },
    file: { title, unit, foot, description: descriptionOf(chart) },
    shapes,
  });
}
