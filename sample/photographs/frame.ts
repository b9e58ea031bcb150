import type { Random } from "#features/media/drawings/random.ts";
import type { Light } from "./light.ts";

/** One picture in the making. The shorter side is 1000 units. */
export interface Frame {
  width: number;
  height: number;
  random: Random;
  light: Light;
  /** Keeps a definition (gradient, filter, clip path) whose id is put where it says ID; gives url(#id). */
  define(definition: string): string;
}

export type Point = readonly [number, number];

/** Runs the scene and lays the vignette over it. Colours are strengthened and grain is added when it is printed. */
export function develop(
  size: { width: number; height: number },
  random: Random,
  light: Light,
  scene: (frame: Frame) => string,
) {
  const scale = 1000 / Math.min(size.width, size.height);
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)];
  const definitions: string[] = [];
  const define = (definition: string) => {
    const id = `d${definitions.length}`;
    definitions.push(definition.replaceAll("ID", id));
    return `url(#${id})`;
  };
  const frame: Frame = { width, height, random, light, define };
  const picture = scene(frame);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${size.width}" ` +
    `height="${size.height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">` +
    `<defs>${definitions.join("")}` +
    `<radialGradient id="vignette" cx=".5" cy=".46" r=".78"><stop offset=".55" stop-color="${light.shade}" stop-opacity="0"/>` +
    `<stop offset="1" stop-color="${light.shade}" stop-opacity=".38"/></radialGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="${light.dim > 0.3 ? light.shade : light.haze}"/>` +
    `<g stroke-linecap="round" stroke-linejoin="round"><rect x="-20" y="-20" width="${width + 40}" height="${height + 40}" fill="${light.haze}"/>${picture}</g>` +
    `<rect width="${width}" height="${height}" fill="url(#vignette)"/></svg>`
  );
}

/**
 * Film grain as an SVG document, to be laid over a developed scene of the same size in pixels. It stands by
 * itself because noise is by far the slowest thing to draw, and one grain serves every picture.
 */
export function grain({ width, height }: { width: number; height: number }): string {
  const noise = (id: string, frequency: number, octaves: number, matrix: string) =>
    `<filter id="${id}" ${wholeArea}><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="7"/>` +
    `<feColorMatrix values="${matrix}"/></filter>`;
  const layer = (id: string, opacity: number) =>
    `<rect width="100%" height="100%" filter="url(#${id})" opacity="${opacity}"/>`;
  const scale = 1000 / Math.min(width, height);
  const box = `0 0 ${Math.round(width * scale)} ${Math.round(height * scale)}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}"><defs>`,
    noise("dark", 0.85, 2, "0 0 0 0 .05  0 0 0 0 .07  0 0 0 0 .06  1.9 0 0 0 -.86"),
    noise("bright", 0.7, 2, "0 0 0 0 1  0 0 0 0 .95  0 0 0 0 .84  0 1.9 0 0 -.92"),
    noise("mottle", 0.012, 4, "0 0 0 0 .08  0 0 0 0 .09  0 0 0 0 .08  0 0 1.1 0 -.5"),
    `</defs>${layer("mottle", 0.16)}${layer("dark", 0.26)}${layer("bright", 0.26)}</svg>`,
  ].join("");
}

const wholeArea = 'x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"';

/** A filled shape from its corners. */
export function shape(colour: string, points: readonly Point[], more = ""): string {
  return `<path fill="${colour}"${more} d="${outline(points)}"/>`;
}

/** A line through the points. */
export function line(colour: string, width: number, points: readonly Point[], more = ""): string {
  return `<path fill="none" stroke="${colour}" stroke-width="${short(width)}"${more} d="${outline(points, false)}"/>`;
}

export function outline(points: readonly Point[], closed = true): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}${closed ? "z" : ""}`;
}

/** A gradient from top to bottom (or the share of the way across), as a paint. Stops are colour, offset, opacity. */
export function gradient(
  frame: Frame,
  stops: readonly (readonly [string, number, number?])[],
  across = false,
): string {
  const direction = across ? 'x2="1" y2="0"' : 'x2="0" y2="1"';
  return frame.define(`<linearGradient id="ID" ${direction}>${stopsOf(stops)}</linearGradient>`);
}

/** A soft round light at the place. */
export function glow(frame: Frame, [x, y]: Point, radius: number, colour: string, opacity: number): string {
  const paint = frame.define(
    `<radialGradient id="ID">${stopsOf([
      [colour, 0, opacity],
      [colour, 0.25, opacity * 0.55],
      [colour, 0.6, opacity * 0.15],
      [colour, 1, 0],
    ])}</radialGradient>`,
  );
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${paint}"/>`;
}

/** A layer of haze over the whole width, thickest at the given height. */
export function hazeBand(
  frame: Frame,
  top: number,
  thickest: number,
  bottom: number,
  opacity: number,
  colour = frame.light.haze,
) {
  const share = (thickest - top) / (bottom - top);
  const paint = gradient(frame, [
    [colour, 0, 0],
    [colour, share, opacity],
    [colour, 1, 0],
  ]);
  return `<rect x="-20" y="${short(top)}" width="${frame.width + 40}" height="${short(bottom - top)}" fill="${paint}"/>`;
}

/** The part kept once and shown wherever the result is put, as a scene and its mirror image. */
export function kept(frame: Frame, part: string): string {
  const address = frame.define(`<g id="ID">${part}</g>`);
  return `<use href="${address.slice(4, -1)}"/>`;
}

/** The part blurred by the given radius in units. */
export function blurred(frame: Frame, radius: number, part: string): string {
  const filter = frame.define(
    `<filter id="ID" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${radius}"/></filter>`,
  );
  return `<g filter="${filter}">${part}</g>`;
}

export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function stopsOf(stops: readonly (readonly [string, number, number?])[]): string {
  return stops
    .map(
      ([colour, offset, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join("");
}
