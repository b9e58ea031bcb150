import { mix } from "#features/media/drawings/palette.ts";
import { type Camera, camera, face, type Place } from "./camera.ts";
import { crane } from "./crane.ts";
import { castShadow, figure } from "./figure.ts";
import { type Frame, glow, gradient, hazeBand, kept, line, type Point, shape, short } from "./frame.ts";
import { lit } from "./light.ts";
import { carrying, standing, walking } from "./pose.ts";
import { birds, disc, sky, skyline } from "./sky.ts";
import { reflection } from "./street.ts";

/** A concrete frame going up among cranes, with the people who build it, over puddles. */
export function construction(frame: Frame): string {
  const { random, light, width, height } = frame;
  const seen = camera(frame, {
    horizon: random.between(0.68, 0.74),
    vanishing: random.chance(0.5) ? 0.2 : 0.8,
    eye: 1.7,
    focal: 0.9,
    clear: 90,
  });
  const sun: Point = [
    width * (seen.vanishing < width / 2 ? 0.24 : 0.76),
    height * random.between(0.26, 0.42),
  ];
  const side = seen.vanishing < width / 2 ? 1 : -1;
  const above = kept(
    frame,
    [
      sky(frame, seen.horizon + 10, sun),
      disc(frame, sun, 40),
      skyline(frame, seen.horizon + 4, 150, lit("#6a807b", light, 0.5, 0.84), light.lamps * 0.3),
      hazeBand(frame, seen.horizon - 220, seen.horizon, seen.horizon + 30, 0.7),
      crane(frame, [width * (side > 0 ? 0.3 : 0.7), seen.horizon], height * 0.5, side > 0 ? 1 : -1, 0.55),
      tower(frame, seen, side, 74, 11, 0.05),
      hazeBand(frame, seen.horizon - 160, seen.horizon, seen.horizon + 20, 0.5),
      crane(
        frame,
        [width * (side > 0 ? 0.47 : 0.53), seen.horizon + 10],
        height * 0.72,
        side > 0 ? -1 : 1,
        0.25,
      ),
      tower(frame, seen, side, 25, random.whole(4, 5), -0.14),
    ].join(""),
  );
  const soil = gradient(frame, [
    [lit("#a58e6c", light, 0.8, 0.5), 0],
    [lit("#6d5a43", light, 0.5), 1],
  ]);
  return [
    above,
    `<rect x="-20" y="${short(seen.horizon)}" width="${width + 40}" height="${short(height - seen.horizon + 20)}" fill="${soil}"/>`,
    puddles(frame, seen, above),
    rubble(frame, seen),
    birds(frame, [sun[0] + side * 200, height * 0.2], 6),
    workers(frame, seen, side),
    glow(frame, sun, 820, light.sun, 0.36),
    fence(frame),
  ].join("");
}

/** Columns and slabs, the lower storeys with walls, rods on top, netting on one bay. */
function tower(
  frame: Frame,
  seen: Camera,
  side: number,
  away: number,
  storeys: number,
  farther: number,
): string {
  const { random, light } = frame;
  const haze = Math.max(0, Math.min(0.8, seen.haze(away) + farther));
  const [bays, deep, bay, storey] = [5, 3, 4.6, 3.4];
  const left = side > 0 ? 6.5 : -6.5 - bays * bay;
  const x = (index: number) => left + index * bay;
  const z = (index: number) => away + index * bay;
  const parts: string[] = [];
  const plate = (tone: string, corners: readonly Place[], more = "") =>
    parts.push(`<path fill="${tone}"${more} d="${face(seen, corners)}"/>`);
  const concrete = "#b9b3a2";
  const near = side > 0 ? x(0) : x(bays);
  for (let floor = 0; floor < storeys; floor++) {
    const [base, top] = [floor * storey, (floor + 1) * storey];
    plate(
      lit("#4b4a44", light, 0.2, haze),
      [
        [x(0), base, z(deep)],
        [x(0), top, z(deep)],
        [x(bays), top, z(deep)],
        [x(bays), base, z(deep)],
      ],
      ' opacity=".75"',
    );
    for (let row = deep; row >= 0; row--) {
      for (let column = 0; column <= bays; column++) {
        const [cx, cz] = [x(column), z(row)];
        const tone = lit(concrete, light, row === 0 ? 0.85 : 0.35, Math.min(0.85, haze + row * 0.06));
        plate(tone, [
          [cx - 0.24, base, cz],
          [cx - 0.24, top, cz],
          [cx + 0.24, top, cz],
          [cx + 0.24, base, cz],
        ]);
        if (row === 0)
          plate(lit(concrete, light, 0.25, haze), [
            [cx - side * 0.24, base, cz],
            [cx - side * 0.24, top, cz],
            [cx - side * 0.24, top, cz + 0.5],
            [cx - side * 0.24, base, cz + 0.5],
          ]);
      }
    }
    if (floor < storeys - 2) {
      for (let column = 0; column < bays; column++) {
        if (random.chance(0.5)) continue;
        plate(lit(random.pick(["#a5573a", "#b06a47", "#9a4a30"]), light, 0.7, haze), [
          [x(column) + 0.3, base + 0.05, z(0) + 0.2],
          [x(column) + 0.3, top - random.between(0.3, 1.6), z(0) + 0.2],
          [x(column + 1) - 0.3, top - 0.35, z(0) + 0.2],
          [x(column + 1) - 0.3, base + 0.05, z(0) + 0.2],
        ]);
      }
    }
    plate(lit(concrete, light, 0.3, haze), [
      [near, top - 0.32, z(0)],
      [near, top, z(0)],
      [near, top, z(deep)],
      [near, top - 0.32, z(deep)],
    ]);
    plate(lit(concrete, light, 1, haze), [
      [x(0) - 0.4, top - 0.5, z(0)],
      [x(0) - 0.4, top, z(0)],
      [x(bays) + 0.4, top, z(0)],
      [x(bays) + 0.4, top - 0.5, z(0)],
    ]);
  }
  const roof = storeys * storey;
  let rods = "";
  for (let column = 0; column <= bays; column++) {
    for (const shift of [-0.2, -0.07, 0.07, 0.2]) {
      const [from, to] = [
        seen.see([x(column) + shift, roof, z(0)]),
        seen.see([x(column) + shift * 1.4, roof + random.between(1, 1.7), z(0)]),
      ];
      rods += `M${short(from[0])} ${short(from[1])}L${short(to[0])} ${short(to[1])}`;
    }
  }
  parts.push(
    `<path fill="none" stroke="${lit("#6b3a28", light, 0.4, haze)}" stroke-width="${short(seen.scale(away) * 0.04)}" d="${rods}"/>`,
  );
  parts.push(
    scaffold(
      frame,
      seen,
      [x(side > 0 ? 0 : bays - 2), x(side > 0 ? 2 : bays)],
      away - 0.8,
      roof * 0.85,
      haze,
    ),
  );
  for (let worker = 0; worker < 4; worker++) {
    const place: Place = [
      x(random.between(0.5, bays - 0.5)),
      roof - (random.chance(0.5) ? 0 : storey),
      z(0) + 0.3,
    ];
    parts.push(
      figure(frame, {
        at: seen.see(place),
        height: seen.scale(place[2]) * 1.7,
        pose: random.pick([standing, carrying, walking(9)]),
        exposure: 0.3,
        distance: haze,
        rim: 0.5,
      }),
    );
  }
  return parts.join("");
}

function scaffold(
  frame: Frame,
  seen: Camera,
  [from, to]: readonly [number, number],
  away: number,
  high: number,
  haze: number,
): string {
  const tone = lit("#5a4a34", frame.light, 0.5, haze);
  const wide = seen.scale(away) * 0.07;
  const parts: string[] = [];
  for (let x = from; x <= to + 0.1; x += (to - from) / 5)
    parts.push(line(tone, wide, [seen.see([x, 0, away]), seen.see([x, high, away])]));
  for (let up = 1.9; up < high; up += 1.9) {
    parts.push(
      line(lit("#9a7a4c", frame.light, 0.8, haze), wide * 1.7, [
        seen.see([from - 0.4, up, away]),
        seen.see([to + 0.4, up, away]),
      ]),
    );
    parts.push(line(tone, wide * 0.7, [seen.see([from, up - 1.9, away]), seen.see([to, up, away])]));
  }
  return parts.join("");
}

function puddles(frame: Frame, seen: Camera, above: string): string {
  const { random, width } = frame;
  let data = "";
  for (let puddle = 0; puddle < 6; puddle++) {
    const y = seen.horizon + (frame.height - seen.horizon) * random.between(0.22, 0.86);
    const [x, wide] = [random.between(0, width), (y - seen.horizon) * random.between(1.1, 2.2)];
    const high = (y - seen.horizon) * 0.13;
    data += `M${short(x - wide)} ${short(y)}q${short(wide * 0.2)} ${short(-high * 1.4)} ${short(wide * 0.9)} ${short(-high)}t${short(wide * 1.1)} ${short(high * 0.8)}q${short(-wide * 0.2)} ${short(high * 1.5)} ${short(-wide)} ${short(high)}t${short(-wide)} ${short(-high * 0.8)}z`;
  }
  const clip = frame.define(`<clipPath id="ID"><path d="${data}"/></clipPath>`);
  return `<g clip-path="${clip}"><path fill="${frame.light.skyLow}" opacity=".8" d="${data}"/>${reflection(frame, above, seen.horizon + 4, 0.85, 8)}</g>`;
}

function rubble(frame: Frame, seen: Camera): string {
  const { random, light } = frame;
  const parts: string[] = [];
  for (let stone = 0; stone < 90; stone++) {
    const away = 3.4 + 26 * random.next() ** 2;
    const [x, y] = seen.see([random.between(-14, 14), 0, away]);
    const size = seen.scale(away) * random.between(0.05, 0.16);
    const colour = random.pick(["#9a8c74", "#7d6c55", "#a5573a", "#b9b3a2"]);
    parts.push(
      shape(lit(colour, light, random.between(0.3, 0.9), seen.haze(away)), [
        [x - size, y],
        [x - size * 0.7, y - size * 0.7],
        [x + size * 0.3, y - size * 0.8],
        [x + size, y],
      ]),
    );
  }
  return parts.join("");
}

function workers(frame: Frame, seen: Camera, side: number): string {
  const { random, light } = frame;
  const skew = light.fromRight ? -0.9 : 0.9;
  return [15, 11, 7.4, 5.2]
    .map((away, index) => {
      const at = seen.see([
        side * random.between(1.2, 3.4) * (away / 7) + side * (index === 3 ? 0.6 : 1.4),
        0,
        away,
      ]);
      const person = {
        at,
        height: seen.scale(away) * 1.72,
        pose: random.pick([carrying, walking(11), standing]),
        exposure: 0.3,
        distance: seen.haze(away),
        rim: 0.8,
      };
      return castShadow(frame, person, skew, 0.22, 0.45) + figure(frame, person);
    })
    .join("");
}

function fence(frame: Frame): string {
  const { light, width, height } = frame;
  const tone = mix(light.shade, light.haze, 0.08);
  let posts = "";
  for (let x = -10; x < width + 30; x += 34) posts += `M${short(x)} ${height + 10}l3-66h5l3 66z`;
  return `<path fill="${tone}" d="${posts}"/>${line(tone, 6, [
    [-20, height - 34],
    [width + 20, height - 30],
  ])}`;
}
