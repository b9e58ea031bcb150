import type { Point } from "./path.ts";

/** A convex polygon whose edges know half the width of the street that runs along them. */
export interface Block {
  corners: readonly Corner[];
}
interface Corner {
  point: Point;
  /** Half the width of the street along the edge from this corner to the next. */
  margin: number;
}

/** A block from its corners in order. */
export function block(points: readonly Point[]): Block {
  return { corners: points.map((point) => ({ point, margin: 0 })) };
}

/** The two parts of the block on either side of the line, and the cut between them; undefined when the line misses. */
export function split(whole: Block, through: Point, angle: number, margin: number) {
  const normal: Point = [-Math.sin(angle), Math.cos(angle)];
  const left = cut(whole, through, normal, margin);
  const right = cut(whole, through, [-normal[0], -normal[1]], margin);
  if (left.corners.length < 3 || right.corners.length < 3) return undefined;
  const ends = left.corners.filter(({ point }) => Math.abs(side(point, through, normal)) < 0.01);
  const [from, to] = [ends[0]?.point, ends.at(-1)?.point];
  return from && to ? { left, right, from, to } : undefined;
}

/** The corners of the block drawn back from its streets. */
export function inset({ corners }: Block, more = 0): Point[] {
  let rest: Block = { corners };
  for (const [index, { point, margin }] of corners.entries()) {
    const next = corners[(index + 1) % corners.length] as Corner;
    const length = Math.hypot(next.point[0] - point[0], next.point[1] - point[1]);
    if (length < 0.01) continue;
    const normal: Point = [-(next.point[1] - point[1]) / length, (next.point[0] - point[0]) / length];
    const back = margin + more;
    rest = cut(rest, [point[0] + normal[0] * back, point[1] + normal[1] * back], normal, 0);
  }
  return rest.corners.map(({ point }) => point);
}

/** The area in square units; negative when the corners run the other way round. */
export function area(points: readonly Point[]): number {
  let sum = 0;
  for (const [index, [x, y]] of points.entries()) {
    const [nextX, nextY] = points[(index + 1) % points.length] as Point;
    sum += x * nextY - nextX * y;
  }
  return sum / 2;
}

export function centre(points: readonly Point[]): Point {
  let [x, y] = [0, 0];
  for (const point of points) {
    x += point[0] / points.length;
    y += point[1] / points.length;
  }
  return [x, y];
}

/** The part of the block on the side of the line to which the normal points. */
function cut({ corners }: Block, through: Point, normal: Point, margin: number): Block {
  const kept: Corner[] = [];
  for (const [index, corner] of corners.entries()) {
    const next = corners[(index + 1) % corners.length] as Corner;
    const [here, there] = [side(corner.point, through, normal), side(next.point, through, normal)];
    if (here >= 0) kept.push(corner);
    if (here >= 0 === there >= 0) continue;
    const share = here / (here - there);
    const crossing: Point = [
      corner.point[0] + (next.point[0] - corner.point[0]) * share,
      corner.point[1] + (next.point[1] - corner.point[1]) * share,
    ];
    kept.push({ point: crossing, margin: here >= 0 ? margin : corner.margin });
  }
  return { corners: kept };
}

function side(point: Point, through: Point, normal: Point): number {
  return (point[0] - through[0]) * normal[0] + (point[1] - through[1]) * normal[1];
}
