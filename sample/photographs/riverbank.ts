import { mix } from "#features/media/drawings/palette.ts";
import { castShadow, figure } from "./figure.ts";
import { type Frame, glow, gradient, hazeBand, kept, line, type Point, shape, short } from "./frame.ts";
import { lit } from "./light.ts";
import { sitting, standing, walking } from "./pose.ts";
import { birds, disc, sky, skyline } from "./sky.ts";
import { reflection } from "./street.ts";
import { grass, tree } from "./tree.ts";

/** A river at the edge of the town: the far bank in the haze, boats, people on the near bank. */
export function riverbank(frame: Frame): string {
  const { random, light, width, height } = frame;
  const shore = height * random.between(0.44, 0.52);
  const sun: Point = [width * random.between(0.2, 0.8), shore - random.between(70, 170)];
  const above = kept(
    frame,
    [
      sky(frame, shore + 10, sun),
      disc(frame, sun, random.between(30, 44)),
      skyline(frame, shore, 120, lit("#5f7a78", light, 0.4, 0.78), light.lamps * 0.4),
      hazeBand(frame, shore - 130, shore - 10, shore + 20, 0.6),
      skyline(frame, shore, 62, lit("#4a605c", light, 0.4, 0.5), light.lamps * 0.6),
      farBank(frame, shore),
    ].join(""),
  );
  const boats = [
    boat(frame, [width * random.between(0.2, 0.4), shore + 70], 0.8),
    boat(frame, [width * random.between(0.55, 0.8), shore + 120], 1.15),
  ];
  return [
    above,
    water(frame, shore, sun),
    reflection(frame, above, shore, 0.72, 20),
    glitter(frame, shore, sun),
    birds(frame, [width * 0.5, shore * 0.45], 8),
    ...boats,
    hazeBand(frame, shore - 40, shore + 6, shore + 70, 0.6),
    bank(frame),
    glow(frame, sun, 800, light.sun, 0.3),
  ].join("");
}

function water(frame: Frame, shore: number, [x]: Point): string {
  const { light, width, height } = frame;
  const paint = gradient(frame, [
    [mix(light.skyLow, light.haze, 0.5), 0],
    [mix(light.skyTop, light.shade, 0.25), 0.6],
    [mix(light.skyTop, light.shade, 0.6), 1],
  ]);
  return `<rect x="-20" y="${short(shore)}" width="${width + 40}" height="${short(height - shore + 20)}" fill="${paint}"/>${glow(frame, [x, shore + 40], 380, light.sun, 0.5)}`;
}

function glitter(frame: Frame, shore: number, [x]: Point): string {
  const { random, light, height } = frame;
  let data = "";
  for (let spark = 0; spark < 260; spark++) {
    const share = random.next() ** 1.6;
    const y = shore + 4 + share * (height - shore) * 0.7;
    const spread = 30 + share * 240;
    const wide = 4 + share * random.between(10, 46);
    data += `M${short(x + (random.next() + random.next() - 1) * spread - wide / 2)} ${short(y)}h${short(wide)}`;
  }
  return `<path fill="none" stroke="${mix(light.sun, "#ffffff", 0.3)}" stroke-width="2" opacity=".62" d="${data}"/>`;
}

function farBank(frame: Frame, shore: number): string {
  const { random, width, light } = frame;
  const trees: string[] = [];
  for (let x = -20; x < width + 40; x += random.between(34, 120)) {
    trees.push(tree(frame, [x, shore + 2], random.between(50, 105), 0.6, 0.42));
  }
  return `${trees.join("")}<rect x="-20" y="${short(shore - 5)}" width="${width + 40}" height="8" fill="${lit("#6f5b42", light, 0.4, 0.35)}"/>`;
}

function boat(frame: Frame, [x, y]: Point, size: number): string {
  const { random, light } = frame;
  const colour = random.pick(["#a53c20", "#0e4a39", "#2c5a5c", "#d7a23f"]);
  const at = (dx: number, dy: number): Point => [x + dx * size, y + dy * size];
  const hull = (flip: number, tone: string, more = "") =>
    `<path fill="${tone}"${more} d="M${at(-76, -16 * flip)
      .map(short)
      .join(" ")}Q${at(-50, 8 * flip)
      .map(short)
      .join(" ")} ${at(-34, 8 * flip)
      .map(short)
      .join(" ")}H${short(x + 40 * size)}Q${at(62, 6 * flip)
      .map(short)
      .join(" ")} ${at(82, -22 * flip)
      .map(short)
      .join(" ")}Q${at(0, 2 * flip)
      .map(short)
      .join(" ")} ${at(-76, -16 * flip)
      .map(short)
      .join(" ")}z"/>`;
  return [
    `<g transform="translate(0 ${short(16 * size)})">${hull(-1, light.shade, ' opacity=".45"')}</g>`,
    figure(frame, {
      at: at(-14, 2),
      height: 92 * size,
      pose: sitting,
      exposure: 0.3,
      distance: 0.12,
      rim: 0.6,
    }),
    figure(frame, {
      at: at(38, 0),
      height: 84 * size,
      pose: standing,
      exposure: 0.3,
      distance: 0.12,
      rim: 0.6,
    }),
    line(lit("#5a4630", light, 0.5, 0.1), 3 * size, [at(46, -48), at(96, 18)]),
    hull(1, lit(colour, light, 0.55, 0.12)),
    `<path fill="none" stroke="${lit("#f1e7d0", light, 0.9, 0.1)}" stroke-width="${short(2.4 * size)}" d="M${at(-76, -16).map(short).join(" ")}Q${at(0, 2).map(short).join(" ")} ${at(82, -22).map(short).join(" ")}"/>`,
  ].join("");
}

/** The near bank: stone steps or grass, with people against the water, and a tree that frames the picture. */
function bank(frame: Frame): string {
  const { random, light, width, height } = frame;
  const left = random.chance(0.5);
  const [low, high] = [height * 0.8, height * 0.88];
  const edge: Point[] = [
    [-20, left ? low : high],
    [width * 0.35, (left ? low : high) + 14],
    [width * 0.7, (left ? high : low) + 16],
    [width + 20, left ? high : low],
    [width + 20, height + 20],
    [-20, height + 20],
  ];
  const soil = gradient(frame, [
    [lit("#6f7d4c", light, 0.75, 0.05), 0],
    [lit("#3d4c38", light, 0.25), 1],
  ]);
  const parts = [
    shape(soil, edge),
    grass(frame, edge[0] as Point, edge[1] as Point, 34, 120, lit("#76834a", light, 0.7)),
    grass(frame, edge[1] as Point, edge[2] as Point, 30, 130, lit("#6b7a46", light, 0.55)),
    grass(frame, edge[2] as Point, edge[3] as Point, 34, 110, lit("#76834a", light, 0.7)),
  ];
  const group = random.between(0.3, 0.5) * width;
  const skew = light.fromRight ? -0.6 : 0.6;
  for (const [index, shift] of [0, 66, 158, 330].entries()) {
    const person = {
      at: [group + shift, height * 0.9 + random.between(-4, 16)] as Point,
      height: 190,
      pose: index === 3 ? walking(10) : index === 2 ? standing : sitting,
      exposure: 0.22,
      rim: 0.85,
      facing: index === 1 ? (-1 as const) : (1 as const),
    };
    if (index < 2)
      parts.push(
        `<ellipse cx="${short(person.at[0])}" cy="${short(person.at[1] - 20)}" rx="34" ry="22" fill="${lit("#7d756a", light, 0.35)}"/>`,
      );
    parts.push(castShadow(frame, person, skew, 0.25, 0.4), figure(frame, person));
  }
  const trunk: Point = [left ? width * 0.06 : width * 0.94, height * 0.96];
  parts.push(tree(frame, trunk, height * 0.86, 0.4, 0.02, "#3f6046"));
  parts.push(
    grass(frame, [-20, height + 10], [width + 20, height + 10], 120, 170, lit("#2f4030", light, 0.2)),
  );
  return parts.join("");
}
