import { mix } from "#features/media/drawings/palette.ts";
import { bicycle, bicycleShadow } from "./bicycle.ts";
import { castShadow, figure } from "./figure.ts";
import { blurred, type Frame, glow, gradient, line, type Point, short } from "./frame.ts";
import { lit } from "./light.ts";
import { riding, walking } from "./pose.ts";

/** Bicycles along a wall in raking light, and one that passes. */
export function bicycles(frame: Frame): string {
  const { random, light, width, height } = frame;
  const kerb = height * random.between(0.7, 0.76);
  const plaster = random.pick(["#d9a58a", "#d7b46a", "#c9885a", "#8fa88f", "#b5533a", "#e8dbc2"]);
  const metre = height * 0.21;
  const skew = light.fromRight ? 0.85 : -0.85;
  const entrance = width * random.between(0.3, 0.6);
  const parts = [
    wall(frame, kerb, plaster),
    door(frame, kerb, metre, entrance),
    ...openings(frame, kerb, metre, entrance),
    leafShadow(frame, kerb),
    pavement(frame, kerb),
  ];
  let x = -metre * random.between(0, 0.5);
  while (x < width + metre) {
    if (random.chance(0.86)) {
      const facing = random.chance(0.7) ? 1 : -1;
      const at: Point = [x, kerb + random.between(14, 26)];
      const colour = random.pick(["#0e4a39", "#a53c20", "#24302c", "#d7a23f", "#2c5a5c", "#efe6d2"]);
      parts.push(
        bicycleShadow(frame, [at[0] - skew * 20, at[1] - 4], metre, skew * -0.55, -0.92, 0.42, facing),
        bicycleShadow(frame, at, metre, skew * 0.9, 0.24, 0.4, facing),
        bicycle(frame, at, metre, colour, 0.85, 0, facing),
      );
    }
    x += metre * random.between(0.75, 1.35);
  }
  parts.push(passer(frame, kerb, metre), rider(frame, metre));
  const lamp: Point = [light.fromRight ? width : 0, height * 0.1];
  parts.push(glow(frame, lamp, 1100, light.sun, light.dim > 0.3 ? 0.35 : 0.55));
  return parts.join("");
}

function wall(frame: Frame, kerb: number, plaster: string): string {
  const { random, light, width } = frame;
  const paint = gradient(
    frame,
    [
      [lit(plaster, light, light.fromRight ? 0.62 : 1), 0],
      [lit(plaster, light, light.fromRight ? 1 : 0.62), 1],
    ],
    true,
  );
  const patches: string[] = [];
  for (let patch = 0; patch < 9; patch++) {
    const [x, y, wide, high] = [
      random.between(0, width),
      random.between(0.2, 1) * kerb,
      random.between(60, 260),
      random.between(30, 130),
    ];
    patches.push(
      `<path fill="${mix(plaster, random.pick(["#ffffff", "#40382c"]), 0.5)}" opacity=".2" d="M${short(x)} ${short(y)}q${short(wide * 0.3)} ${short(-high)} ${short(wide)} ${short(-high * 0.4)}t${short(-wide * 0.2)} ${short(high)}t${short(-wide * 0.8)} ${short(-high * 0.6)}z"/>`,
    );
  }
  const plinth = kerb - 78;
  return [
    `<rect x="-20" y="-20" width="${width + 40}" height="${short(kerb + 40)}" fill="${paint}"/>`,
    blurred(frame, 7, patches.join("")),
    `<rect x="-20" y="${short(plinth)}" width="${width + 40}" height="90" fill="${lit(mix(plaster, "#4a3a2e", 0.55), light, 0.75)}"/>`,
    `<rect x="-20" y="${short(plinth - 5)}" width="${width + 40}" height="6" fill="${lit("#f1e7d0", light, 0.9)}" opacity=".6"/>`,
  ].join("");
}

function openings(frame: Frame, kerb: number, metre: number, door: number): string[] {
  const { random, light, width } = frame;
  const shutter = lit(random.pick(["#0e4a39", "#2c5a5c", "#6e2f22", "#35483f"]), light, 0.85);
  const shift = (light.fromRight ? -1 : 1) * 26;
  const parts: string[] = [];
  const step = metre * 2.1;
  const first = random.between(-0.4, 0.4) * metre;
  const sill = kerb - metre * 1.55;
  const [wide, high] = [metre * 0.86, metre * 1.5];
  for (let x = first; x < width; x += step) {
    if (x + wide * 1.7 > door && x - wide * 0.6 < door + metre * 1.25) continue;
    const top = sill - high;
    const lamp = random.chance(light.lamps);
    parts.push(
      `<path fill="${light.shade}" opacity=".38" d="M${short(x + shift)} ${short(top + 22)}h${short(wide)}v${short(high + 18)}h${short(-wide)}z"/>`,
      `<path fill="${lit("#f1e7d0", light, 0.9)}" d="M${short(x - 12)} ${short(top - 12)}h${short(wide + 24)}v${short(high + 18)}h${short(-wide - 24)}z"/>`,
      `<path fill="${lamp ? "#f6c66c" : lit("#22322f", light, 0.2)}" d="M${short(x)} ${short(top)}h${short(wide)}v${short(high)}h${short(-wide)}z"/>`,
      `<path fill="${light.skyLow}" opacity="${lamp ? 0.1 : 0.32}" d="M${short(x)} ${short(top + high * 0.7)}l${short(wide)} ${short(-high * 0.6)}v${short(high * 0.34)}l${short(-wide)} ${short(high * 0.5)}z"/>`,
      line(lit("#efe4cc", light, 0.8), 6, [
        [x + wide / 2, top],
        [x + wide / 2, sill],
      ]),
      line(lit("#efe4cc", light, 0.8), 5, [
        [x, top + high * 0.35],
        [x + wide, top + high * 0.35],
      ]),
    );
    for (const leaf of [x - wide * 0.56, x + wide + 6]) {
      let slats = "";
      for (let y = top + 10; y < sill - 6; y += 13)
        slats += `M${short(leaf + 6)} ${short(y)}h${short(wide * 0.5 - 12)}`;
      parts.push(
        `<path fill="${shutter}" d="M${short(leaf)} ${short(top - 4)}h${short(wide * 0.5)}v${short(high + 4)}h${short(-wide * 0.5)}z"/>`,
        `<path fill="none" stroke="${light.shade}" stroke-width="3" opacity=".4" d="${slats}"/>`,
      );
    }
    parts.push(
      `<path fill="${lit("#d8ccb4", light, 1)}" d="M${short(x - 18)} ${short(sill)}h${short(wide + 36)}v14h${short(-wide - 36)}z"/>`,
      `<path fill="${light.shade}" opacity=".35" d="M${short(x - 18 + shift * 0.4)} ${short(sill + 14)}h${short(wide + 36)}v16h${short(-wide - 36)}z"/>`,
    );
  }
  return parts;
}

function door(frame: Frame, kerb: number, metre: number, x: number): string {
  const { random, light } = frame;
  const [wide, high] = [metre * 1.15, metre * 2.5];
  const tone = random.pick(["#0e4a39", "#8a2f1a", "#2c5a5c"]);
  const panels = [0.1, 0.56]
    .flatMap((across) =>
      [0.14, 0.44, 0.74].map(
        (down) =>
          `M${short(x + wide * across)} ${short(kerb - high * (1 - down))}h${short(wide * 0.34)}v${short(high * 0.22)}h${short(-wide * 0.34)}z`,
      ),
    )
    .join("");
  return [
    `<path fill="${lit("#f1e7d0", light, 0.9)}" d="M${short(x - 20)} ${short(kerb)}v${short(-high - 20)}q${short(wide / 2 + 20)} ${short(-wide * 0.3)} ${short(wide + 40)} 0v${short(high + 20)}z"/>`,
    `<path fill="${lit(tone, light, 0.75)}" d="M${short(x)} ${short(kerb)}v${short(-high)}q${short(wide / 2)} ${short(-wide * 0.24)} ${short(wide)} 0v${short(high)}z"/>`,
    `<path fill="${light.shade}" opacity=".28" d="${panels}"/>`,
    line(
      light.shade,
      3,
      [
        [x + wide / 2, kerb],
        [x + wide / 2, kerb - high * 1.06],
      ],
      ' opacity=".5"',
    ),
  ].join("");
}

/** The shadow of a tree that is not in the picture. */
function leafShadow(frame: Frame, kerb: number): string {
  const { random, light, width } = frame;
  const from = light.fromRight ? random.between(0.55, 0.8) * width : random.between(0.2, 0.45) * width;
  const blots: string[] = [];
  for (let blot = 0; blot < 150; blot++) {
    const [angle, away] = [random.between(0, 6.3), random.next() ** 0.6];
    const [x, y] = [from + Math.cos(angle) * away * 330, kerb * 0.26 + Math.sin(angle) * away * 240];
    blots.push(
      `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(random.between(8, 30))}" ry="${short(random.between(5, 15))}" transform="rotate(${random.whole(-40, 40)} ${short(x)} ${short(y)})"/>`,
    );
  }
  const trunk = `<path d="M${short(from - 8)} ${short(kerb * 0.3)}q20 ${short(kerb * 0.3)} -30 ${short(kerb * 0.72)}h34q30-${short(kerb * 0.4)} 16-${short(kerb * 0.72)}z"/>`;
  return blurred(frame, 3, `<g fill="${light.shade}" opacity=".3">${blots.join("")}${trunk}</g>`);
}

function pavement(frame: Frame, kerb: number): string {
  const { light, width, height } = frame;
  const stone = gradient(frame, [
    [lit("#b3a88f", light, 0.9), 0],
    [lit("#8d8470", light, 0.55), 1],
  ]);
  let joints = "";
  for (let x = -200; x < width + 400; x += 96)
    joints += `M${x} ${short(kerb)}l${short((x - width / 2) * 0.22)} 74`;
  return [
    `<rect x="-20" y="${short(kerb)}" width="${width + 40}" height="${short(height - kerb + 20)}" fill="${stone}"/>`,
    `<path fill="none" stroke="${light.shade}" stroke-width="2" opacity=".3" d="${joints}"/>`,
    `<rect x="-20" y="${short(kerb + 72)}" width="${width + 40}" height="16" fill="${lit("#d3c8b0", light, 1)}"/>`,
    `<rect x="-20" y="${short(kerb + 88)}" width="${width + 40}" height="12" fill="${light.shade}" opacity=".5"/>`,
    `<rect x="-20" y="${short(kerb + 100)}" width="${width + 40}" height="${short(height - kerb)}" fill="${lit("#4f5450", light, 0.5)}" opacity=".72"/>`,
  ].join("");
}

function passer(frame: Frame, kerb: number, metre: number): string {
  const { random, light, width } = frame;
  const person = {
    at: [width * random.between(0.1, 0.36), kerb + 58] as Point,
    height: metre * 1.72,
    pose: walking(13),
    exposure: 0.75,
    rim: 0.5,
  };
  return castShadow(frame, person, light.fromRight ? 0.9 : -0.9, 0.26, 0.42) + figure(frame, person);
}

function rider(frame: Frame, metre: number): string {
  const { random, light, width, height } = frame;
  const facing = light.fromRight ? 1 : -1;
  const size = metre * 1.22;
  const at: Point = [width * random.between(0.6, 0.76), height * 0.955];
  const skew = light.fromRight ? 0.9 : -0.9;
  let speed = "";
  for (let streak = 0; streak < 9; streak++)
    speed += `M${short(at[0] - facing * random.between(120, 300))} ${short(at[1] - random.between(30, 360))}h${short(-facing * random.between(60, 200))}`;
  return [
    bicycleShadow(frame, at, size, skew, 0.2, 0.45, facing),
    `<path fill="none" stroke="${light.sun}" stroke-width="2" opacity=".28" d="${speed}"/>`,
    bicycle(frame, at, size, "#a53c20", 0.7, 0, facing),
    figure(frame, { at, height: size * 1.62, pose: riding, exposure: 0.7, rim: 0.6, facing }),
  ].join("");
}
