import { type Frame, outline, type Point } from "./frame.ts";

/** A place in the scene in metres: to the right, up, and away from us. */
export type Place = readonly [number, number, number];

export interface Camera {
  /** Where a place falls on the picture. */
  see(place: Place): Point;
  /** The size on the picture of a metre at that distance, in units. */
  scale(away: number): number;
  /** How much of the haze lies between, from 0 to 1. */
  haze(away: number): number;
  horizon: number;
  vanishing: number;
}

/** A level camera. The horizon and vanishing point are shares of the picture; the eye is in metres above ground. */
export function camera(
  frame: Frame,
  { horizon = 0.52, vanishing = 0.5, eye = 1.7, focal = 1.1, clear = 60 },
): Camera {
  const [x0, y0] = [frame.width * vanishing, frame.height * horizon];
  const length = focal * 1000;
  return {
    see: ([x, y, z]) => [x0 + (length * x) / z, y0 - (length * (y - eye)) / z],
    scale: (away) => length / away,
    haze: (away) => 1 - Math.exp(-Math.max(0, away - 5) / clear),
    horizon: y0,
    vanishing: x0,
  };
}

/** Path data of a flat face by its corners in space. */
export function face(seen: Camera, corners: readonly Place[]): string {
  return outline(corners.map(seen.see));
}
