import { camera, face } from "./camera.ts";
import { awning } from "./facade.ts";
import { castShadow, figure } from "./figure.ts";
import { type Frame, glow, hazeBand, line, short } from "./frame.ts";
import { lit } from "./light.ts";
import { standing, walking } from "./pose.ts";
import { sky } from "./sky.ts";
import { crowd, houses, roadway, wires } from "./street.ts";

/** A market street against the light: stalls under striped awnings, crates, a crowd in the haze. */
export function market(frame: Frame): string {
  const { random, light, width, height } = frame;
  const seen = camera(frame, {
    horizon: random.between(0.46, 0.52),
    vanishing: random.between(0.42, 0.58),
    eye: 2,
    focal: 0.95,
    clear: 36,
  });
  const street = { half: 7, length: 110, storeys: [2, 4] as const, shops: true, balconies: true };
  const end: [number, number] = [seen.vanishing, seen.horizon - 40];
  return [
    sky(frame, seen.horizon + 20, end),
    roadway(frame, seen, street, "#b5a78e"),
    houses(frame, seen, street),
    glow(frame, end, 460, light.sun, 0.75),
    hazeBand(frame, seen.horizon - 240, seen.horizon + 10, seen.horizon + 190, 0.6),
    wires(frame, seen, 7, 8.5, 9, 70),
    bunting(frame, seen),
    crowd(frame, seen, 34, 3, 14, 60),
    stalls(frame, seen),
    crowd(frame, seen, 9, 2.4, 6.5, 13),
    glow(frame, end, 760, light.sun, 0.34),
    foreground(frame, width, height),
  ].join("");
}

function stalls(frame: Frame, seen: ReturnType<typeof camera>): string {
  const { random, light } = frame;
  const parts: string[] = [];
  const colours = random.shuffle(["#a53c20", "#0e4a39", "#d7a23f", "#2c5a5c", "#b5562f"]);
  const step = 4.2;
  for (let stall = 9; stall >= 0; stall--) {
    const away = 4 + stall * step;
    for (const side of [-1, 1] as const) {
      if (random.chance(0.08)) continue;
      const sunny = (side === -1) === light.fromRight;
      const haze = seen.haze(away);
      const [wall, edge] = [side * 6.6, side * 4.3];
      const exposure = sunny ? 0.95 : 0.4;
      const table = 0.85;
      const front = face(seen, [
        [edge, 0, away],
        [edge, table, away],
        [edge, table, away + 3.4],
        [edge, 0, away + 3.4],
      ]);
      const end = face(seen, [
        [edge, 0, away],
        [edge, table, away],
        [wall, table, away],
        [wall, 0, away],
      ]);
      const top = face(seen, [
        [edge, table, away],
        [edge, table, away + 3.4],
        [wall, table + 0.5, away + 3.4],
        [wall, table + 0.5, away],
      ]);
      parts.push(
        `<path fill="${light.shade}" opacity=".45" d="${face(seen, [
          [wall, 0, away],
          [wall, 2.6, away],
          [wall, 2.6, away + 3.4],
          [wall, 0, away + 3.4],
        ])}"/>`,
        `<path fill="${lit("#8c6a45", light, 0.5, haze)}" d="${top}"/>`,
        produce(frame, seen, [edge, wall], away, table, exposure),
        `<path fill="${lit(random.pick(["#5a4632", "#35483f", "#6b3a28"]), light, exposure * 0.5, haze)}" d="${front}"/>`,
        `<path fill="${lit("#3a2f25", light, 0.2, haze)}" d="${end}"/>`,
      );
      const tone = lit("#2a2620", light, 0.2, haze);
      for (const post of [away + 3.4, away]) {
        parts.push(
          line(tone, seen.scale(post) * 0.05, [seen.see([edge, 0, post]), seen.see([edge, 2.35, post])]),
        );
      }
      const colour = colours[(stall + (side > 0 ? 2 : 0)) % colours.length] as string;
      parts.push(
        awning(
          frame,
          seen,
          [wall, 3, away - 0.3],
          [wall, 3, away + 3.7],
          edge - wall - side * 0.5,
          colour,
          exposure,
        ),
      );
    }
  }
  return parts.join("");
}

function produce(
  frame: Frame,
  seen: ReturnType<typeof camera>,
  [edge, wall]: [number, number],
  away: number,
  table: number,
  exposure: number,
): string {
  const { random, light } = frame;
  const haze = seen.haze(away);
  const heaps: string[] = [];
  const goods = ["#c9472a", "#d7a23f", "#6f8f3f", "#e0b85c", "#8a2f2a", "#3f6b3a", "#e8dcc0", "#b5562f"];
  for (let crate = 3; crate >= 0; crate--) {
    const at = away + 0.25 + crate * 0.78;
    const colour = random.pick(goods);
    const [tone, bright] = [lit(colour, light, exposure * 0.7, haze), lit(colour, light, 1, haze)];
    let [dark, light2] = ["", ""];
    for (let row = 2; row >= 0; row--) {
      for (let column = 0; column < 6; column++) {
        const share = (column + 0.5) / 6;
        const [x, y] = seen.see([
          edge + (wall - edge) * share * 0.9,
          table + 0.1 + share * 0.45 + random.between(0, 0.08),
          at + row * 0.24,
        ]);
        dark += `M${short(x)} ${short(y)}h0`;
        light2 += `M${short(x + (light.fromRight ? 0.03 : -0.03) * seen.scale(at))} ${short(y - 0.03 * seen.scale(at))}h0`;
      }
    }
    const size = seen.scale(at) * 0.24;
    heaps.push(
      `<path fill="none" stroke="${tone}" stroke-width="${short(size)}" d="${dark}"/>`,
      `<path fill="none" stroke="${bright}" stroke-width="${short(size * 0.45)}" d="${light2}"/>`,
    );
  }
  return heaps.join("");
}

function bunting(frame: Frame, seen: ReturnType<typeof camera>): string {
  const { random, light } = frame;
  const parts: string[] = [];
  for (let away = 46; away > 8; away -= 9) {
    const [left, right] = [seen.see([-6.6, 6.4, away]), seen.see([6.6, 6.4, away])];
    const size = seen.scale(away) * 0.34;
    let data = "";
    for (let flag = 0; flag < 22; flag++) {
      const share = (flag + 0.5) / 22;
      const x = left[0] + (right[0] - left[0]) * share;
      const y = left[1] + Math.sin(share * Math.PI) * size * 4;
      data += `M${short(x - size * 0.4)} ${short(y)}h${short(size * 0.8)}l${short(-size * 0.4)} ${short(size)}z`;
    }
    parts.push(
      `<path fill="${lit(random.pick(["#a53c20", "#d7a23f", "#efe6d2", "#0e4a39"]), light, 0.8, seen.haze(away))}" d="${data}"/>`,
    );
  }
  return parts.join("");
}

function foreground(frame: Frame, width: number, height: number): string {
  const { random, light } = frame;
  const parts: string[] = [];
  for (const share of [random.between(0.06, 0.2), random.between(0.78, 0.94)]) {
    const person = {
      at: [share * width, height + 60] as const,
      height: random.between(470, 560),
      pose: random.chance(0.5) ? walking(9) : standing,
      exposure: 0.12,
      rim: 0.8,
      behind: true,
    };
    parts.push(castShadow(frame, person, light.fromRight ? -0.9 : 0.9, 0.2, 0.4), figure(frame, person));
  }
  return parts.join("");
}
