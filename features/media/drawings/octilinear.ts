import { middle, type Point, tenth, trace } from "./path.ts";

/** The course moved sideways, so that lines of one bundle stay parallel around every corner. */
export function beside(course: readonly Point[], offset: number): Point[] {
  return course.map((corner, index) => {
    const before = heading(course[index - 1] ?? corner, index === 0 ? (course[1] as Point) : corner);
    const after = index === course.length - 1 ? before : heading(corner, course[index + 1] as Point);
    const turn = (((after - before + 12) % 8) - 4) * (Math.PI / 8);
    const normal =
      ((before + after) / 2 + (Math.abs(after - before) > 4 ? 4 : 0)) * (Math.PI / 4) + Math.PI / 2;
    const reach = offset / Math.max(0.5, Math.cos(turn));
    return [corner[0] + Math.cos(normal) * reach, corner[1] + Math.sin(normal) * reach];
  });
}

/** Path data with every inner corner rounded off. */
export function rounded(course: readonly Point[], radius: number): string {
  let data = "";
  for (const [index, corner] of course.entries()) {
    const [before, after] = [course[index - 1], course[index + 1]];
    if (before === undefined || after === undefined) {
      data += `${before === undefined ? "M" : "L"}${tenth(corner[0])} ${tenth(corner[1])}`;
      continue;
    }
    const entry = middle(corner, before, Math.min(0.5, radius / (apart(corner, before) || 1)));
    const exit = middle(corner, after, Math.min(0.5, radius / (apart(corner, after) || 1)));
    data += `L${tenth(entry[0])} ${tenth(entry[1])}Q${[...corner, ...exit].map(tenth).join(" ")}`;
  }
  return data;
}

export function octagon([x, y]: Point, radius: number): string {
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((corner): Point => {
    const angle = (corner + 0.5) * (Math.PI / 4);
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
  return trace(corners, true);
}

/** Where two courses first cross. */
export function meeting(one: readonly Point[], other: readonly Point[]): Point | undefined {
  for (const [from, to] of legs(one)) {
    for (const [start, end] of legs(other)) {
      const [x, y] = [to[0] - from[0], to[1] - from[1]];
      const [u, v] = [end[0] - start[0], end[1] - start[1]];
      const [gapX, gapY] = [start[0] - from[0], start[1] - from[1]];
      const spread = x * v - y * u;
      const along = (gapX * v - gapY * u) / spread;
      const across = (gapX * y - gapY * x) / spread;
      if (along >= 0 && along <= 1 && across >= 0 && across <= 1) return middle(from, to, along);
    }
  }
  return undefined;
}

/** The straight parts of a course. */
export function legs(course: readonly Point[]): (readonly [Point, Point])[] {
  return course.slice(1).map((to, index) => [course[index] as Point, to] as const);
}

export function apart(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}

/** A turn of the compass in eighths: 0 is right, 2 is down. */
function heading(from: Point, to: Point): number {
  return (Math.round(Math.atan2(to[1] - from[1], to[0] - from[0]) / (Math.PI / 4)) + 8) % 8;
}
