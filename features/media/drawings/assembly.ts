import { figures, type Person } from "./figures.ts";
import { circle, dots, fill, type Point, stroke, trace } from "./path.ts";
import type { Sheet } from "./sheet.ts";

/** Many people gathered: rows around a speaker, a crowd on the street, or rings seen from above. */
export function assembly(sheet: Sheet): string {
  return sheet.random.pick([hemicycle, crowd, rings])(sheet);
}

function hemicycle(sheet: Sheet): string {
  const { palette, random, width, height } = sheet;
  const focus: Point = [width * random.between(0.42, 0.58), height * random.between(0.98, 1.06)];
  const reach = Math.hypot(Math.max(focus[0], width - focus[0]) * 0.9, height);
  const rows: string[] = [];
  const steps = Math.max(4, Math.round(reach / 205));
  for (let step = steps; step >= 1; step--) {
    const radius = 150 + ((reach - 150) * step) / steps;
    const size = 158 - step * 4;
    const count = Math.round((radius * Math.PI * 0.95) / (size * 1.24));
    const people: Person[] = [];
    for (let seat = 0; seat <= count; seat++) {
      const angle = Math.PI * (1 + (seat + (step % 2) * 0.5) / count);
      const at: Point = [focus[0] + Math.cos(angle) * radius, focus[1] + Math.sin(angle) * radius * 0.9];
      if (at[0] > -50 && at[0] < width + 50 && at[1] > 10 && random.chance(0.92)) people.push({ at, size });
    }
    rows.push(figures(people, sheet), desk(focus, radius, step, sheet));
  }
  const floor = circle([focus[0], focus[1]], 226);
  rows.push(fill(palette.accent, floor), figures([{ at: [focus[0], focus[1] - 30], size: 160 }], sheet));
  return fill(palette.tint, `M0 0h${width}v${height}H0z`) + rows.join("");
}

/** The curved desk before a row: the floor of the next row with a dark edge. */
function desk(focus: Point, radius: number, step: number, { palette }: Sheet): string {
  const [across, up] = [Math.round(radius - 4), Math.round(radius * 0.9 - 4)];
  const arc = `M${Math.round(focus[0] - across)} ${Math.round(focus[1])}a${across} ${up} 0 0 1 ${2 * across} 0v200h-${2 * across}z`;
  return fill(step % 2 === 0 ? palette.ground : palette.tint, arc) + stroke(palette.deep, 7, arc);
}

function crowd(sheet: Sheet): string {
  const { palette, random, width, height } = sheet;
  const sun: Point = [random.between(0.2, 0.8) * width, random.between(0.24, 0.34) * height];
  const rows: string[] = [stroke(palette.bright, random.between(300, 440), dots([sun]))];
  const horizon = random.between(0.34, 0.46) * height;
  let y = horizon;
  for (let size = 116; y < height + size * 0.6; size += 24) {
    const people: Person[] = [];
    let x = random.between(-60, 0);
    while (x < width + 60) {
      people.push({ at: [x, y + random.between(-0.14, 0.14) * size], size });
      x += size * random.between(0.94, 1.26);
    }
    if (size < 150) rows.push(banners(people, sheet));
    rows.push(figures(people, sheet));
    y += size * 0.95;
  }
  return rows.join("");
}

function banners(people: readonly Person[], { palette, random }: Sheet): string {
  const layers = [palette.light, palette.accent, palette.bright].map((colour) => ({ colour, data: "" }));
  let poles = "";
  for (const { at, size } of people) {
    if (!random.chance(0.2)) continue;
    const [x, y] = [at[0] + size * 0.5, at[1] - size * random.between(1.55, 2.1)];
    const [across, down] = [size * random.between(0.46, 0.7), size * random.between(0.3, 0.42)];
    const tilt = random.between(-0.1, 0.1) * size;
    const sheet: Point[] = [
      [x - across, y - down - tilt],
      [x + across, y - down + tilt],
      [x + across, y + down + tilt],
      [x - across, y + down - tilt],
    ];
    poles += trace([
      [x, at[1]],
      [x, y],
    ]);
    random.pick(layers).data += trace(sheet, true);
  }
  return stroke(palette.deep, 6, poles) + layers.map(({ colour, data }) => fill(colour, data)).join("");
}

/** People standing in rings, each a pair of shoulders and a head with a long shadow; one way leads in. */
function rings({ palette, random, width, height }: Sheet): string {
  const focus: Point = [width * random.between(0.38, 0.62), height * random.between(0.42, 0.58)];
  const cast = random.between(0.3, 0.9);
  const shadow: Point = [Math.cos(cast) * 84, Math.sin(cast) * 84];
  const cloths = [palette.ink, palette.accent, palette.bright, palette.light, palette.leaf, palette.ink];
  const hairs = ["#1d1512", "#3a2418", "#1d1512", "#8d8579", palette.accent, palette.light];
  const clothes = cloths.map(() => "");
  const heads = hairs.map(() => "");
  let shadows = "";
  const reach = Math.hypot(width, height) * 0.62;
  const way = random.between(0, 2 * Math.PI);
  let ring = 0;
  for (let radius = 180; radius < reach; radius += 88) {
    const count = Math.floor((2 * Math.PI * radius) / (86 + ring * 7));
    for (let seat = 0; seat < count; seat++) {
      const angle = ((seat + random.between(-0.18, 0.18)) / count) * 2 * Math.PI + ring * 0.7;
      const aside = Math.abs(((angle - way + 9 * Math.PI) % (2 * Math.PI)) - Math.PI) * radius;
      if (aside < 74 || random.chance(0.04 + ring * 0.03)) continue;
      const away = radius + random.between(-14, 14);
      const at: Point = [focus[0] + Math.cos(angle) * away, focus[1] + Math.sin(angle) * away];
      if (at[0] < -40 || at[0] > width + 40 || at[1] < -40 || at[1] > height + 40) continue;
      const [acrossX, acrossY] = [-Math.sin(angle) * 18, Math.cos(angle) * 18];
      shadows += trace([at, [at[0] + shadow[0], at[1] + shadow[1]]]);
      clothes[random.whole(0, 5)] += trace([
        [at[0] - acrossX, at[1] - acrossY],
        [at[0] + acrossX, at[1] + acrossY],
      ]);
      heads[random.whole(0, 5)] += dots([[at[0] - Math.cos(angle) * 5, at[1] - Math.sin(angle) * 5]]);
    }
    ring++;
  }
  const path = trace([focus, [focus[0] - Math.cos(way) * -1600, focus[1] + Math.sin(way) * 1600]]);
  return [
    stroke(palette.tint, reach * 1.5, dots([focus])),
    stroke(palette.ground, reach, dots([focus])),
    stroke(palette.tint, 520, dots([focus])),
    stroke(palette.accent, 12, path, ' stroke-dasharray="0 30"'),
    stroke(palette.deep, 38, shadows, ' opacity=".2"'),
    ...clothes.map((data, index) => stroke(cloths[index] as string, 38, data)),
    ...heads.map((data, index) => stroke(hairs[index] as string, 31, data)),
    stroke(palette.accent, 150, dots([focus])),
    stroke(palette.light, 30, dots([focus])),
  ].join("");
}
