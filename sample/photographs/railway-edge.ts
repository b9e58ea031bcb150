import { type Camera, camera, face } from "./camera.ts";
import { anyPose, castShadow, figure } from "./figure.ts";
import { type Frame, glow, gradient, hazeBand, line, type Point, short } from "./frame.ts";
import { homes } from "./homes.ts";
import { lit } from "./light.ts";
import { birds, disc, sky, skyline } from "./sky.ts";
import { grass } from "./tree.ts";

/** Homes of sheet and board along a railway, and those who live by it, walking on the tracks. */
export function railwayEdge(frame: Frame): string {
  const { random, light, width, height } = frame;
  const seen = camera(frame, {
    horizon: random.between(0.42, 0.5),
    vanishing: random.between(0.4, 0.6),
    eye: 1.9,
    focal: 0.95,
    clear: 40,
  });
  const sun: Point = [seen.vanishing + random.between(-60, 60), seen.horizon - random.between(20, 90)];
  const gravel = gradient(frame, [
    [lit("#a89a80", light, 0.9, 0.7), 0],
    [lit("#8a7c66", light, 0.7, 0.15), 0.3],
    [lit("#5f5546", light, 0.5), 1],
  ]);
  return [
    sky(frame, seen.horizon + 10, sun),
    disc(frame, sun, 44),
    skyline(frame, seen.horizon + 3, 120, lit("#6f8683", light, 0.5, 0.84), light.lamps * 0.3),
    hazeBand(frame, seen.horizon - 200, seen.horizon - 6, seen.horizon + 20, 0.75),
    `<rect x="-20" y="${short(seen.horizon)}" width="${width + 40}" height="${short(height - seen.horizon + 20)}" fill="${gravel}"/>`,
    birds(frame, [width * random.between(0.25, 0.75), seen.horizon * 0.45], 8),
    track(frame, seen, -2.1),
    track(frame, seen, 2.1),
    hazeBand(frame, seen.horizon - 40, seen.horizon + 8, seen.horizon + 110, 0.7),
    homes(frame, seen),
    masts(frame, seen),
    train(frame, seen),
    walkers(frame, seen),
    glow(frame, sun, 780, light.sun, 0.42),
    grass(frame, [-20, height + 10], [width * 0.3, height + 30], 120, 90, lit("#3a4630", light, 0.3)),
    grass(frame, [width * 0.7, height + 30], [width + 20, height + 10], 120, 90, lit("#3a4630", light, 0.3)),
  ].join("");
}

function track(frame: Frame, seen: Camera, middle: number): string {
  const { light } = frame;
  const far = 160;
  let sleepers = "";
  for (let away = 2.2; away < 60; away += 0.75)
    sleepers += face(seen, [
      [middle - 1.25, 0.02, away],
      [middle - 1.25, 0.02, away + 0.28],
      [middle + 1.25, 0.02, away + 0.28],
      [middle + 1.25, 0.02, away],
    ]);
  const rails = [-0.72, 0.72]
    .map((side) =>
      face(seen, [
        [middle + side - 0.05, 0.1, 1.6],
        [middle + side - 0.03, 0.1, far],
        [middle + side + 0.03, 0.1, far],
        [middle + side + 0.05, 0.1, 1.6],
      ]),
    )
    .join("");
  const bed = face(seen, [
    [middle - 1.7, 0, 1.6],
    [middle - 1.7, 0, far],
    [middle + 1.7, 0, far],
    [middle + 1.7, 0, 1.6],
  ]);
  return `<path fill="${light.shade}" opacity=".22" d="${bed}"/><path fill="${lit("#4a3c30", light, 0.4, 0.05)}" opacity=".85" d="${sleepers}"/><path fill="${light.shade}" opacity=".7" transform="translate(3 3)" d="${rails}"/><path fill="${light.sun}" d="${rails}"/>`;
}

function masts(frame: Frame, seen: Camera): string {
  const parts: string[] = [];
  for (const away of [95, 66, 46, 32, 21, 12.5]) {
    const tone = lit("#26332f", frame.light, 0.2, seen.haze(away) * 0.85);
    const wide = seen.scale(away) * 0.14;
    parts.push(
      line(tone, wide, [seen.see([-4.2, 0, away]), seen.see([-4.2, 7.4, away])]),
      line(tone, wide, [seen.see([4.2, 0, away]), seen.see([4.2, 7.4, away])]),
      line(tone, wide * 0.8, [seen.see([-4.2, 7, away]), seen.see([4.2, 7, away])]),
    );
    for (const middle of [-2.1, 2.1])
      parts.push(line(tone, wide * 0.5, [seen.see([middle, 7, away]), seen.see([middle, 5.8, away])]));
  }
  for (const middle of [-2.1, 2.1])
    parts.push(
      line(lit("#1b2422", frame.light, 0, 0.15), 1.6, [
        seen.see([middle, 5.8, 2]),
        seen.see([middle, 5.8, 150]),
      ]),
    );
  return parts.join("");
}

function train(frame: Frame, seen: Camera): string {
  const { random, light } = frame;
  const [middle, away] = [2.1, random.between(52, 75)];
  const haze = seen.haze(away) * 0.85;
  const front = face(seen, [
    [middle - 1.4, 0.4, away],
    [middle - 1.4, 3.5, away],
    [middle - 0.8, 4, away],
    [middle + 0.8, 4, away],
    [middle + 1.4, 3.5, away],
    [middle + 1.4, 0.4, away],
  ]);
  const glass = face(seen, [
    [middle - 1.1, 2, away],
    [middle - 1.1, 3.2, away],
    [middle + 1.1, 3.2, away],
    [middle + 1.1, 2, away],
  ]);
  const [x, y] = seen.see([middle, 1.3, away]);
  return `<path fill="${lit("#a53c20", light, 0.6, haze)}" d="${front}"/><path fill="${lit("#22302e", light, 0.2, haze)}" d="${glass}"/>${glow(frame, [x, y], 60, "#fff2c9", 0.95)}`;
}

function walkers(frame: Frame, seen: Camera): string {
  const { random, light } = frame;
  return [40, 31, 24, 18, 13.5, 10, 7.4]
    .map((away, index) => {
      const across = index % 3 === 0 ? random.between(-4.6, -3.9) : random.between(-3.2, 0.6);
      const person = {
        at: seen.see([across, 0, away]),
        height: seen.scale(away) * (random.chance(0.15) ? 1.2 : 1.7),
        pose: anyPose(frame),
        exposure: 0.32,
        distance: seen.haze(away) * 0.8,
        rim: 0.85,
      };
      return castShadow(frame, person, light.fromRight ? -0.5 : 0.5, 0.45, 0.42) + figure(frame, person);
    })
    .join("");
}
