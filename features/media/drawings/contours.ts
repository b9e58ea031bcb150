import { outlines } from "./outlines.ts";
import { mix } from "./palette.ts";
import { curve, dots, fill, type Point, stroke, trace } from "./path.ts";
import type { Random } from "./random.ts";
import type { Sheet } from "./sheet.ts";

interface Terrain {
  columns: number;
  rows: number;
  cell: number;
  /** Heights from about 0 to 1, row by row. */
  heights: Float64Array;
}

/** A hill country by its contour lines, with a lake in the hollow and a trail between two summits. */
export function contours(sheet: Sheet): string {
  const { palette, random } = sheet;
  const terrain = raise(sheet);
  const levels = random.whole(10, 11);
  const from = 0.14;
  const lines: string[] = [];
  for (let level = 0; level < levels; level++) {
    const height = from + ((0.97 - from) * level) / levels;
    lines.push(rings(terrain, height));
  }
  const index = lines.filter((_, level) => level % 4 === 1).join("");
  const between = lines.filter((_, level) => level % 4 !== 1).join("");
  const heights = random.pick([palette.shade, palette.leaf, palette.shade, palette.tint]);
  const filled = [1, 3, 5, 7, 9].map((level, band) =>
    fill(mix(palette.ground, heights, (band + 1) / 5), lines[level] ?? "", ' fill-rule="evenodd"'),
  );
  return [
    ...filled,
    stroke(palette.ink, 2, between, ' opacity=".75"'),
    stroke(palette.ink, 5, index),
    lake(terrain, sheet),
    trail(terrain, sheet),
  ].join("");
}

function raise({ random, width, height }: Sheet): Terrain {
  const cell = 50;
  const columns = Math.ceil(width / cell) + 3;
  const rows = Math.ceil(height / cell) + 3;
  const noise = gradientNoise(random);
  const scale = random.between(0.0021, 0.003);
  const stretch = random.between(0.7, 1.3);
  const turn = random.between(0, Math.PI);
  const peak: Point = [random.between(0.22, 0.78) * width, random.between(0.25, 0.75) * height];
  const heights = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [(column - 1) * cell, (row - 1) * cell];
      const u = (x * Math.cos(turn) - y * Math.sin(turn)) * scale * stretch;
      const v = (x * Math.sin(turn) + y * Math.cos(turn)) * scale;
      const bend = noise(u * 0.6 + 9, v * 0.6) * 0.5;
      const base = noise(u + bend, v - bend) + 0.22 * noise(u * 2.1 + 30, v * 2.1);
      const toPeak = Math.hypot(x - peak[0], y - peak[1]) / Math.sqrt(width * height);
      heights[row * columns + column] = 0.34 + base * 0.42 + 0.5 * Math.exp(-((toPeak / 0.27) ** 2));
    }
  }
  return { columns, rows, cell, heights };
}

/** Perlin's gradient noise, from about -1 to 1. */
function gradientNoise(random: Random): (x: number, y: number) => number {
  const angles = Array.from({ length: 256 }, () => random.between(0, 2 * Math.PI));
  const slope = (column: number, row: number, x: number, y: number) => {
    const angle = angles[(column * 57 + row * 131) & 255] as number;
    return Math.cos(angle) * x + Math.sin(angle) * y;
  };
  const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
  return (x, y) => {
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const [left, top] = [x - column, y - row];
    const [u, v] = [fade(left), fade(top)];
    const upper = slope(column, row, left, top) * (1 - u) + slope(column + 1, row, left - 1, top) * u;
    const lower =
      slope(column, row + 1, left, top - 1) * (1 - u) + slope(column + 1, row + 1, left - 1, top - 1) * u;
    return (upper * (1 - v) + lower * v) * 1.5;
  };
}

function rings(terrain: Terrain, level: number): string {
  const { cell } = terrain;
  return outlines(terrain.heights, terrain.columns, terrain.rows, level)
    .filter((ring) => ring.length > 7)
    .map((ring) =>
      curve(
        ring.map(([x, y]): Point => [(x - 1) * cell, (y - 1) * cell]),
        true,
      ),
    )
    .join("");
}

function lake(terrain: Terrain, { palette }: Sheet): string {
  const flooded = { ...terrain, heights: terrain.heights.map((height) => 0.085 - height) };
  const shore = rings(flooded, 0);
  return fill(palette.water, shore) + stroke(palette.ink, 3, shore);
}

function trail(terrain: Terrain, { palette, random, width, height }: Sheet): string {
  const [left, right] = [
    summit(terrain, 0.08 * width, 0.36 * width, height),
    summit(terrain, 0.64 * width, 0.92 * width, height),
  ];
  const way: Point[] = [];
  const steps = 9;
  const sway = random.between(-0.16, 0.16) * height;
  for (let step = 0; step <= steps; step++) {
    const share = step / steps;
    const bend = Math.sin(share * Math.PI) * sway + Math.sin(share * Math.PI * 5) * 18;
    way.push([left[0] + (right[0] - left[0]) * share, left[1] + (right[1] - left[1]) * share + bend]);
  }
  const path = curve(way);
  const marks = [left, right]
    .map(([x, y]) =>
      trace(
        [
          [x, y - 20],
          [x + 19, y + 14],
          [x - 19, y + 14],
        ],
        true,
      ),
    )
    .join("");
  return [
    stroke(palette.ground, 16, path),
    stroke(palette.accent, 8, path, ' stroke-dasharray="20 15"'),
    stroke(palette.ground, 16, marks),
    fill(palette.accent, marks),
    stroke(palette.bright, 17, dots(way.filter((_, step) => step === 3 || step === 6))),
  ].join("");
}

function summit({ columns, rows, cell, heights }: Terrain, from: number, to: number, height: number): Point {
  let best: Point = [(from + to) / 2, height / 2];
  let top = Number.NEGATIVE_INFINITY;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [(column - 1) * cell, (row - 1) * cell];
      const here = heights[row * columns + column] as number;
      if (x < from || x > to || y < 0.12 * height || y > 0.88 * height || here <= top) continue;
      top = here;
      best = [x, y];
    }
  }
  return best;
}
