import { mix, type Palette } from "./palette.ts";
import { dots, fill, type Point, stroke } from "./path.ts";
import type { Random } from "./random.ts";
import type { Sheet } from "./sheet.ts";

/** A house in the plan: its left and back corner, its sides, and the height of its walls. */
interface House {
  x: number;
  y: number;
  width: number;
  depth: number;
  height: number;
  roof: number;
  kind: "sheet" | "gable" | "terrace";
}
/** How the plan is seen: a step towards us moves right by the lean and down by the foreshortening. */
interface View {
  lean: number;
  foreshortening: number;
  /** Where one unit of height leads in the plan. */
  up: Point;
}

/** The dense roofs of an old quarter from obliquely above, with water tanks and washing lines. */
export function rooftops(sheet: Sheet): string {
  const { palette, random, width, height } = sheet;
  const lean = random.between(0.16, 0.34) * (random.chance(0.5) ? 1 : -1);
  const foreshortening = random.between(0.5, 0.6);
  const view: View = { lean, foreshortening, up: [lean / foreshortening, -1 / foreshortening] };
  const depth = height / foreshortening;
  const lot = random.between(0.224, 0.25) * Math.max(height, 1000);
  const street = random.between(0.35, 0.65) * depth;
  const tints = roofTints(palette, random);
  const rows: string[] = [];
  let crossed = false;
  for (let y = -70; y < depth + 60; y += lot + random.between(2, 12)) {
    const haze = Math.max(0, 0.5 - (0.75 * y) / depth);
    const from = -lean * y - 100;
    if (!crossed && y > street) {
      crossed = true;
      rows.push(people(from, from + width + 200, y, sheet));
      y += 118;
    }
    rows.push(row(terrace(random, from, from + width + 200, y, lot), sheet, view, tints, haze));
  }
  const matrix = `matrix(1 0 ${lean.toFixed(3)} ${foreshortening.toFixed(3)} 0 0)`;
  const lanes = mix(palette.deep, palette.ground, 0.12);
  return `${fill(lanes, `M0 0h${width}v${height}H0z`)}<g transform="${matrix}">${rows.join("")}</g>`;
}

/** Four roof colours in which two quiet ones rule and the last stays rare. */
function roofTints({ ground, tint, shade, leaf, accent, bright, light }: Palette, random: Random): string[] {
  const [first, second] = random.shuffle([
    [ground, tint],
    [leaf, mix(leaf, ground, 0.4)],
    [bright, mix(bright, ground, 0.35)],
    [accent, mix(accent, ground, 0.3)],
    [shade, tint],
  ]) as [[string, string], [string, string]];
  return [first[0], first[1], second[0], random.pick([accent, light, bright])];
}

function terrace(random: Random, from: number, to: number, y: number, lot: number): House[] {
  const houses: House[] = [];
  let x = from - random.between(0, 100);
  while (x < to) {
    const width = Math.round(random.between(0.75, 1.7) * lot);
    const depth = Math.round(lot * random.between(0.78, 0.96));
    houses.push({
      x: Math.round(x),
      y: Math.round(y + (lot - depth) * random.next()),
      width,
      depth,
      height: random.whole(36, 84),
      roof: random.pick([0, 0, 1, 1, 2, 2, 3]),
      kind: random.pick(["sheet", "sheet", "gable", "terrace", "terrace"] as const),
    });
    x += width + random.between(16, 26);
  }
  return houses;
}

/** One row of houses. They hardly hide each other, so each colour of the row is a single path. */
function row(
  houses: readonly House[],
  { palette, random }: Sheet,
  view: View,
  tints: readonly string[],
  haze: number,
) {
  const far = (colour: string) => mix(colour, palette.ground, haze);
  const roofs = tints.map(() => "");
  let [front, side, windows, folds, sunk] = ["", "", "", "", ""];
  let [tanks, lids, lines, clothes] = ["", "", "", ""];
  const raised = (height: number) => view.up.map((step) => Math.round(step * height)) as [number, number];
  for (const { x, y, width, depth, height, roof, kind } of houses) {
    const [upX, upY] = raised(height);
    const [roofX, roofY] = [x + upX, y + upY];
    front += `M${x} ${y + depth}h${width}l${upX} ${upY}h-${width}z`;
    side += `M${view.lean > 0 ? x : x + width} ${y}v${depth}l${upX} ${upY}v-${depth}z`;
    const wall = Math.round(width * random.between(0.1, 0.3));
    windows += `M${x + wall + (upX >> 1)} ${y + depth + Math.round(upY * 0.52)}h${width - wall - 20}`;
    roofs[roof] += `M${roofX} ${roofY}h${width}v${depth}h-${width}z`;
    if (kind === "sheet") folds += `M${roofX + 9} ${roofY + (depth >> 1)}h${width - 16}`;
    if (kind === "gable") sunk += `M${roofX} ${roofY}h${width}v${Math.round(depth * 0.46)}h-${width}z`;
    if (kind !== "terrace") continue;
    sunk += `M${roofX + 9} ${roofY + 13}h${width - 18}v${depth - 24}h${18 - width}z`;
    const [spotX, spotY] = [
      roofX + Math.round(width * random.between(0.2, 0.34)),
      roofY + Math.round(depth * 0.55),
    ];
    if (random.chance(0.45)) {
      const [topX, topY] = raised(30);
      tanks += `M${spotX} ${spotY}l${topX} ${topY}`;
      lids += `M${spotX + topX} ${spotY + topY}h0`;
    } else {
      const [topX, topY] = raised(36);
      const span = Math.round(width * 0.5);
      lines += `M${spotX - 10} ${spotY + 26}l${topX} ${topY}h${span}l${-topX} ${-topY}`;
      clothes += `M${spotX + topX} ${spotY + 44 + topY}h${span - 16}`;
    }
  }
  const deep = far(palette.deep);
  return [
    fill(far(palette.shade), front),
    band(
      far(palette.lamp === palette.bright ? palette.lamp : palette.deep),
      24,
      windows,
      random.pick(["14 28", "12 20 12 46", "16 40"]),
    ),
    fill(deep, side),
    ...roofs.map((data, index) => fill(far(tints[index] as string), data)),
    band(deep, 150, folds, "2 14", ' opacity=".22"'),
    fill(deep, sunk, ' opacity=".17"'),
    stroke(deep, 40, tanks),
    stroke(far(palette.shade), 31, lids),
    stroke(deep, 3, lines),
    band(far(palette.light), 34, clothes, "17 4 24 5 11 7"),
  ].join("");
}

/** A street as wide as a house, with trees and the people on it. */
function people(from: number, to: number, y: number, { palette, random }: Sheet): string {
  const walkers: Point[] = [];
  const trees: Point[] = [];
  for (let x = from; x < to; x += random.between(26, 90)) walkers.push([x, y + random.between(-20, 66)]);
  for (let x = from + 60; x < to; x += random.between(150, 420)) trees.push([x, y - 6]);
  const street = `M${Math.round(from)} ${Math.round(y - 60)}h${Math.round(to - from)}v170H${Math.round(from)}z`;
  const halves = [
    walkers.filter((_, index) => index % 2 === 0),
    walkers.filter((_, index) => index % 2 === 1),
  ] as const;
  return [
    fill(mix(palette.tint, palette.light, 0.35), street),
    stroke(
      palette.deep,
      13,
      walkers.map(([x, at]) => `M${Math.round(x)} ${Math.round(at)}l30 16`).join(""),
      ' opacity=".25"',
    ),
    stroke(palette.accent, 18, dots(halves[0])),
    stroke(palette.deep, 18, dots(halves[1])),
    stroke(palette.deep, 84, dots(trees.map(([x, at]): Point => [x + 22, at + 16])), ' opacity=".3"'),
    stroke(palette.leaf, 84, dots(trees)),
    stroke(
      mix(palette.leaf, palette.light, 0.25),
      42,
      dots(trees.map(([x, at]): Point => [x - 12, at - 14])),
    ),
  ].join("");
}

/** A broad dashed stroke: windows along a wall, the folds of a sheet roof, clothes on a line. */
function band(colour: string, width: number, data: string, dashes: string, more = ""): string {
  if (data === "") return "";
  return `<path stroke="${colour}" stroke-width="${width}" stroke-dasharray="${dashes}" stroke-linecap="butt"${more} d="${data}"/>`;
}
