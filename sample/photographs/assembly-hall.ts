import { mix } from "#features/media/drawings/palette.ts";
import { type Camera, camera, face, type Place } from "./camera.ts";
import { figure } from "./figure.ts";
import { blurred, type Frame, glow, gradient, hazeBand, line, short } from "./frame.ts";
import { lit } from "./light.ts";
import { listener } from "./listener.ts";
import { sitting, standing, waving } from "./pose.ts";

/** A hall full of people who listen and vote, in the light of tall windows. */
export function assemblyHall(frame: Frame): string {
  const { random } = frame;
  const seen = camera(frame, {
    horizon: random.between(0.42, 0.48),
    vanishing: random.between(0.4, 0.6),
    eye: 2.5,
    focal: 0.85,
    clear: 70,
  });
  const hall = { half: 9, back: 21, high: 8.2 };
  return [
    room(frame, seen, hall),
    windows(frame, seen, hall),
    platform(frame, seen, hall),
    hazeBand(frame, seen.horizon - 300, seen.horizon - 20, seen.horizon + 120, 0.42),
    audience(frame, seen, hall),
    beams(frame, seen, hall),
    lamps(frame, seen),
  ].join("");
}

interface Hall {
  half: number;
  back: number;
  high: number;
}

function room(frame: Frame, seen: Camera, { half, back, high }: Hall): string {
  const { random, light } = frame;
  const plate = (tone: string, corners: readonly Place[], more = "") =>
    `<path fill="${tone}"${more} d="${face(seen, corners)}"/>`;
  const wall = random.pick(["#e4d6ba", "#c9d0bf", "#dcb792"]);
  const panel = random.pick(["#6e4a30", "#0e4a39", "#7a3524"]);
  const parts = [
    plate(lit(wall, light, 0.75, 0.25), [
      [-half, 0, back],
      [-half, high, back],
      [half, high, back],
      [half, 0, back],
    ]),
    plate(lit(mix(wall, "#5a4a38", 0.25), light, 0.5, 0.1), [
      [-half, high, 1],
      [-half, high, back],
      [half, high, back],
      [half, high, 1],
    ]),
    plate(lit(wall, light, light.fromRight ? 0.8 : 0.35), [
      [-half, 0, 1.2],
      [-half, high, 1.2],
      [-half, high, back],
      [-half, 0, back],
    ]),
    plate(lit(wall, light, light.fromRight ? 0.35 : 0.8), [
      [half, 0, 1.2],
      [half, high, 1.2],
      [half, high, back],
      [half, 0, back],
    ]),
    plate(lit("#7a5c40", light, 0.55, 0.05), [
      [-half, 0, 1.2],
      [-half, 0, back],
      [half, 0, back],
      [half, 0, 1.2],
    ]),
    plate(lit(panel, light, 0.55, 0.2), [
      [-half, 0, back],
      [-half, 2.4, back],
      [half, 2.4, back],
      [half, 0, back],
    ]),
    plate(lit(panel, light, 0.35, 0.05), [
      [-half, 0, 1.2],
      [-half, 1.7, 1.2],
      [-half, 1.7, back],
      [-half, 0, back],
    ]),
    plate(lit(panel, light, 0.3, 0.05), [
      [half, 0, 1.2],
      [half, 1.7, 1.2],
      [half, 1.7, back],
      [half, 0, back],
    ]),
  ];
  for (let away = 4; away < back; away += 4.2) {
    const beam = lit("#5a4432", light, 0.35, seen.haze(away) * 0.6);
    parts.push(
      plate(beam, [
        [-half, high, away],
        [-half, high - 0.5, away],
        [half, high - 0.5, away],
        [half, high, away],
      ]),
    );
    parts.push(
      plate(
        light.shade,
        [
          [-half, high, away],
          [-half, high, away + 0.5],
          [half, high, away + 0.5],
          [half, high, away],
        ],
        ' opacity=".3"',
      ),
    );
  }
  const [x, y] = seen.see([0, 5.2, back]);
  const size = seen.scale(back);
  parts.push(
    `<circle cx="${short(x)}" cy="${short(y)}" r="${short(size * 1.55)}" fill="${lit("#a53c20", light, 0.8, 0.12)}"/><circle cx="${short(x)}" cy="${short(y)}" r="${short(size * 1.05)}" fill="none" stroke="${lit("#e5bb68", light, 1, 0.1)}" stroke-width="${short(size * 0.12)}"/>`,
  );
  return parts.join("");
}

function windows(frame: Frame, seen: Camera, { half, back, high }: Hall): string {
  const { light } = frame;
  const bright = mix(light.sun, "#ffffff", 0.45);
  let [panes, bars, frames] = ["", "", ""];
  for (const side of [-1, 1]) {
    for (let away = 4.6; away + 2.4 < back; away += 4.2) {
      const at = (along: number, up: number): Place => [side * half, up, away + along];
      const arch = (grow: number): Place[] => [
        at(-grow, 2.6 - grow),
        at(-grow, high - 2.4),
        at(0.5, high - 1.5 + grow),
        at(1.2, high - 1.25 + grow),
        at(1.9, high - 1.5 + grow),
        at(2.4 + grow, high - 2.4),
        at(2.4 + grow, 2.6 - grow),
      ];
      panes += face(seen, arch(0));
      frames += face(seen, arch(0.22));
      for (const along of [0.75, 1.6])
        bars += face(seen, [
          at(along, 2.6),
          at(along, high - 1.4),
          at(along + 0.08, high - 1.4),
          at(along + 0.08, 2.6),
        ]);
      for (const up of [3.9, 5.2, 6.5])
        bars += face(seen, [at(0, up), at(0, up + 0.09), at(2.4, up + 0.09), at(2.4, up)]);
    }
  }
  return `<path fill="${lit("#efe4cc", light, 0.8, 0.1)}" d="${frames}"/><path fill="${bright}" d="${panes}"/>${blurred(frame, 14, `<path fill="${bright}" opacity=".6" d="${panes}"/>`)}<path fill="${lit("#6b5a44", light, 0.5, 0.2)}" d="${bars}"/>`;
}

/** The table at the far end, with those who preside and the one who speaks. */
function platform(frame: Frame, seen: Camera, { back }: Hall): string {
  const { random, light } = frame;
  const away = back - 3.2;
  const parts: string[] = [];
  const person = (across: number, up: number, pose: typeof standing) =>
    figure(frame, {
      at: seen.see([across, up, away + 0.6]),
      height: seen.scale(away) * 1.95,
      pose,
      exposure: 0.75,
      distance: 0.04,
    });
  parts.push(
    `<path fill="${lit("#5c4330", light, 0.6, 0.15)}" d="${face(seen, [
      [-6, 0, away - 1.4],
      [-6, 0.8, away - 1.4],
      [6, 0.8, away - 1.4],
      [6, 0, away - 1.4],
    ])}"/>`,
  );
  for (let seat = 0; seat < 6; seat++) parts.push(person(-3.7 + seat * 1.3, 1.1, sitting));
  parts.push(
    `<path fill="${lit("#a53c20", light, 0.8, 0.05)}" d="${face(seen, [
      [-4.4, 0.8, away],
      [-4.4, 1.7, away],
      [2.9, 1.7, away],
      [2.9, 0.8, away],
    ])}"/>`,
  );
  parts.push(person(4.3, 0.8, random.pick([standing, waving])));
  parts.push(
    `<path fill="${lit("#8a5a34", light, 0.7, 0.12)}" d="${face(seen, [
      [3.8, 0.8, away],
      [3.7, 2, away],
      [4.9, 2, away],
      [4.8, 0.8, away],
    ])}"/>`,
  );
  return parts.join("");
}

/** Rows of backs and heads, the nearest last; some hands are up. */
function audience(frame: Frame, seen: Camera, { half, back }: Hall): string {
  const { random } = frame;
  const parts: string[] = [];
  for (let away = back - 6.4; away > 3.2; away -= away > 8 ? 1.35 : 1.1) {
    for (let across = -half + 1.2; across < half - 0.8; across += 0.92) {
      if (Math.abs(across) < 0.62 || random.chance(0.07)) continue;
      const [x, y] = seen.see([across + random.between(-0.08, 0.08), 0, away]);
      if (x < -80 || x > frame.width + 80) continue;
      parts.push(
        listener(
          frame,
          [x, y],
          seen.scale(away),
          seen.haze(away) * 0.9,
          across < 0 === frame.light.fromRight,
        ),
      );
    }
  }
  return parts.join("");
}

/** Light that falls through the windows of the sunny side, down across the hall. */
function beams(frame: Frame, seen: Camera, { half, back, high }: Hall): string {
  const { light } = frame;
  const side = light.fromRight ? 1 : -1;
  const paint = gradient(frame, [
    [light.sun, 0, 0.42],
    [light.sun, 1, 0],
  ]);
  let data = "";
  for (let away = 4.6; away + 2.4 < back; away += 4.2) {
    data += face(seen, [
      [side * half, high - 1.6, away],
      [side * half, high - 1.6, away + 2.4],
      [side * half * -0.5, 0, away + 1.4],
      [side * half * -0.5, 0, away - 1.6],
    ]);
  }
  let pools = "";
  for (let away = 4.6; away + 2.4 < back; away += 4.2)
    pools += face(seen, [
      [side * -0.6, 0, away - 0.4],
      [side * -0.6, 0, away + 1.7],
      [side * -5.4, 0, away + 0.2],
      [side * -5.4, 0, away - 1.9],
    ]);
  return (
    blurred(frame, 9, `<path fill="${paint}" d="${data}"/>`) +
    blurred(frame, 4, `<path fill="${light.sun}" opacity=".2" d="${pools}"/>`)
  );
}

function lamps(frame: Frame, seen: Camera): string {
  const parts: string[] = [];
  for (const away of [17, 12, 8]) {
    const [top, lamp] = [seen.see([0, 8.2, away]), seen.see([0, 6.2, away])];
    const size = seen.scale(away) * 0.42;
    parts.push(
      line(frame.light.shade, 2, [top, lamp]),
      `<path fill="${lit("#0e4a39", frame.light, 0.4, 0.1)}" d="M${short(lamp[0] - size)} ${short(lamp[1])}q${short(size * 0.2)} ${short(-size)} ${short(size)} ${short(-size)}t${short(size)} ${short(size)}z"/>`,
      glow(frame, lamp, size * 4, "#ffe2a0", 0.6),
    );
  }
  return parts.join("");
}
