import { inksOf, type SiteColours } from "./colours.ts";
import { svgOf } from "./drawing.ts";
import { box, disc, fill, oval, polygon } from "./sheet.ts";

/** The streets around a pin, which stands on the crossing in the middle, whatever part of the plan is shown. */
export function planSvg(colours: SiteColours): string {
  const { light, dark } = inksOf(colours, 0);
  const atNight = { ground: dark.sky, wall: dark.near, shade: dark.mid, water: dark.far, roof: dark.lit };
  return svgOf({ width: 1600, height: 1000, viewBox: "0 0 1600 1000" }, content, {
    light,
    dark: { ...dark, ...atNight },
  });
}

const line = (ink: "wall" | "water" | "roof" | "shade", width: number, data: string, dash = "") =>
  `<path class="${ink}-line" stroke-width="${width}"${dash && ` stroke-dasharray="${dash}"`} d="${data}"/>`;

const avenue = "M-20 640L1620 360";
const street = "M690 -20L800 500L930 1020";
const minor = [
  "M-20 250L1620 -30M-20 430L736 300L1620 150M-20 850L1620 570M860 790L1620 660",
  "M170 -20L300 586L380 1020M430 -20L560 541M560 541L650 1020M960 -20L1070 454L1190 1020M1230 -20L1340 408L1480 1020",
];

/** Houses along the streets, by the corner of each. */
const houses = [
  [330, 330],
  [420, 312],
  [600, 290],
  [330, 420],
  [455, 470],
  [610, 390],
  [640, 470],
  [210, 480],
  [80, 500],
  [850, 200],
  [930, 190],
  [850, 330],
  [960, 320],
  [1110, 180],
  [1210, 250],
  [1130, 320],
  [880, 410],
  [1400, 280],
  [440, 620],
  [470, 690],
  [600, 640],
  [700, 600],
  [700, 690],
  [850, 590],
  [880, 660],
  [980, 560],
  [1000, 640],
  [740, 860],
  [1000, 850],
  [1240, 500],
  [1260, 590],
  [1400, 460],
  [500, 110],
  [620, 90],
  [760, 80],
  [880, 60],
];

const content = [
  fill("ground", box(0, 0, 1600, 1000)),
  fill("leaf", polygon([1090, 690], [1420, 634], [1490, 920], [1150, 980])),
  fill("leaf", polygon([20, 300], [200, 268], [236, 420], [20, 458])),
  fill(
    "shade",
    ...houses.map(([x = 0, y = 0]) => polygon([x, y], [x + 62, y - 11], [x + 76, y + 34], [x + 12, y + 46])),
  ),
  line("water", 120, "M-60 930C180 900 240 760 470 800S760 960 980 930S1400 1060 1660 960"),
  line("wall", 12, minor.join("")),
  line("wall", 30, avenue + street),
  line("roof", 5, avenue, "22 12"),
  fill(
    "near",
    ...[
      [1180, 770],
      [1270, 740],
      [1360, 800],
      [1240, 860],
      [1340, 880],
      [90, 370],
      [150, 330],
    ].map(([x = 0, y = 0]) => disc(x, y, 26)),
  ),
  fill("wall", disc(800, 500, 34)),
  fill("front", oval(800, 503, 34, 12)),
  fill("roof", "M800 500c-18-52-74-84-74-146a74 74 0 0 1 148 0c0 62-56 94-74 146z"),
  fill("wall", disc(800, 354, 29)),
].join("");
