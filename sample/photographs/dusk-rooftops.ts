import { mix } from "#features/media/drawings/palette.ts";
import { type Frame, glow, gradient, hazeBand, line, type Point, shape, short } from "./frame.ts";
import { lit, plasters } from "./light.ts";
import { birds, disc, sky, skyline } from "./sky.ts";

/** Roofs behind roofs down to the last light: tanks, aerials, washing, and the first lamps. */
export function duskRooftops(frame: Frame): string {
  const { random, light, width, height } = frame;
  const horizon = height * random.between(0.36, 0.46);
  const sun: Point = [width * random.between(0.24, 0.76), horizon - random.between(10, 60)];
  const parts = [
    sky(frame, horizon + 60, sun),
    disc(frame, sun, random.between(34, 52)),
    birds(frame, [width * random.between(0.2, 0.8), horizon * random.between(0.3, 0.6)], random.whole(7, 14)),
    hills(frame, horizon),
    skyline(frame, horizon + 40, 70, mix(light.haze, light.skyLow, 0.3), 0.02),
    hazeBand(frame, horizon - 120, horizon + 30, horizon + 130, 0.7),
  ];
  const rows = 8;
  for (let row = 0; row < rows; row++) {
    const share = row / (rows - 1);
    const base = horizon + 44 + (height - horizon + 60) * share ** 1.35;
    const size = 44 + 170 * share ** 1.25;
    const distance = 0.8 * (1 - share) ** 1.1;
    parts.push(roofs(frame, base, size, distance));
    if (row < rows - 2)
      parts.push(
        hazeBand(
          frame,
          base - size * 1.2,
          base - 4,
          base + size * 0.4,
          0.34 * (1 - share),
          mix(light.haze, light.sun, 0.3),
        ),
      );
  }
  parts.push(glow(frame, sun, 900, light.sun, 0.28));
  return parts.join("");
}

function hills(frame: Frame, horizon: number): string {
  const { random, width, light } = frame;
  return [0.9, 0.75]
    .map((haze, layer) => {
      const points: Point[] = [[-20, horizon + 60]];
      const [turn, tall] = [random.between(0, 6), random.between(50, 90) - layer * 20];
      for (let x = -20; x <= width + 40; x += 40) {
        points.push([
          x,
          horizon + 14 - tall * (0.55 + 0.3 * Math.sin(x / 260 + turn) + 0.2 * Math.sin(x / 97 + turn * 2)),
        ]);
      }
      points.push([width + 40, horizon + 60]);
      return shape(lit("#3c5a58", light, 0.3, haze), points);
    })
    .join("");
}

/** A row of houses seen a little from above; the walls that look to the sun glow. */
function roofs(frame: Frame, base: number, size: number, distance: number): string {
  const { random, width, light } = frame;
  const parts: string[] = [];
  let x = -random.between(0, size);
  while (x < width + 20) {
    const wide = size * random.between(0.7, 1.7);
    const tall = size * random.between(0.75, 1.35);
    const top = base - tall;
    const colour = random.pick(plasters);
    const wall = gradient(frame, [
      [lit(colour, light, 0.75, distance), 0],
      [lit(colour, light, 0.3, Math.min(0.9, distance + 0.05)), 1],
    ]);
    parts.push(
      `<path fill="${wall}" d="M${short(x)} ${short(top)}h${short(wide)}v${short(tall + size)}h${short(-wide)}z"/>`,
    );
    const flank = wide * random.between(0.2, 0.34);
    const inShade = light.fromRight ? x : x + wide - flank;
    parts.push(
      `<path fill="${light.shade}" opacity="${short(0.42 * (1 - distance))}" d="M${short(inShade)} ${short(top)}h${short(flank)}v${short(tall + size)}h${short(-flank)}z"/>`,
    );
    parts.push(windows(frame, x, top, wide, tall, size, distance));
    parts.push(
      random.chance(0.4)
        ? gable(frame, x, top, wide, size, distance)
        : terrace(frame, x, top, wide, size, distance),
    );
    x += wide + (random.chance(0.25) ? size * 0.12 : 0);
  }
  return parts.join("");
}

function windows(
  frame: Frame,
  x: number,
  top: number,
  wide: number,
  tall: number,
  size: number,
  distance: number,
): string {
  const { random, light } = frame;
  let [dark, lamp] = ["", ""];
  const [pane, step] = [size * 0.13, size * 0.32];
  for (let y = top + size * 0.2; y < top + tall + size * 0.4; y += size * 0.38) {
    for (let at = x + step * 0.4; at + pane < x + wide - step * 0.2; at += step) {
      if (random.chance(0.2)) continue;
      const data = `M${short(at)} ${short(y)}h${short(pane)}v${short(pane * 1.5)}h${short(-pane)}z`;
      if (random.chance(light.lamps)) lamp += data;
      else dark += data;
    }
  }
  return (
    `<path fill="${lit("#22302f", light, 0.1, distance)}" d="${dark}"/>` +
    `<path fill="${mix("#ffce73", light.haze, distance * 0.6)}" d="${lamp}"/>` +
    (distance < 0.25
      ? `<path fill="#ffce73" opacity=".16" stroke="#ffce73" stroke-width="${short(size * 0.1)}" d="${lamp}"/>`
      : "")
  );
}

function gable(frame: Frame, x: number, top: number, wide: number, size: number, distance: number): string {
  const { random, light } = frame;
  const rise = size * random.between(0.25, 0.42);
  const tile = random.pick(["#a53c20", "#8a3a24", "#7f5a3a", "#4d625b"]);
  const ridge = [x + wide * 0.18, x + wide * 0.82] as const;
  const roof: Point[] = [
    [x - size * 0.05, top + 2],
    [ridge[0], top - rise],
    [ridge[1], top - rise],
    [x + wide + size * 0.05, top + 2],
  ];
  let courses = "";
  for (let course = 1; course < 6; course++) {
    const share = course / 6;
    courses += `M${short(x + (ridge[0] - x) * (1 - share))} ${short(top - rise * (1 - share))}H${short(ridge[1] + (x + wide - ridge[1]) * share)}`;
  }
  const chimney = x + wide * random.between(0.3, 0.7);
  return [
    `<path fill="${lit("#7a4a38", light, 0.35, distance)}" d="M${short(chimney)} ${short(top - rise * 0.8)}v${short(-size * 0.28)}h${short(size * 0.12)}v${short(size * 0.28)}z"/>`,
    shape(lit(tile, light, 0.7, distance), roof),
    `<path fill="none" stroke="${light.shade}" stroke-width="${short(Math.max(0.7, size * 0.012))}" opacity="${short(0.35 * (1 - distance))}" d="${courses}"/>`,
    line(lit("#ffe0a8", light, 1, distance), Math.max(1, size * 0.022), [
      [ridge[0], top - rise],
      [ridge[1], top - rise],
    ]),
  ].join("");
}

function terrace(frame: Frame, x: number, top: number, wide: number, size: number, distance: number): string {
  const { random, light } = frame;
  const dark = lit("#26302d", light, 0.15, distance);
  const parts = [
    `<path fill="${lit("#e0d2b4", light, 0.9, distance)}" d="M${short(x - 1)} ${short(top - size * 0.05)}h${short(wide + 2)}v${short(size * 0.09)}h${short(-wide - 2)}z"/>`,
  ];
  const spot = x + wide * random.between(0.12, 0.4);
  const choice = random.next();
  if (choice < 0.4) {
    const [tankWide, tankTall] = [size * 0.3, size * 0.3];
    const foot = top - size * 0.05;
    parts.push(
      line(dark, Math.max(1, size * 0.02), [
        [spot, foot],
        [spot, foot - size * 0.2],
      ]),
      line(dark, Math.max(1, size * 0.02), [
        [spot + tankWide, foot],
        [spot + tankWide, foot - size * 0.2],
      ]),
      `<path fill="${lit("#35504c", light, 0.4, distance)}" d="M${short(spot - 1)} ${short(foot - size * 0.18)}v${short(-tankTall)}q${short(tankWide / 2)} ${short(-size * 0.1)} ${short(tankWide)} 0v${short(tankTall)}z"/>`,
      `<path fill="${light.sun}" opacity="${short(0.5 * (1 - distance))}" d="M${short(spot + (light.fromRight ? tankWide * 0.82 : 0))} ${short(foot - size * 0.18)}v${short(-tankTall)}h${short(tankWide * 0.14)}v${short(tankTall)}z"/>`,
    );
  } else if (choice < 0.75) {
    const [span, high] = [Math.min(wide * 0.55, size * 0.9), size * 0.36];
    parts.push(
      line(dark, Math.max(0.8, size * 0.016), [
        [spot, top],
        [spot, top - high],
        [spot + span, top - high * 0.96],
        [spot + span, top],
      ]),
    );
    for (let at = spot + 3; at + size * 0.1 < spot + span; at += size * random.between(0.12, 0.2)) {
      const cloth = lit(
        random.pick(["#f1e7d0", "#a53c20", "#d7a23f", "#e9e2d0", "#2c5a5c"]),
        light,
        0.9,
        distance,
      );
      const [clothWide, drop] = [size * random.between(0.08, 0.15), high * random.between(0.4, 0.75)];
      parts.push(
        `<path fill="${cloth}" d="M${short(at)} ${short(top - high * 0.97)}h${short(clothWide)}q${short(size * 0.03)} ${short(drop * 0.5)} 0 ${short(drop)}h${short(-clothWide)}z"/>`,
      );
    }
  }
  if (random.chance(0.6)) {
    const [at, high] = [x + wide * random.between(0.6, 0.9), size * random.between(0.35, 0.7)];
    const arms: Point[] = [
      [at - size * 0.12, top - high * 0.94],
      [at + size * 0.14, top - high * 0.98],
    ];
    parts.push(
      line(dark, Math.max(0.8, size * 0.014), [
        [at, top],
        [at, top - high],
      ]),
      line(dark, Math.max(0.7, size * 0.01), arms),
    );
    parts.push(
      line(dark, Math.max(0.7, size * 0.01), [
        [at - size * 0.08, top - high * 0.8],
        [at + size * 0.09, top - high * 0.82],
      ]),
    );
  }
  return parts.join("");
}
