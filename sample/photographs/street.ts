import { type Camera, face, type Place } from "./camera.ts";
import { facade } from "./facade.ts";
import { anyPose, castShadow, type Figure, figure } from "./figure.ts";
import { type Frame, gradient, line, type Point, shape, short } from "./frame.ts";
import { lit, plasters } from "./light.ts";

export interface Street {
  /** Metres from the middle to the house fronts. */
  half: number;
  /** How far it runs, in metres. */
  length: number;
  /** Storeys, from fewest to most. */
  storeys: readonly [number, number];
  shops?: boolean;
  balconies?: boolean;
}

/** Two rows of houses that run away from us. */
export function houses(
  frame: Frame,
  seen: Camera,
  { half, length, storeys, shops = false, balconies = false }: Street,
): string {
  const { random, light } = frame;
  const parts: { away: number; drawing: string }[] = [];
  for (const side of [-1, 1] as const) {
    const sunny = (side === -1) === light.fromRight;
    let away = 2.2;
    while (away < length) {
      const front = random.between(7, 14);
      const height = random.whole(storeys[0], storeys[1]) * 3.3 + (shops ? 4.2 : 1.6);
      const across = side * (half + random.between(-0.2, 0.5));
      const colour = random.pick(plasters);
      const exposure = sunny ? 0.95 : 0.22;
      const wall = facade(frame, seen, {
        from: [across, away],
        to: [across, away + front],
        height,
        colour,
        exposure,
        shop: shops && random.chance(0.75),
        balconies: balconies && random.chance(0.6),
      });
      const gable = facade(frame, seen, {
        from: [across, away],
        to: [across + side * 14, away],
        height,
        colour,
        exposure: sunny ? 0.25 : 0.5,
        blind: true,
      });
      parts.push({ away, drawing: gable + wall });
      away += front + (random.chance(0.12) ? 2.4 : 0);
    }
  }
  return parts
    .sort((left, right) => right.away - left.away)
    .map(({ drawing }) => drawing)
    .join("");
}

/** The roadway with pavements and the shadow of the houses that stand against the sun. */
export function roadway(frame: Frame, seen: Camera, { half, length }: Street, colour = "#a59c8a"): string {
  const { light, width, height } = frame;
  const [near, far] = [1.2, length];
  const ground = gradient(frame, [
    [lit(colour, light, 0.9, 0.85), 0],
    [lit(colour, light, 0.8, 0.35), 0.25],
    [lit(colour, light, 0.6, 0), 1],
  ]);
  const strip = (left: number, right: number) =>
    face(seen, [
      [left, 0, near],
      [left, 0, far],
      [right, 0, far],
      [right, 0, near],
    ]);
  const shadowSide = light.fromRight ? 1 : -1;
  const reach = half * 0.9;
  const shaded = strip(shadowSide * half, shadowSide * half - shadowSide * reach);
  const seams: string[] = [];
  for (let away = 2; away < 40; away += 1.5) {
    seams.push(
      face(seen, [
        [-half, 0.02, away],
        [-half + 2, 0.02, away],
        [-half + 2, 0.02, away + 0.05],
        [-half, 0.02, away + 0.05],
      ]),
    );
    seams.push(
      face(seen, [
        [half, 0.02, away],
        [half - 2, 0.02, away],
        [half - 2, 0.02, away + 0.05],
        [half, 0.02, away + 0.05],
      ]),
    );
  }
  return [
    `<rect x="-20" y="${short(seen.horizon)}" width="${width + 40}" height="${short(height - seen.horizon + 20)}" fill="${ground}"/>`,
    `<path fill="${lit("#cbbfa8", light, 0.8, 0.2)}" opacity=".6" d="${strip(-half, -half + 2.1)}${strip(half - 2.1, half)}"/>`,
    `<path fill="${light.shade}" opacity=".16" d="${seams.join("")}"/>`,
    light.dim < 0.5 && !light.wet ? `<path fill="${light.shade}" opacity=".42" d="${shaded}"/>` : "",
  ].join("");
}

/** People spread over the street, the far ones first. */
export function crowd(
  frame: Frame,
  seen: Camera,
  count: number,
  half: number,
  near: number,
  far: number,
): string {
  const { random, light } = frame;
  const people: { away: number; person: Figure }[] = [];
  for (let index = 0; index < count; index++) {
    const away = near + (far - near) * random.next() ** 1.7;
    const across = random.between(-half, half);
    const [x, y] = seen.see([across, 0, away]);
    if (x < -60 || x > frame.width + 60) continue;
    const sunny = across < half * 0.1 === light.fromRight;
    people.push({
      away,
      person: {
        at: [x, y],
        height: seen.scale(away) * random.between(1.45, 1.78),
        pose: anyPose(frame),
        exposure: sunny ? 0.75 : 0.35,
        distance: seen.haze(away),
        rim: away < 22 ? 0.7 : 0,
        umbrella: light.wet && random.chance(0.45),
      },
    });
  }
  return people
    .sort((left, right) => right.away - left.away)
    .map(
      ({ person }) =>
        castShadow(frame, person, light.fromRight ? -0.9 : 0.9, 0.22, light.wet ? 0.16 : 0.36) +
        figure(frame, person),
    )
    .join("");
}

/** What stands above the water line, mirrored and torn by ripples, over the wet ground below the line. */
export function reflection(frame: Frame, part: string, at: number, strength: number, ripple = 16): string {
  const filter = frame.define(
    `<filter id="ID" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="3 9" result="b"/><feTurbulence type="fractalNoise" baseFrequency=".006 .06" numOctaves="2" seed="${frame.random.whole(1, 99)}" result="n"/><feDisplacementMap in="b" in2="n" scale="${ripple}" xChannelSelector="R" yChannelSelector="G"/></filter>`,
  );
  const fade = gradient(frame, [
    ["#ffffff", 0, 1],
    ["#ffffff", 0.35, 0.8],
    ["#ffffff", 1, 0.3],
  ]);
  const window = `<rect x="-20" y="${short(at)}" width="${frame.width + 40}" height="${short(frame.height - at + 20)}"`;
  const mask = frame.define(
    `<mask id="ID" maskUnits="userSpaceOnUse" x="-20" y="0" width="${frame.width + 40}" height="${frame.height + 20}">${window} fill="${fade}"/></mask>`,
  );
  return `<g mask="${mask}" opacity="${strength}"><g filter="${filter}"><g transform="matrix(1 0 0 -1 0 ${short(2 * at)})">${part}</g></g></g>`;
}

/** Wires from side to side and along, as thin sagging lines. */
export function wires(
  frame: Frame,
  seen: Camera,
  half: number,
  height: number,
  every: number,
  far: number,
): string {
  const parts: string[] = [];
  for (let away = far; away > 4; away -= every) {
    const [left, right] = [seen.see([-half, height, away]), seen.see([half, height, away])];
    const sag = seen.scale(away) * 0.5;
    const middle: Point = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2 + sag * 2];
    parts.push(
      `<path fill="none" stroke="${lit("#1b2422", frame.light, 0, seen.haze(away) * 0.8)}" stroke-width="${short(Math.max(0.8, seen.scale(away) * 0.03))}" d="M${short(left[0])} ${short(left[1])}Q${short(middle[0])} ${short(middle[1])} ${short(right[0])} ${short(right[1])}"/>`,
    );
  }
  return parts.join("");
}

/** Lamp posts along one side, burning when it is dark enough. */
export function lampPost(frame: Frame, seen: Camera, [across, , away]: Place, height = 5): string {
  const { light } = frame;
  const metre = seen.scale(away);
  const tone = lit("#1c2b27", light, 0.2, seen.haze(away));
  const side = across > 0 ? -1 : 1;
  const head: Place = [across + side * 0.9, height, away];
  const [x, y] = seen.see(head);
  return [
    line(tone, metre * 0.11, [seen.see([across, 0, away]), seen.see([across, height, away])]),
    line(tone, metre * 0.07, [
      seen.see([across, height, away]),
      seen.see([across + side * 0.5, height + 0.25, away]),
      [x, y],
    ]),
    shape(tone, [
      [x - metre * 0.22, y + metre * 0.06],
      [x - metre * 0.12, y - metre * 0.12],
      [x + metre * 0.12, y - metre * 0.12],
      [x + metre * 0.22, y + metre * 0.06],
    ]),
    light.dim > 0.25
      ? `<ellipse cx="${short(x)}" cy="${short(y + metre * 0.1)}" rx="${short(metre * 0.16)}" ry="${short(metre * 0.1)}" fill="#fff0c4"/>`
      : "",
  ].join("");
}
