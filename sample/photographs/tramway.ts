import { type Camera, camera, face, type Place } from "./camera.ts";
import { type Frame, glow, hazeBand, kept, line, short } from "./frame.ts";
import { lit } from "./light.ts";
import { sky } from "./sky.ts";
import { crowd, houses, lampPost, reflection, roadway, wires } from "./street.ts";

/** A tram that comes towards us between the houses, on rails that catch the light. */
export function tramway(frame: Frame): string {
  const { random, light } = frame;
  const seen = camera(frame, {
    horizon: random.between(0.48, 0.56),
    vanishing: random.between(0.38, 0.62),
    eye: 1.8,
    focal: 1.05,
    clear: 38,
  });
  const street = { half: 8.6, length: 150, storeys: [3, 5] as const, shops: true };
  const left = random.chance(0.5);
  const track = left ? -2.3 : 2.3;
  const away = random.between(13, 24);
  const sun: [number, number] = [seen.vanishing, seen.horizon - 50];
  const backdrop = kept(frame, sky(frame, seen.horizon + 20, sun));
  const rows = kept(frame, houses(frame, seen, street));
  const posts = [70, 48, 34, 25, 18, 12].map((far) =>
    [-7.6, 7.6].map((across) => lampPost(frame, seen, [across, 0, far])).join(""),
  );
  const carriage = kept(frame, tram(frame, seen, track, away));
  return [
    backdrop,
    roadway(frame, seen, street, "#8e8a80"),
    light.wet ? reflection(frame, backdrop + rows, seen.horizon + 12, 0.6) : "",
    light.wet ? reflection(frame, carriage, seen.see([0, 0, away])[1], 0.6) : "",
    rows,
    glow(frame, sun, 420, light.sun, light.wet ? 0.45 : 0.7),
    hazeBand(frame, seen.horizon - 260, seen.horizon, seen.horizon + 80, 0.5),
    posts.join(""),
    rails(frame, seen, -track),
    rails(frame, seen, track),
    crowd(frame, seen, 10, 7.4, 24, 60),
    wires(frame, seen, 8, 7, 9, 80),
    overhead(frame, seen, track),
    overhead(frame, seen, -track),
    carriage,
    crowdAside(frame, seen, left ? 1 : -1),
    light.wet ? rain(frame) : glow(frame, sun, 700, light.sun, 0.22),
  ].join("");
}

function rails(frame: Frame, seen: Camera, middle: number): string {
  const { light } = frame;
  const bed = face(seen, [
    [middle - 1.25, 0, 1.5],
    [middle - 1.25, 0, 150],
    [middle + 1.25, 0, 150],
    [middle + 1.25, 0, 1.5],
  ]);
  const rail = [-0.72, 0.72].map((side) =>
    face(seen, [
      [middle + side - 0.045, 0, 1.5],
      [middle + side - 0.02, 0, 150],
      [middle + side + 0.02, 0, 150],
      [middle + side + 0.045, 0, 1.5],
    ]),
  );
  return (
    `<path fill="${light.shade}" opacity=".2" d="${bed}"/>` +
    `<path fill="${light.shade}" opacity=".6" d="${rail.join("")}" transform="translate(2 2)"/>` +
    `<path fill="${light.sun}" opacity=".85" d="${rail.join("")}"/>`
  );
}

function overhead(frame: Frame, seen: Camera, middle: number): string {
  return line(lit("#1b2422", frame.light, 0, 0.15), 1.8, [
    seen.see([middle, 5.9, 2]),
    seen.see([middle, 5.9, 140]),
  ]);
}

function tram(frame: Frame, seen: Camera, middle: number, away: number): string {
  const { random, light } = frame;
  const haze = seen.haze(away) * 0.6;
  const [half, high, long] = [1.2, 3.35, 22];
  const body = random.pick(["#a53c20", "#0e4a39", "#d7a23f", "#2c5a5c"]);
  const at = (across: number, up: number, back = 0): Place => [middle + across, up, away + back];
  const plate = (tone: string, corners: readonly Place[], more = "") =>
    `<path fill="${tone}"${more} d="${face(seen, corners)}"/>`;
  const rect = (x1: number, y1: number, x2: number, y2: number): Place[] => [
    at(x1, y1),
    at(x1, y2),
    at(x2, y2),
    at(x2, y1),
  ];
  const side = middle > 0 ? -half : half;
  const flank = (from: number, to: number, low: number, top: number): Place[] => [
    at(side, low, from),
    at(side, top, from),
    at(side, top, to),
    at(side, low, to),
  ];
  const glass =
    light.dim > 0.3 || light.wet
      ? lit("#f6cf7e", { ...light, dim: 0.06 }, 1, haze)
      : lit("#24403f", light, 0.3, haze);
  const windows = Array.from({ length: 7 }, (_, pane) =>
    plate(glass, flank(0.7 + pane * 3, 0.7 + pane * 3 + 2.5, 1.45, 2.6)),
  ).join("");
  const [lampLeft, lampRight] = [seen.see(at(-0.72, 0.82)), seen.see(at(0.72, 0.82))];
  const metre = seen.scale(away);
  const cream = lit("#efe6d0", light, 0.7, haze);
  const lamp = (place: readonly [number, number]) =>
    `<circle cx="${short(place[0])}" cy="${short(place[1])}" r="${short(metre * 0.15)}" fill="#fff6d8"/>${glow(frame, place, metre * (light.dim > 0.2 || light.wet ? 2.2 : 0.9), "#ffe9ad", 0.8)}`;
  return [
    `<path fill="${light.shade}" opacity=".5" d="${face(seen, [at(-1.5, 0.02, -0.6), at(-1.6, 0.02, long), at(1.6, 0.02, long), at(1.5, 0.02, -0.6)])}"/>`,
    plate(lit(body, light, 0.45, haze), flank(0, long, 0.3, high)),
    plate(lit("#efe6d0", light, 0.55, haze), flank(0, long, 1.3, 2.75)),
    windows,
    plate(lit(body, light, 0.75, haze), [
      at(-half, 0.35),
      at(-half, 2.9),
      at(-0.95, high),
      at(0.95, high),
      at(half, 2.9),
      at(half, 0.35),
    ]),
    plate(cream, [
      at(-half, 1.25),
      at(-half, 2.9),
      at(-0.95, high),
      at(0.95, high),
      at(half, 2.9),
      at(half, 1.25),
    ]),
    plate(lit("#1d2d2c", light, 0.2, haze), rect(-1.05, 1.4, 1.05, 2.7)),
    plate(glass, rect(-0.98, 1.5, 0.98, 2.6), ' opacity=".55"'),
    plate(
      lit("#cfe0da", light, 0.9, haze),
      [at(-0.8, 1.5), at(-0.2, 2.6), at(0.25, 2.6), at(-0.35, 1.5)],
      ' opacity=".25"',
    ),
    plate(lit("#141a18", light, 0.2, haze), rect(-0.55, 2.82, 0.55, 3.14)),
    plate("#f4c468", rect(-0.42, 2.9, 0.3, 3.05), ' opacity=".9"'),
    plate(lit("#1b2220", light, 0.2, haze), rect(-1.1, 0.18, 1.1, 0.42)),
    plate(lit("#efe6d0", light, 0.9, haze), rect(-half, 1.18, half, 1.25)),
    line(lit("#1b2220", light, 0.2, haze), metre * 0.05, [
      seen.see(at(-0.5, high, 5)),
      seen.see(at(0.3, 4.6, 4)),
      seen.see(at(0, 5.9, 5)),
    ]),
    lamp(lampLeft),
    lamp(lampRight),
  ].join("");
}

function crowdAside(frame: Frame, seen: Camera, side: 1 | -1): string {
  const shifted: Camera = { ...seen, see: ([x, y, z]) => seen.see([x + side * 4.6, y, z]) };
  return crowd(frame, shifted, 6, 1.6, 7, 20);
}

/** Slanting rain as two sheets of thin strokes. */
export function rain(frame: Frame): string {
  const { random, width, height, light } = frame;
  let data = "";
  for (let drop = 0; drop < 260; drop++) {
    const [x, y, long] = [random.between(-40, width), random.between(-40, height), random.between(18, 60)];
    data += `M${short(x)} ${short(y)}l${short(long * 0.16)} ${short(long)}`;
  }
  return `<path fill="none" stroke="${light.sun}" stroke-width="1.1" opacity=".28" d="${data}"/>`;
}
