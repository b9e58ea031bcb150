import { type Camera, face, type Place } from "./camera.ts";
import type { Frame } from "./frame.ts";
import { gradient, shape } from "./frame.ts";
import { lit } from "./light.ts";

export interface Facade {
  /** The two ends on the ground, as metres to the right and away. */
  from: readonly [number, number];
  to: readonly [number, number];
  height: number;
  colour: string;
  /** From 0 in the shade to 1 in the sun. */
  exposure: number;
  /** Metres between windows. */
  bay?: number;
  shop?: boolean;
  blind?: boolean;
  balconies?: boolean;
}

type Spot = (along: number, up: number) => Place;

/** A house front in perspective: wall, windows, cornice, and a shop or doors below. */
export function facade(frame: Frame, seen: Camera, house: Facade): string {
  const { from, to, height, colour, exposure } = house;
  const { light, random } = frame;
  const away = (from[1] + to[1]) / 2;
  const haze = seen.haze(away);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const spot: Spot = (along, up) => [
    from[0] + ((to[0] - from[0]) * along) / length,
    up,
    from[1] + ((to[1] - from[1]) * along) / length,
  ];
  const panel = (left: number, bottom: number, right: number, top: number) =>
    face(seen, [spot(left, bottom), spot(left, top), spot(right, top), spot(right, bottom)]);
  const wall = gradient(frame, [
    [lit(colour, light, exposure, haze * 0.8), 0],
    [lit(colour, light, exposure * 0.85, haze), 0.6],
    [lit(colour, light, exposure * 0.6, Math.min(0.95, haze * 1.15)), 1],
  ]);
  const parts = [`<path fill="${wall}" d="${panel(0, 0, length, height)}"/>`];
  if (away > 75 || house.blind) return parts.join("");

  const paint = (tone: string, data: string, more = "") =>
    data === "" ? "" : `<path fill="${tone}"${more} d="${data}"/>`;
  let [dark, reveal, lamp, glint, sill, stain, shutter] = ["", "", "", "", "", "", ""];
  const ground = house.shop ? 3.9 : 1.1;
  const storey = 3.3;
  const bay = house.bay ?? 2.6;
  const columns = Math.max(1, Math.floor((length - 0.8) / bay));
  const pitch = (length - 0.6) / columns;
  const wide = Math.min(1.25, pitch * 0.5);
  const shutters = random.chance(0.45);
  for (let floor = ground; floor + 2.6 < height; floor += storey) {
    for (let column = 0; column < columns; column++) {
      const left = 0.3 + pitch * (column + 0.5) - wide / 2;
      const right = left + wide;
      reveal += panel(left - 0.12, floor - 0.1, right + 0.12, floor + 1.95);
      if (random.chance(light.lamps)) lamp += panel(left, floor, right, floor + 1.8);
      else dark += panel(left, floor, right, floor + 1.8);
      if (random.chance(0.3)) glint += panel(left, floor + 0.95, right, floor + 1.8);
      sill += panel(left - 0.2, floor - 0.22, right + 0.2, floor - 0.06);
      if (shutters)
        shutter +=
          panel(left - wide * 0.52, floor, left - 0.05, floor + 1.8) +
          panel(right + 0.05, floor, right + wide * 0.52, floor + 1.8);
      if (random.chance(0.12))
        stain += panel(left + 0.1, floor - random.between(0.8, 2), right - 0.2, floor - 0.2);
    }
  }
  const deep = lit("#2b3a38", light, 0.1, haze);
  parts.push(
    paint(lit(colour, light, 0.1, haze), stain, ' opacity=".25"'),
    paint(
      lit(random.pick(["#0e4a39", "#6e2f22", "#2c5a5c", "#8a6a3a"]), light, exposure * 0.7, haze),
      shutter,
    ),
    paint(lit("#efe6d2", light, exposure * 0.8, haze), reveal, ' opacity=".75"'),
    paint(deep, dark),
    paint(light.skyLow, glint, ` opacity="${light.dim > 0.5 ? 0.08 : 0.28}"`),
    paint(lit(random.pick(["#f6c35f", "#f9d98d", "#eda04b"]), { ...light, dim: 0 }, 1, haze * 0.5), lamp),
    paint(
      lit(colour, light, exposure * 0.35, haze),
      sill + panel(0, height - 0.35, length, height - 0.15),
      ' opacity=".8"',
    ),
    paint(lit("#efe6d2", light, exposure, haze), panel(-0.15, height - 0.2, length + 0.15, height + 0.15)),
  );
  if (house.balconies)
    parts.push(
      balconies(panel, columns, pitch, height, ground + storey, lit("#26312e", light, 0.2, haze), frame),
    );
  if (house.shop) parts.push(shopFront(frame, panel, length, haze, exposure));
  return parts.join("");
}

type Panel = (left: number, bottom: number, right: number, top: number) => string;

function balconies(
  panel: Panel,
  columns: number,
  pitch: number,
  height: number,
  first: number,
  tone: string,
  { random }: Frame,
) {
  let rails = "";
  for (let floor = first; floor + 2.6 < height; floor += 3.3) {
    for (let column = 0; column < columns; column++) {
      if (random.chance(0.45)) continue;
      const left = 0.3 + pitch * column + 0.2;
      const right = left + pitch - 0.4;
      rails += panel(left, floor - 0.32, right, floor - 0.14) + panel(left, floor + 0.72, right, floor + 0.8);
      for (let rail = left; rail <= right; rail += 0.22)
        rails += panel(rail, floor - 0.2, rail + 0.05, floor + 0.75);
    }
  }
  return rails === "" ? "" : `<path fill="${tone}" d="${rails}"/>`;
}

function shopFront(frame: Frame, panel: Panel, length: number, haze: number, exposure: number): string {
  const { light, random } = frame;
  const glowing = light.dim > 0.3 || random.chance(light.lamps * 2);
  const glass = glowing
    ? lit("#f4c468", { ...light, dim: 0.05 }, 1, haze * 0.6)
    : lit("#33423e", light, 0.15, haze);
  const fascia = lit(
    random.pick(["#0e4a39", "#a53c20", "#2c5a5c", "#6e2f22", "#d7a23f"]),
    light,
    exposure * 0.8,
    haze,
  );
  let [panes, bars] = ["", ""];
  for (let left = 0.4; left + 1.6 < length; left += 2.3) {
    const right = Math.min(length - 0.3, left + 2);
    panes += panel(left, 0.45, right, 2.65);
    bars += panel((left + right) / 2 - 0.04, 0.45, (left + right) / 2 + 0.04, 2.65);
  }
  return [
    `<path fill="${glass}" d="${panes || panel(0.3, 0.4, length - 0.3, 2.6)}"/>`,
    bars && `<path fill="${lit("#222c29", light, 0.2, haze)}" d="${bars}"/>`,
    `<path fill="${fascia}" d="${panel(0.1, 2.75, length - 0.1, 3.4)}"/>`,
  ].join("");
}

/** A slanted canvas roof over the pavement, striped, with a scalloped shade below it. */
export function awning(
  frame: Frame,
  seen: Camera,
  from: Place,
  to: Place,
  reach: number,
  colour: string,
  exposure: number,
) {
  const { light } = frame;
  const haze = seen.haze((from[2] + to[2]) / 2);
  const stripes = Math.max(4, Math.round(Math.hypot(to[0] - from[0], to[2] - from[2]) / 0.42));
  const at = (share: number, out: number, down: number): Place => [
    from[0] + (to[0] - from[0]) * share + out,
    from[1] - down,
    from[2] + (to[2] - from[2]) * share,
  ];
  let [plain, striped] = ["", ""];
  for (let stripe = 0; stripe < stripes; stripe++) {
    const [near, far] = [stripe / stripes, (stripe + 1) / stripes];
    const data =
      face(seen, [at(near, 0, 0), at(far, 0, 0), at(far, reach, 0.75), at(near, reach, 0.75)]) +
      face(seen, [at(near, reach, 0.75), at(far, reach, 0.75), at(far, reach, 1.02), at(near, reach, 1.02)]);
    if (stripe % 2 === 0) plain += data;
    else striped += data;
  }
  const lower = [at(0, reach, 0.75), at(1, reach, 0.75), at(1, reach, 1.02), at(0, reach, 1.02)].map(
    seen.see,
  );
  return [
    `<path fill="${lit(colour, light, exposure, haze)}" d="${plain}"/>`,
    `<path fill="${lit("#f1e7d0", light, exposure, haze)}" d="${striped}"/>`,
    shape(light.shade, lower, ' opacity=".25"'),
  ].join("");
}
