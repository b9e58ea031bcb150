import { type Camera, camera, face, type Place } from "./camera.ts";
import { facade } from "./facade.ts";
import { anyPose, castShadow, figure } from "./figure.ts";
import { blurred, type Frame, glow, gradient, hazeBand, line, type Point, short } from "./frame.ts";
import { lit, plasters } from "./light.ts";
import { sitting, standing } from "./pose.ts";
import { sky } from "./sky.ts";
import { bush, tree } from "./tree.ts";

/** A courtyard in the middle of a block: galleries, washing on lines, a tree, neighbours, and a shaft of light. */
export function courtyard(frame: Frame): string {
  const { random, light } = frame;
  const seen = camera(frame, {
    horizon: random.between(0.6, 0.66),
    vanishing: random.between(0.44, 0.56),
    eye: 1.9,
    focal: 0.82,
    clear: 60,
  });
  const [half, back, high] = [8, 27, random.between(12.5, 15.5)];
  const [left, right, end] = random.shuffle(plasters) as [string, string, string];
  const sunnyLeft = light.fromRight;
  const side = (across: number, colour: string, exposure: number) =>
    facade(frame, seen, {
      from: [across, 2.4],
      to: [across, back],
      height: high,
      colour,
      exposure,
      bay: 3.1,
      balconies: true,
    });
  return [
    sky(frame, seen.horizon, [seen.vanishing + (light.fromRight ? 200 : -200), 30]),
    facade(frame, seen, {
      from: [-half, back],
      to: [half, back],
      height: high + 1.5,
      colour: end,
      exposure: 0.6,
      bay: 2.7,
      balconies: true,
    }),
    shadeOn(frame, seen, [
      [-half, 0, back],
      [half, 0, back],
      [half, high * 0.5, back],
      [-half, high * 0.5, back],
    ]),
    side(-half, left, sunnyLeft ? 0.95 : 0.25),
    side(half, right, sunnyLeft ? 0.25 : 0.95),
    ground(frame, seen, half, back),
    archway(frame, seen, back),
    hazeBand(frame, seen.horizon - 400, seen.horizon - 60, seen.horizon + 160, 0.35),
    washing(frame, seen, half, [22, 14.5]),
    tree(frame, seen.see([random.between(-2.6, 2.6), 0, 17]), seen.scale(17) * 8.6, 0.85, 0.06),
    bench(frame, seen),
    neighbours(frame, seen),
    washing(frame, seen, half, [9.4]),
    pots(frame, seen, half),
    shaft(frame, seen),
  ].join("");
}

function ground(frame: Frame, seen: Camera, half: number, back: number): string {
  const { light } = frame;
  const stone = gradient(frame, [
    [lit("#c0b194", light, 0.9, 0.2), 0],
    [lit("#9c8c70", light, 0.65), 1],
  ]);
  const side = light.fromRight ? 1 : -1;
  let joints = "";
  for (let away = 3; away < back; away += 1.5)
    joints += face(seen, [
      [-half, 0, away],
      [half, 0, away],
      [half, 0, away + 0.06],
      [-half, 0, away + 0.06],
    ]);
  for (let across = -half; across < half; across += 1.6)
    joints += face(seen, [
      [across, 0, 2],
      [across, 0, back],
      [across + 0.05, 0, back],
      [across + 0.05, 0, 2],
    ]);
  return [
    `<path fill="${stone}" d="${face(seen, [
      [-half, 0, 1.4],
      [-half, 0, back],
      [half, 0, back],
      [half, 0, 1.4],
    ])}"/>`,
    `<path fill="${light.shade}" opacity=".14" d="${joints}"/>`,
    shadeOn(frame, seen, [
      [side * half, 0, 1.4],
      [side * half, 0, back],
      [side * 0.4, 0, back],
      [side * 2.2, 0, 1.4],
    ]),
  ].join("");
}

function shadeOn(frame: Frame, seen: Camera, corners: readonly Place[]): string {
  return `<path fill="${frame.light.shade}" opacity=".4" d="${face(seen, corners)}"/>`;
}

function archway(frame: Frame, seen: Camera, back: number): string {
  const { light } = frame;
  const at = frame.random.between(-3, 3);
  const [left, right, top] = [
    seen.see([at - 1.5, 0, back]),
    seen.see([at + 1.5, 0, back]),
    seen.see([at, 4, back]),
  ];
  const wide = right[0] - left[0];
  const arch = `M${short(left[0])} ${short(left[1])}V${short(top[1] + wide / 2)}a${short(wide / 2)} ${short(wide / 2)} 0 0 1 ${short(wide)} 0V${short(right[1])}z`;
  return `<path fill="${lit("#1d2a27", light, 0.1, 0.1)}" d="${arch}"/><path fill="${light.sun}" opacity=".75" d="${arch}" transform="translate(${short(left[0] * 0.32 + wide * 0.16)} ${short(left[1] * 0.32)}) scale(.68)"/>`;
}

function washing(frame: Frame, seen: Camera, half: number, places: readonly number[]): string {
  const { random, light } = frame;
  const parts: string[] = [];
  for (const away of places) {
    for (const up of away < 10 ? [7.2] : [5.4, 8.6]) {
      const [from, to] = [
        seen.see([-half, up + random.between(-0.4, 0.4), away]),
        seen.see([half, up + random.between(-0.4, 0.4), away]),
      ];
      const metre = seen.scale(away);
      const haze = seen.haze(away);
      const sag = metre * 0.55;
      const height = (share: number) => from[1] + (to[1] - from[1]) * share + Math.sin(share * Math.PI) * sag;
      const steps = Array.from(
        { length: 13 },
        (_, step): Point => [from[0] + ((to[0] - from[0]) * step) / 12, height(step / 12)],
      );
      parts.push(line(lit("#2a2c28", light, 0.2, haze), Math.max(1, metre * 0.02), steps));
      for (let share = random.between(0.06, 0.2); share < 0.92; share += random.between(0.06, 0.15)) {
        const x = from[0] + (to[0] - from[0]) * share;
        const [wide, drop] = [metre * random.between(0.45, 1), metre * random.between(0.6, 1.5)];
        const sunny = share < 0.6 === light.fromRight;
        const colour = random.pick([
          "#f3ead4",
          "#f3ead4",
          "#a53c20",
          "#d7a23f",
          "#8fa88f",
          "#2c5a5c",
          "#d9a58a",
        ]);
        const sway = random.between(-0.1, 0.1) * metre;
        parts.push(
          `<path fill="${lit(colour, light, sunny ? 1 : 0.45, haze)}" d="M${short(x)} ${short(height(share))}h${short(wide)}q${short(sway)} ${short(drop * 0.5)} ${short(sway * 0.4)} ${short(drop)}h${short(-wide)}q${short(-sway)} ${short(-drop * 0.5)} ${short(-sway * 0.4)} ${short(-drop)}z"/>`,
        );
        parts.push(
          `<path fill="${light.shade}" opacity=".16" d="M${short(x + wide * 0.62)} ${short(height(share))}h${short(wide * 0.38)}q${short(sway)} ${short(drop * 0.5)} ${short(sway * 0.4)} ${short(drop)}h${short(-wide * 0.3)}z"/>`,
        );
      }
    }
  }
  return parts.join("");
}

function bench(frame: Frame, seen: Camera): string {
  const { light } = frame;
  const wood = lit("#7a5232", light, 0.6, 0.1);
  return `<path fill="${wood}" d="${face(seen, [
    [-3.4, 0.45, 12],
    [-3.4, 0.55, 12],
    [-0.6, 0.55, 12],
    [-0.6, 0.45, 12],
  ])}${face(seen, [
    [-3.2, 0, 12],
    [-3.2, 0.45, 12],
    [-3.05, 0.45, 12],
    [-3.05, 0, 12],
  ])}${face(seen, [
    [-0.95, 0, 12],
    [-0.95, 0.45, 12],
    [-0.8, 0.45, 12],
    [-0.8, 0, 12],
  ])}"/>`;
}

function neighbours(frame: Frame, seen: Camera): string {
  const { random, light } = frame;
  const places: (readonly [number, number, "sit" | "stand" | "child"])[] = [
    [random.between(1.5, 5), 21, "stand"],
    [-2.8, 12, "sit"],
    [-1.6, 12, "sit"],
    [random.between(1, 3), 10.5, "stand"],
    [random.between(3, 4), 10.2, "stand"],
    [random.between(-5, -3), 9, "child"],
    [random.between(-1, 1), 8.4, "child"],
    [random.between(2.6, 3.4), 6.4, "stand"],
  ];
  return places
    .map(([across, away, kind]) => {
      const tall = kind === "child" ? 1.15 : 1.7;
      const sunny = across > 1 !== light.fromRight;
      const person = {
        at: seen.see([across, 0, away]),
        height: seen.scale(away) * tall,
        pose: kind === "sit" ? sitting : kind === "child" ? anyPose(frame) : standing,
        exposure: sunny ? 0.85 : 0.4,
        distance: seen.haze(away) * 0.6,
        rim: 0.5,
      };
      return castShadow(frame, person, light.fromRight ? -0.9 : 0.9, 0.2, 0.38) + figure(frame, person);
    })
    .join("");
}

function pots(frame: Frame, seen: Camera, half: number): string {
  const { random, light } = frame;
  const parts: string[] = [];
  for (const side of [-1, 1]) {
    for (let away = 20; away > 4.4; away -= random.between(1.3, 2.6)) {
      const [x, y] = seen.see([side * (half - 0.5), 0, away]);
      const metre = seen.scale(away);
      const size = random.between(0.3, 0.5) * metre;
      parts.push(
        `<path fill="${lit("#a5573a", light, side < 0 === light.fromRight ? 0.9 : 0.4, seen.haze(away))}" d="M${short(x - size * 0.5)} ${short(y - size)}h${short(size)}l${short(-size * 0.16)} ${short(size)}h${short(-size * 0.68)}z"/>`,
        bush(
          frame,
          [x, y - size * 0.9],
          size * random.between(1.6, 2.6),
          random.pick(["#5d7d4e", "#6f8f4b", "#47694a"]),
          side < 0 === light.fromRight ? 0.9 : 0.45,
          seen.haze(away),
        ),
      );
    }
  }
  return parts.join("");
}

function shaft(frame: Frame, seen: Camera): string {
  const { light, width, height } = frame;
  if (light.wet) return "";
  const from = light.fromRight ? width * 0.78 : width * 0.22;
  const to = light.fromRight ? width * 0.2 : width * 0.8;
  const paint = gradient(frame, [
    [light.sun, 0, 0.5],
    [light.sun, 0.7, 0.16],
    [light.sun, 1, 0],
  ]);
  const beam = `<path fill="${paint}" d="M${short(from - 150)} -20h300L${short(to + 320)} ${short(height * 0.92)}H${short(to - 200)}z"/>`;
  return (
    blurred(frame, 26, beam) +
    glow(frame, [from, 0], 620, light.sun, 0.5) +
    glow(frame, [seen.vanishing, seen.horizon], 500, light.sun, 0.12)
  );
}
