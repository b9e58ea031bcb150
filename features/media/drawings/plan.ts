import { circle, curve, dots, fill, middle, type Point, stroke, trace } from "./path.ts";
import { area, type Block, block, centre, inset, split } from "./polygon.ts";
import type { Sheet } from "./sheet.ts";
import { type Street, wayAlong } from "./streets.ts";

interface City {
  blocks: Block[];
  boulevards: Street[];
  streets: Street[];
  plaza: Point;
  river: Point[];
  riverWidth: number;
}

/** A city plan seen from above: blocks, parks and a river, crossed by a footpath. */
export function plan(sheet: Sheet): string {
  const { palette, random, width, height } = sheet;
  const city = found(sheet);
  const river = curve(city.river);
  const radius = random.between(34, 54);
  const from: Point = [random.between(0.02, 0.14) * width, random.between(0.62, 0.98) * height];
  const to: Point = [random.between(0.86, 0.98) * width, random.between(0.02, 0.38) * height];
  const toll = (at: Point) => random.between(0.7, 1.5) * (inRiver(at, city) ? 3 : 1);
  const way = wayAlong(city.streets, from, to, toll);
  const seen = way.filter(([x, y]) => x > 24 && x < width - 24 && y > 24 && y < height - 24);
  const path = trace(seen);
  const stops = [seen[0], seen.at(-1)].filter((stop) => stop !== undefined);
  return [
    build(city, sheet),
    stroke(palette.ground, city.riverWidth + 26, river),
    stroke(palette.water, city.riverWidth, river),
    stroke(palette.ground, 2, river, ' stroke-dasharray="90 40 16 34" opacity=".7"'),
    bridges(city, sheet),
    fill(palette.ground, circle(city.plaza, radius + 16)),
    stroke(palette.ink, 7, circle(city.plaza, radius)),
    fill(palette.bright, circle(city.plaza, radius * 0.45)),
    stroke(palette.ground, 22, path),
    stroke(palette.accent, 9, path),
    fill(palette.ground, stops.map((stop) => circle(stop, 21)).join("")),
    fill(palette.accent, stops.map((stop) => circle(stop, 15)).join("")),
    fill(palette.light, stops.map((stop) => circle(stop, 6)).join("")),
  ].join("");
}

function found({ random, width, height }: Sheet): City {
  const margin = 50;
  const plaza: Point = [random.between(0.3, 0.7) * width, random.between(0.32, 0.68) * height];
  const city: City = { blocks: [], boulevards: [], streets: [], plaza, river: [], riverWidth: 0 };
  const ground = block([
    [-margin, -margin],
    [width + margin, -margin],
    [width + margin, height + margin],
    [-margin, height + margin],
  ]);

  // The river runs across the longer axis, so that it parts the sheet instead of eating it.
  const across = random.chance(0.5);
  const [start, end] = [random.between(0.12, 0.88), random.between(0.12, 0.88)];
  const bends = 5;
  for (let bend = 0; bend <= bends; bend++) {
    const share = bend / bends;
    const sway = start + (end - start) * share + random.between(-0.13, 0.13);
    const along = share * 1.2 - 0.1;
    city.river.push(across ? [along * width, sway * height] : [sway * width, along * height]);
  }
  city.riverWidth = random.between(46, 92);

  let parts = [ground];
  const angle = random.between(0, Math.PI);
  const rays = random.whole(2, 3);
  for (let ray = 0; ray < rays; ray++) {
    const direction = angle + (ray * Math.PI) / rays + random.between(-0.2, 0.2);
    parts = parts.flatMap((part) => {
      const halves = split(part, plaza, direction, 13);
      if (halves === undefined) return [part];
      city.boulevards.push([halves.from, halves.to]);
      city.streets.push([halves.from, halves.to]);
      return [halves.left, halves.right];
    });
  }
  const looseness = random.pick([0.02, 0.06, 0.16]);
  for (const part of parts) divide(part, 1, looseness, city, random);
  return city;
}

function divide(part: Block, depth: number, looseness: number, city: City, random: Sheet["random"]): void {
  const points = part.corners.map(({ point }) => point);
  const size = Math.abs(area(points));
  const middlePoint = centre(points);
  const remote = Math.hypot(middlePoint[0] - city.plaza[0], middlePoint[1] - city.plaza[1]) / 1000;
  if (size < (5300 + 9800 * remote) * random.between(0.7, 1.6) || depth > 9) {
    city.blocks.push(part);
    return;
  }
  const { angle, place } = longestEdge(points, random.between(0.4, 0.6));
  const through = middle(place, middlePoint, 0.5);
  const turned = angle + Math.PI / 2 + random.between(-looseness, looseness);
  const street = size > 40_000;
  const halves = split(
    part,
    through,
    turned,
    size > 130_000 ? 8 : street ? 5.5 : random.chance(0.45) ? 1.5 : 3,
  );
  if (halves === undefined) {
    city.blocks.push(part);
    return;
  }
  if (street) city.streets.push([halves.from, halves.to]);
  divide(halves.left, depth + 1, looseness, city, random);
  divide(halves.right, depth + 1, looseness, city, random);
}

function longestEdge(points: readonly Point[], share: number) {
  let longest = { angle: 0, length: 0, place: points[0] as Point };
  for (const [index, point] of points.entries()) {
    const next = points[(index + 1) % points.length] as Point;
    const length = Math.hypot(next[0] - point[0], next[1] - point[1]);
    if (length <= longest.length) continue;
    longest = {
      angle: Math.atan2(next[1] - point[1], next[0] - point[0]),
      length,
      place: middle(point, next, share),
    };
  }
  return longest;
}

function build(city: City, { palette, random, width, height }: Sheet): string {
  const layers = { park: "", plain: "", shaded: "", dark: "", accent: "", bright: "" };
  const trees: Point[] = [];
  const parks: Point[] = [0, 1, 2].map(() => [random.next() * width, random.next() * height]);
  const parkSize = random.between(80, 150);
  const wards: { at: Point; layer: "plain" | "shaded" | "dark" }[] = random
    .shuffle(["plain", "shaded", "dark", "shaded", "plain"] as const)
    .map((layer) => ({ at: [random.next() * width, random.next() * height], layer }));
  for (const part of city.blocks) {
    const outline = inset(part);
    const at = centre(outline);
    const size = Math.abs(area(outline));
    if (size < 260 || inRiver(at, city)) continue;
    const toPark = Math.min(...parks.map((park) => Math.hypot(park[0] - at[0], park[1] - at[1])));
    if (toPark < parkSize) {
      layers.park += trace(inset(part, -2), true);
      trees.push(...outline.map((corner) => middle(at, corner, random.between(0.3, 0.7))));
      continue;
    }
    const ward = wards.reduce((best, next) => (reach(next.at, at) < reach(best.at, at) ? next : best));
    const layer = random.chance(0.045) ? random.pick(["accent", "bright"] as const) : ward.layer;
    layers[random.chance(0.14) ? "shaded" : layer] += trace(outline, true);
    if (size > 3000) layers[layer] += trace(inset(part, 15), true);
  }
  const even = ' fill-rule="evenodd"';
  return [
    fill(palette.leaf, layers.park),
    stroke(palette.ink, 9, dots(trees), ' opacity=".45"'),
    fill(palette.tint, layers.plain, even),
    fill(palette.shade, layers.shaded, even),
    fill(palette.ink, layers.dark, even),
    fill(palette.accent, layers.accent, even),
    fill(palette.bright, layers.bright, even),
    stroke(
      palette.leaf,
      8,
      city.boulevards.map((street) => trace(street)).join(""),
      ' stroke-dasharray="0 19"',
    ),
  ].join("");
}

function bridges(city: City, { palette, random }: Sheet): string {
  const crossings = city.streets
    .map(([from, to]) => [from, middle(from, to, 0.5), to] as const)
    .filter(([from, , to]) => reach(from, to) < 500 && !inRiver(from, city) && !inRiver(to, city))
    .filter(([from, mid, to]) =>
      [mid, middle(from, to, 0.3), middle(from, to, 0.7)].some((at) => inRiver(at, city)),
    );
  const built = random.shuffle(crossings).slice(0, 5);
  return stroke(palette.ground, 12, built.map(([from, , to]) => trace([from, to])).join(""));
}

function inRiver(at: Point, city: City): boolean {
  return city.river.some((bend, index) => {
    const next = city.river[index + 1];
    if (next === undefined) return false;
    const [x, y] = [next[0] - bend[0], next[1] - bend[1]];
    const share = Math.max(0, Math.min(1, ((at[0] - bend[0]) * x + (at[1] - bend[1]) * y) / (x * x + y * y)));
    return reach(at, middle(bend, next, share)) < city.riverWidth / 2 + 8;
  });
}

function reach(from: Point, to: Point): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1]);
}
