import { type Camera, face, type Place } from "./camera.ts";
import { type Frame, line } from "./frame.ts";
import { lit } from "./light.ts";
import { bush } from "./tree.ts";

/** Two rows of small houses of many sheets, the far ones first. */
export function homes(frame: Frame, seen: Camera): string {
  const { random, light } = frame;
  const parts: { away: number; drawing: string }[] = [];
  const sheets = [
    "#8f9a94",
    "#a5573a",
    "#7d6a52",
    "#4f7470",
    "#b08a4e",
    "#c2b79e",
    "#6b4a38",
    "#5d7d8a",
  ] as const;
  for (const side of [-1, 1] as const) {
    const sunny = (side === -1) === light.fromRight;
    let away = 4.4;
    while (away < 85) {
      const front = random.between(2.6, 5);
      const across = side * random.between(5.2, 6.2);
      const storeys = random.chance(0.45) ? 2 : 1;
      let drawing = "";
      let base = 0;
      for (let storey = 0; storey < storeys; storey++) {
        const high = random.between(2.2, 2.8);
        drawing += room(frame, seen, {
          side,
          across: across + side * storey * 0.3,
          away,
          front: front * (storey ? 0.9 : 1),
          base,
          high,
          colour: random.pick(sheets),
          exposure: sunny ? 0.95 : 0.4,
        });
        base += high;
      }
      parts.push({ away, drawing });
      away += front + random.between(0.1, 0.9);
    }
  }
  return parts
    .sort((left, right) => right.away - left.away)
    .map(({ drawing }) => drawing)
    .join("");
}

interface Room {
  side: 1 | -1;
  across: number;
  away: number;
  front: number;
  base: number;
  high: number;
  colour: string;
  exposure: number;
}

function room(
  frame: Frame,
  seen: Camera,
  { side, across, away, front, base, high, colour, exposure }: Room,
): string {
  const { random, light } = frame;
  const haze = seen.haze(away);
  const top = base + high;
  const at = (along: number, up: number, out = 0): Place => [across - side * out, base + up, away + along];
  const plate = (tone: string, corners: readonly Place[], more = "") =>
    `<path fill="${tone}"${more} d="${face(seen, corners)}"/>`;
  const parts = [
    plate(lit(colour, light, exposure * 0.45, haze), [
      [across, base, away],
      [across, top, away],
      [across + side * 5, top + 0.3, away],
      [across + side * 5, base, away],
    ]),
    plate(lit(colour, light, exposure, haze), [at(0, 0), at(0, high), at(front, high), at(front, 0)]),
  ];
  if (away < 40) {
    let folds = "";
    for (let fold = 0.12; fold < front; fold += 0.24)
      folds += face(seen, [at(fold, 0), at(fold, high), at(fold + 0.07, high), at(fold + 0.07, 0)]);
    parts.push(`<path fill="${light.shade}" opacity=".16" d="${folds}"/>`);
  }
  const doorAt = front * random.between(0.15, 0.5);
  const lamp = random.chance(light.lamps + 0.06);
  const dark = lamp ? "#f3bd62" : lit("#1f2422", light, 0.15, haze);
  if (base === 0) {
    parts.push(plate(dark, [at(doorAt, 0), at(doorAt, 1.9), at(doorAt + 0.8, 1.9), at(doorAt + 0.8, 0)]));
    if (random.chance(0.5))
      parts.push(
        plate(lit(random.pick(["#a53c20", "#d7a23f", "#0e4a39"]), light, exposure, haze), [
          at(doorAt, 0.2),
          at(doorAt, 1.9),
          at(doorAt + 0.45, 1.9),
          at(doorAt + 0.35, 0.2),
        ]),
      );
  }
  parts.push(
    plate(lamp ? "#f3bd62" : lit("#26302d", light, 0.2, haze), [
      at(front * 0.68, 1),
      at(front * 0.68, 1.75),
      at(front * 0.92, 1.75),
      at(front * 0.92, 1),
    ]),
  );
  const eaves = 0.55;
  parts.push(
    plate(
      light.shade,
      [
        at(-0.1, high - 0.5),
        at(-0.1, high - 0.05),
        at(front + 0.1, high - 0.05),
        at(front + 0.1, high - 0.5),
      ],
      ' opacity=".35"',
    ),
    plate(lit(random.pick(["#9aa39b", "#8a5138", "#6f6a5c", "#b5a98e"]), light, exposure, haze), [
      at(-0.15, high - 0.12, eaves),
      at(front + 0.15, high - 0.12, eaves),
      at(front + 0.15, high + 0.22),
      at(-0.15, high + 0.22),
    ]),
    plate(lit("#4a453c", light, 0.4, haze), [
      at(-0.15, high - 0.2, eaves),
      at(front + 0.15, high - 0.2, eaves),
      at(front + 0.15, high - 0.12, eaves),
      at(-0.15, high - 0.12, eaves),
    ]),
  );
  if (random.chance(0.35) && away < 40)
    parts.push(washing(frame, seen, [across - side * 0.7, base + 1.9, away], front, exposure));
  if (random.chance(0.3))
    parts.push(
      bush(
        frame,
        seen.see([across - side * 0.5, base === 0 ? 0 : base, away + front * 0.9]),
        seen.scale(away) * 0.7,
        "#5d7d4e",
        exposure,
        haze,
      ),
    );
  return parts.join("");
}

function washing(
  frame: Frame,
  seen: Camera,
  [across, up, away]: Place,
  long: number,
  exposure: number,
): string {
  const { random, light } = frame;
  const haze = seen.haze(away);
  const parts = [
    line(lit("#2a2c28", light, 0.2, haze), 1.2, [
      seen.see([across, up, away]),
      seen.see([across, up, away + long]),
    ]),
  ];
  for (let at = 0.1; at + 0.5 < long; at += random.between(0.55, 0.9)) {
    const drop = random.between(0.5, 1);
    parts.push(
      `<path fill="${lit(random.pick(["#f3ead4", "#a53c20", "#d7a23f", "#2c5a5c", "#d9a58a"]), light, exposure, haze)}" d="${face(
        seen,
        [
          [across, up, away + at],
          [across, up, away + at + 0.48],
          [across, up - drop, away + at + 0.46],
          [across, up - drop, away + at + 0.03],
        ],
      )}"/>`,
    );
  }
  return parts.join("");
}
