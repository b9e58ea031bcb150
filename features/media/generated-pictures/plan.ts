import { inksOf, type SiteColours } from "./colours.ts";
import { svgOf } from "./drawing.ts";
import { houses } from "./plan-houses.ts";
import { box, disc, fill, oval, polygon } from "./sheet.ts";

/** The streets around a pin, which stands on the crossing in the middle, whatever part of the plan is shown. */
export function planSvg(colours: SiteColours): string {
  const { light, dark } = inksOf(colours, 0);
  const { shade } = inksOf(colours, 1).light;
  const atNight = { ground: dark.sky, wall: dark.near, shade: dark.mid, water: dark.far, roof: dark.lit };
  return svgOf({ width: 1600, height: 1000, viewBox: "0 0 1600 1000" }, content, {
    light: { ...light, shade },
    dark: { ...dark, ...atNight },
  });
}

const line = (ink: "wall" | "water" | "roof", width: number, data: string, dash = "") =>
  `<path class="${ink}-line" stroke-width="${width}"${dash && ` stroke-dasharray="${dash}"`} d="${data}"/>`;

const avenue = "M-20 640L800 500L1620 360";
const street = "M690 -20L800 500L930 1020";
const minor = [
  "M-20 250L1620 -30M-20 430L736 300L1620 150M-20 850L860 697L1620 565",
  "M170 -20L300 586L380 1020M430 -20L560 541L650 1020M960 -20L1070 454L1190 1020M1230 -20L1340 408L1480 1020",
];

const content = [
  fill("ground", box(0, 0, 1600, 1000)),
  fill("leaf", polygon([1200, 640], [1384, 606], [1440, 850], [1252, 880])),
  fill("leaf", polygon([20, 300], [200, 268], [226, 374], [20, 410])),
  fill("shade", houses),
  line("water", 120, "M-60 930C180 900 240 760 470 800S760 960 980 930S1400 1060 1660 960"),
  line("wall", 12, minor.join("")),
  line("wall", 30, avenue + street),
  line("roof", 5, avenue, "22 12"),
  fill(
    "near",
    ...[
      [1270, 690],
      [1350, 670],
      [1380, 760],
      [1290, 790],
      [1370, 820],
      [90, 345],
      [160, 325],
    ].map(([x = 0, y = 0]) => disc(x, y, 24)),
  ),
  fill("wall", disc(800, 500, 34)),
  fill("front", oval(800, 503, 34, 12)),
  fill("roof", "M800 500c-18-52-74-84-74-146a74 74 0 0 1 148 0c0 62-56 94-74 146z"),
  fill("wall", disc(800, 354, 29)),
].join("");
