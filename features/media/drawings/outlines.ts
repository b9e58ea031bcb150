import type { Point } from "./path.ts";

/**
 * The closed outlines of what lies above the level (marching squares), in cells. Whatever lies on the border counts
 * as below, so every outline closes; heights are given row by row.
 */
export function outlines(heights: Float64Array, columns: number, rows: number, level: number): Point[][] {
  const next = new Map<number, number[]>();
  const height = (column: number, row: number) =>
    column === 0 || row === 0 || column === columns - 1 || row === rows - 1
      ? Math.min(level - 0.001, heights[row * columns + column] as number)
      : (heights[row * columns + column] as number);

  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      for (const [from, to] of crossings(height, column, row, level)) {
        const [start, end] = [edge(column, row, from, columns), edge(column, row, to, columns)];
        const known = next.get(start);
        if (known) known.push(end);
        else next.set(start, [end]);
      }
    }
  }

  const rings: Point[][] = [];
  for (const start of next.keys()) {
    const ring: Point[] = [];
    let here: number | undefined = start;
    while (here !== undefined) {
      const following: number | undefined = next.get(here)?.pop();
      if (following === undefined) break;
      ring.push(place(here, height, columns, level));
      here = following;
    }
    if (ring.length > 2) rings.push(ring);
  }
  return rings;
}

type Height = (column: number, row: number) => number;

/** The sides a cell's outline enters and leaves by (0 top, 1 right, 2 bottom, 3 left), high ground on the right. */
function crossings(
  height: Height,
  column: number,
  row: number,
  level: number,
): readonly (readonly [number, number])[] {
  const above =
    (height(column, row) > level ? 8 : 0) +
    (height(column + 1, row) > level ? 4 : 0) +
    (height(column + 1, row + 1) > level ? 2 : 0) +
    (height(column, row + 1) > level ? 1 : 0);
  return cases[above] ?? [];
}

const cases: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[2, 3]],
  [[1, 2]],
  [[1, 3]],
  [[0, 1]],
  [
    [0, 1],
    [2, 3],
  ],
  [[0, 2]],
  [[0, 3]],
  [[3, 0]],
  [[2, 0]],
  [
    [3, 0],
    [1, 2],
  ],
  [[1, 0]],
  [[3, 1]],
  [[2, 1]],
  [[3, 2]],
  [],
];

/** The number of a cell's side in the whole field: twice its corner's place, one more when it runs down. */
function edge(column: number, row: number, side: number, columns: number): number {
  if (side === 0) return 2 * (row * columns + column);
  if (side === 1) return 2 * (row * columns + column + 1) + 1;
  if (side === 2) return 2 * ((row + 1) * columns + column);
  return 2 * (row * columns + column) + 1;
}

function place(edgeNumber: number, height: Height, columns: number, level: number): Point {
  const corner = edgeNumber >> 1;
  const [column, row] = [corner % columns, Math.floor(corner / columns)];
  const down = edgeNumber % 2 === 1;
  const [near, far] = [height(column, row), down ? height(column, row + 1) : height(column + 1, row)];
  const share = (level - near) / (far - near);
  return down ? [column, row + share] : [column + share, row];
}
