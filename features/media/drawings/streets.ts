import { middle, type Point } from "./path.ts";

/** A straight street from end to end. */
export type Street = readonly [Point, Point];

/**
 * The cheapest way along the streets from the junction nearest to one place to the one nearest to another.
 * The toll of a piece of street, by its middle, is what a unit of its length costs.
 */
export function wayAlong(
  streets: readonly Street[],
  from: Point,
  to: Point,
  toll: (middle: Point) => number,
): Point[] {
  const { junctions, links } = network(streets, toll);
  const start = nearest(junctions, from);
  const goal = nearest(junctions, to);
  const cost = junctions.map(() => Number.POSITIVE_INFINITY);
  const before = junctions.map(() => -1);
  const open = new Set([start]);
  cost[start] = 0;
  while (open.size > 0) {
    let here = -1;
    for (const candidate of open) {
      if (here < 0 || (cost[candidate] as number) < (cost[here] as number)) here = candidate;
    }
    open.delete(here);
    if (here === goal) break;
    for (const { to: next, length } of links[here] ?? []) {
      const total = (cost[here] as number) + length;
      if (total >= (cost[next] as number)) continue;
      cost[next] = total;
      before[next] = here;
      open.add(next);
    }
  }
  const way: Point[] = [];
  for (let here = goal; here >= 0; here = before[here] as number) way.unshift(junctions[here] as Point);
  return way;
}

function network(streets: readonly Street[], toll: (middle: Point) => number) {
  const junctions: Point[] = [];
  for (const end of streets.flat()) {
    if (!junctions.some((known) => apart(known, end) < 1)) junctions.push(end);
  }
  const links = junctions.map((): { to: number; length: number }[] => []);
  for (const [from, to] of streets) {
    const along = junctions
      .map((junction, index) => ({ index, share: shareAlong(junction, from, to) }))
      .filter(({ share }) => share !== undefined)
      .sort((left, right) => (left.share as number) - (right.share as number));
    for (const [place, { index }] of along.entries()) {
      const next = along[place + 1]?.index;
      if (next === undefined) break;
      const [here, there] = [junctions[index] as Point, junctions[next] as Point];
      const length = apart(here, there) * toll(middle(here, there));
      links[index]?.push({ to: next, length });
      links[next]?.push({ to: index, length });
    }
  }
  return { junctions, links };
}

/** How far along the street the point lies, from 0 to 1; undefined when it lies beside it. */
function shareAlong(point: Point, from: Point, to: Point): number | undefined {
  const length = apart(from, to);
  const [unitX, unitY] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const [x, y] = [point[0] - from[0], point[1] - from[1]];
  const along = x * unitX + y * unitY;
  const beside = Math.abs(x * unitY - y * unitX);
  return beside < 0.6 && along > -0.6 && along < length + 0.6 ? along / length : undefined;
}

function nearest(points: readonly Point[], to: Point): number {
  let best = 0;
  for (const [index, point] of points.entries()) {
    if (apart(point, to) < apart(points[best] as Point, to)) best = index;
  }
  return best;
}

function apart(one: Point, other: Point): number {
  const [x, y] = [one[0] - other[0], one[1] - other[1]];
  return Math.sqrt(x * x + y * y);
}
