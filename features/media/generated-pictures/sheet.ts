import type { Ink } from "./colours.ts";
import type { Random } from "./random.ts";

/** The area to draw on: about 1.6 million square units in any shape. */
export type Sheet = { width: number; height: number; random: Random };

export type Scene = (sheet: Sheet) => string;

/** SVG path data: moves, lines and arcs. */
type Outline = string;

const round = (value: number) => Math.round(value).toString();

/** All outlines of one colour in one element. */
export function fill(ink: Ink, ...outlines: Outline[]): string {
  return `<path class="${ink}" d="${outlines.join("")}"/>`;
}

export function box(x: number, y: number, width: number, height: number): Outline {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h-${round(width)}z`;
}

export function polygon(...points: [x: number, y: number][]): Outline {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}z`;
}

export function disc(x: number, y: number, radius: number): Outline {
  return oval(x, y, radius, radius);
}

export function oval(x: number, y: number, width: number, height: number): Outline {
  const [rx, ry] = [Math.round(width), Math.round(height)];
  const half = `a${rx} ${ry} 0 1 0`;
  return `M${Math.round(x) - rx} ${round(y)}${half} ${2 * rx} 0${half} ${-2 * rx} 0z`;
}

export function sky({ width, height }: Sheet): string {
  return fill("sky", box(0, 0, width, height));
}

/** It is wholly in the sky and in what every crop shows. The sky must be free down to 0.42 of the height. */
export function sun({ width, height, random }: Sheet): { x: number; y: number; svg: string } {
  const radius = Math.min(width, height) * random.between(0.065, 0.09);
  const x = width * random.between(0.34, 0.66);
  const y = random.between(height * 0.19 + radius, height * 0.4 - radius);
  return { x, y, svg: fill("sun", disc(x, y, radius)) };
}

/** Rounded, on its trunk, which stands on the ground at y. */
export function tree(x: number, y: number, size: number): { trunk: Outline; crown: Outline } {
  const trunk = box(x - size * 0.05, y - size * 0.55, size * 0.1, size * 0.55);
  const crown = oval(x, y - size * 0.68, size * 0.3, size * 0.36);
  return { trunk, crown };
}

/** Divides the width into steps from `min` to `max`, from the left to beyond the right edge. */
export function along(
  { width, random }: Sheet,
  [min, max]: [number, number],
  each: (x: number, width: number) => void,
): void {
  for (let x = -random.between(0, min); x < width; ) {
    const step = random.between(min, max);
    each(x, step);
    x += step;
  }
}

/** A wall with a roof, and its windows; `foot` is where it stands. */
export function building(
  random: Random,
  { x, width, eaves, foot }: { x: number; width: number; eaves: number; foot: number },
) {
  const rise = width * random.between(0.3, 0.55);
  const isGable = random.next() < 0.5;
  const lean = isGable ? width / 2 : width * 0.1;
  const roof = polygon(
    [x - 6, eaves],
    [x + lean, eaves - rise],
    [x + width - lean, eaves - rise],
    [x + width + 6, eaves],
  );
  const chimney = box(x + width * random.between(0.2, 0.7), eaves - rise - 8, 15, rise);
  const panes: Outline[] = [];
  const lights: Outline[] = [];
  const columns = Math.max(2, Math.round(width / 52));
  const [pane, tall] = [20, 32];
  for (let y = eaves + 24; y < foot - tall; y += 66) {
    for (let column = 0; column < columns; column++) {
      const left = x + ((column + 0.5) * width) / columns - pane / 2;
      (random.next() < 0.22 ? lights : panes).push(box(left, y, pane, tall));
    }
  }
  return { wall: box(x, eaves, width, foot - eaves), roof, chimney, panes, lights };
}
