import { type Frame, line, type Point, short } from "./frame.ts";
import { lit } from "./light.ts";

/** A tower crane that stands at the point, with its jib to one side. */
export function crane(frame: Frame, [x, y]: Point, tall: number, side: 1 | -1, distance: number): string {
  const tone = lit("#a8662a", frame.light, 0.45, distance);
  const wide = tall * 0.03;
  const [top, jib, back] = [y - tall, side * tall * 0.62, -side * tall * 0.2];
  const mast: string[] = [
    line(tone, 3, [
      [x - wide / 2, y],
      [x - wide / 2, top],
    ]),
    line(tone, 3, [
      [x + wide / 2, y],
      [x + wide / 2, top],
    ]),
  ];
  let lattice = "";
  for (let at = y, turn = 1; at > top + wide; at -= wide * 1.2, turn = -turn)
    lattice += `M${short(x - (turn * wide) / 2)} ${short(at)}l${short(turn * wide)} ${short(-wide * 1.2)}`;
  const beam = wide * 0.85;
  for (let at = 0, turn = 0; Math.abs(at) < Math.abs(jib) - beam; at += side * beam, turn = 1 - turn)
    lattice += `M${short(x + at)} ${short(top - turn * beam)}l${short(side * beam)} ${short((turn * 2 - 1) * beam)}`;
  const hook = x + jib * frame.random.between(0.5, 0.9);
  const drop = top + tall * frame.random.between(0.15, 0.4);
  return [
    ...mast,
    `<path fill="none" stroke="${tone}" stroke-width="1.6" d="${lattice}"/>`,
    line(tone, 3, [
      [x + back, top],
      [x + jib, top],
    ]),
    line(tone, 2, [
      [x, top - beam],
      [x + jib, top - beam * 0.6],
    ]),
    line(tone, 1.4, [
      [x + back, top],
      [x, top - tall * 0.12],
      [x + jib * 0.7, top - beam],
    ]),
    line(tone, 3, [
      [x, top],
      [x, top - tall * 0.12],
    ]),
    `<path fill="${lit("#4c463c", frame.light, 0.3, distance)}" d="M${short(x + back)} ${short(top)}h${short(-back * 0.35)}v${short(tall * 0.05)}h${short(back * 0.35)}z"/>`,
    line(tone, 1.2, [
      [hook, top],
      [hook, drop],
    ]),
    `<path fill="${tone}" d="M${short(hook - 16)} ${short(drop)}h32v7h-32z"/>`,
  ].join("");
}
