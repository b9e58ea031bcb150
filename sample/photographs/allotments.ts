import { type Camera, camera, face } from "./camera.ts";
import { castShadow, figure } from "./figure.ts";
import { type Frame, glow, gradient, hazeBand, line, type Point, short } from "./frame.ts";
import { lit } from "./light.ts";
import { bending, carrying, sitting, standing, walking } from "./pose.ts";
import { birds, disc, sky, skyline } from "./sky.ts";
import { bush, grass, tree } from "./tree.ts";

/** Gardens between the town and the rails: beds in rows, sheds, people at work, towers in the haze. */
export function allotments(frame: Frame): string {
  const { random, light, width, height } = frame;
  const seen = camera(frame, {
    horizon: random.between(0.36, 0.42),
    vanishing: random.between(0.3, 0.7),
    eye: 3,
    focal: 0.9,
    clear: 46,
  });
  const sun: Point = [
    seen.vanishing + (light.fromRight ? 200 : -200),
    seen.horizon - random.between(40, 140),
  ];
  const soil = gradient(frame, [
    [lit("#8f8a5a", light, 0.8, 0.6), 0],
    [lit("#6b5a3c", light, 0.7, 0.1), 0.35],
    [lit("#4f3d2a", light, 0.5), 1],
  ]);
  return [
    sky(frame, seen.horizon + 10, sun),
    disc(frame, sun, 40),
    skyline(frame, seen.horizon + 4, 170, lit("#6f8683", light, 0.5, 0.82), light.lamps * 0.3),
    hazeBand(frame, seen.horizon - 220, seen.horizon - 10, seen.horizon + 20, 0.7),
    skyline(frame, seen.horizon + 4, 70, lit("#5f736d", light, 0.4, 0.66), light.lamps * 0.3),
    treeLine(frame, seen),
    `<rect x="-20" y="${short(seen.horizon)}" width="${width + 40}" height="${short(height - seen.horizon + 20)}" fill="${soil}"/>`,
    hazeBand(frame, seen.horizon - 80, seen.horizon + 8, seen.horizon + 90, 0.6),
    birds(frame, [width * random.between(0.3, 0.7), seen.horizon * 0.4], 9),
    gardens(frame, seen),
    glow(frame, sun, 820, light.sun, 0.34),
    grass(frame, [-20, height + 10], [width + 20, height + 12], 90, 150, lit("#33442b", light, 0.3)),
  ].join("");
}

function treeLine(frame: Frame, seen: Camera): string {
  const { random, width } = frame;
  const trees: string[] = [];
  for (let x = -20; x < width + 40; x += random.between(50, 170))
    trees.push(tree(frame, [x, seen.horizon + 8], random.between(60, 130), 0.6, 0.5));
  return trees.join("");
}

/** Everything on the ground, from the far end to our feet. */
function gardens(frame: Frame, seen: Camera): string {
  const { random, light } = frame;
  const parts: string[] = [];
  const crops = ["#6f8f3f", "#8aa34c", "#4f7a4a", "#9a9f52", "#5c7f5a", "#7a3b4a"] as const;
  const rows = Array.from({ length: 13 }, (_, row) => ({
    across: -15 + row * 2.4,
    crop: random.pick(crops),
    size: random.between(0.5, 1.05),
    poles: random.chance(0.22),
  }));
  const path = random.whole(4, 8);
  for (const [index, { across }] of rows.entries()) {
    const tone = index === path ? lit("#c9b48a", light, 0.9, 0.1) : lit("#3e2f20", light, 0.4, 0.1);
    const wide = index === path ? 0.8 : 0.75;
    parts.push(
      `<path fill="${tone}" opacity="${index === path ? 0.95 : 0.55}" d="${face(seen, [
        [across - wide, 0, 3],
        [across - wide, 0, 62],
        [across + wide, 0, 62],
        [across + wide, 0, 3],
      ])}"/>`,
    );
  }
  const sheds = new Map([
    [50, -11],
    [42, 10],
    [33, -8.5],
    [27, 12],
    [21, -14],
  ]);
  for (let away = 58; away > 4; away *= 0.932) {
    const haze = seen.haze(away) * 0.9;
    for (const [index, { across, crop, size, poles }] of rows.entries()) {
      if (index === path || random.chance(0.1)) continue;
      const [x, y] = seen.see([across + random.between(-0.12, 0.12), 0, away]);
      if (x < -80 || x > frame.width + 80) continue;
      if (poles && away > 7) parts.push(wigwam(frame, [x, y], seen.scale(away) * 1.9, haze));
      else parts.push(bush(frame, [x, y], seen.scale(away) * size, crop, 0.85, haze));
    }
    for (const [place, across] of sheds) {
      if (place < away) continue;
      parts.push(shed(frame, seen, across, place));
      sheds.delete(place);
    }
  }
  parts.push(gardeners(frame, seen, (rows[path]?.across ?? 0) as number));
  return parts.join("");
}

function wigwam(frame: Frame, [x, y]: Point, tall: number, haze: number): string {
  const { light } = frame;
  const wood = lit("#7a5a38", light, 0.6, haze);
  const spread = tall * 0.2;
  return [
    line(wood, Math.max(1, tall * 0.02), [
      [x - spread, y],
      [x + spread * 0.15, y - tall],
    ]),
    line(wood, Math.max(1, tall * 0.02), [
      [x + spread, y],
      [x - spread * 0.15, y - tall],
    ]),
    bush(frame, [x, y - tall * 0.1], tall * 0.36, "#5f8a44", 0.85, haze),
    bush(frame, [x, y - tall * 0.42], tall * 0.26, "#6f9a4a", 0.9, haze),
  ].join("");
}

function shed(frame: Frame, seen: Camera, across: number, away: number): string {
  const { random, light } = frame;
  const haze = seen.haze(away);
  const [wide, deep, high] = [1.5, 2.2, 2.1];
  const colour = random.pick(["#2c5a5c", "#7a4a30", "#0e4a39", "#a5573a", "#8f8a72"]);
  const inner = across > 0 ? across - wide : across + wide;
  const sunny = across > 0 !== light.fromRight;
  let boards = "";
  for (let board = -wide + 0.3; board < wide; board += 0.3)
    boards += face(seen, [
      [across + board, 0, away],
      [across + board, high, away],
      [across + board + 0.04, high, away],
      [across + board + 0.04, 0, away],
    ]);
  return [
    `<path fill="${light.shade}" opacity=".4" d="${face(seen, [
      [across - wide, 0, away],
      [across + wide, 0, away],
      [across + (light.fromRight ? -5 : 5), 0, away - 1.6],
      [across + (light.fromRight ? -7 : 3), 0, away - 1.6],
    ])}"/>`,
    `<path fill="${lit(colour, light, sunny ? 0.9 : 0.35, haze)}" d="${face(seen, [
      [inner, 0, away],
      [inner, high, away],
      [inner, high, away + deep],
      [inner, 0, away + deep],
    ])}"/>`,
    `<path fill="${lit(colour, light, 0.6, haze)}" d="${face(seen, [
      [across - wide, 0, away],
      [across - wide, high, away],
      [across, high + 0.8, away],
      [across + wide, high, away],
      [across + wide, 0, away],
    ])}"/>`,
    `<path fill="${light.shade}" opacity=".25" d="${boards}"/>`,
    `<path fill="${lit("#2a2723", light, 0.2, haze)}" d="${face(seen, [
      [across - 0.5, 0, away],
      [across - 0.5, 1.8, away],
      [across + 0.35, 1.8, away],
      [across + 0.35, 0, away],
    ])}"/>`,
    `<path fill="${lit("#5b3a2c", light, 0.9, haze)}" d="${face(seen, [
      [across - wide - 0.25, high - 0.15, away - 0.2],
      [across, high + 0.85, away - 0.2],
      [across, high + 0.85, away + deep],
      [across - wide - 0.25, high - 0.15, away + deep],
    ])}${face(seen, [
      [across + wide + 0.25, high - 0.15, away - 0.2],
      [across, high + 0.85, away - 0.2],
      [across, high + 0.85, away + deep],
      [across + wide + 0.25, high - 0.15, away + deep],
    ])}"/>`,
  ].join("");
}

function gardeners(frame: Frame, seen: Camera, path: number): string {
  const { random, light } = frame;
  const shadow = light.fromRight ? -0.9 : 0.9;
  const people = [
    { across: path + random.between(-7, -4), away: 24, pose: bending },
    { across: path, away: 19, pose: carrying },
    { across: path + random.between(3, 5), away: 15, pose: bending },
    { across: path + random.between(-4, -2.4), away: 11.5, pose: random.pick([bending, standing]) },
    { across: path + 0.2, away: 9, pose: random.pick([walking(10), standing]) },
    { across: path + random.between(2.4, 3.4), away: 8, pose: random.pick([bending, sitting]) },
  ];
  return people
    .map(({ across, away, pose }) => {
      const person = {
        at: seen.see([across, 0, away]),
        height: seen.scale(away) * 1.72,
        pose,
        exposure: 0.5,
        distance: seen.haze(away) * 0.7,
        rim: 0.8,
      };
      return castShadow(frame, person, shadow, 0.3, 0.45) + figure(frame, person);
    })
    .join("");
}
