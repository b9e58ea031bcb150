import { mix } from "../drawings/palette.ts";
import { randomFrom } from "../drawings/random.ts";
import { face } from "./face.ts";
import { garment } from "./garment.ts";
import { hairdo } from "./hair.ts";
import type { Sitter } from "./sitter.ts";

const grounds = [
  { ground: "#d7a23f", shape: "#e5bb68", cloths: ["#0c2b22", "#a53c20", "#f2efe7"] },
  { ground: "#0e4a39", shape: "#1c6450", cloths: ["#d7a23f", "#f2efe7", "#c4583a"] },
  { ground: "#b4502f", shape: "#c76a45", cloths: ["#0c2b22", "#f2efe7", "#e5bb68"] },
  { ground: "#a9bfb2", shape: "#c3d2c6", cloths: ["#0e4a39", "#a53c20", "#24302c"] },
  { ground: "#e3c9ae", shape: "#efdcc6", cloths: ["#0e4a39", "#8a2f18", "#2c5a5c"] },
  { ground: "#2c5a5c", shape: "#3f7170", cloths: ["#e5bb68", "#f2efe7", "#c4583a"] },
  { ground: "#d3d6c6", shape: "#e5e6d9", cloths: ["#a53c20", "#0c2b22", "#6b7f52"] },
] as const;
const complexions = ["#50301f", "#6b412a", "#8a5838", "#a9714a", "#c4905f", "#dcb088", "#e6c3a0"] as const;

/** An SVG document of a board member's bust, made up from the seed, which may be any text; size is its side in pixels. */
export function portrait(seed: string, size = 800): string {
  const random = randomFrom(`portrait ${seed}`);
  const { ground, shape, cloths } = random.pick(grounds);
  const [cloth, second] = random.shuffle<string>(cloths) as [string, string];
  const skin = random.pick(complexions.filter((colour) => contrast(colour, ground) > 34));
  const age = random.next();
  const fair = contrast(skin, "#000000") > 420;
  const dark = fair ? ["#2a1b14", "#4a2e1c", "#6b3d22", "#1c1512"] : ["#17110e", "#1f1612", "#17110e"];
  const sitter: Sitter = {
    random,
    ground,
    ink: "#10211c",
    skin,
    skinShade: mix(skin, "#2e1512", 0.34),
    hair: age > 0.66 ? random.pick(["#c9c4b6", "#8f8a80", "#e2ddd0"]) : random.pick(dark),
    cloth,
    second,
    half: random.between(108, 124),
    jaw: random.between(0.76, 0.94),
    turn: random.between(10, 24) * (random.chance(0.5) ? 1 : -1),
    age,
    feminine: random.chance(0.52),
  };
  const { behind, before } = hairdo(sitter);
  const bust = `${behind}<g transform="translate(0 -44)">${garment(sitter)}</g>${face(sitter)}${before}`;
  const noise = random.whole(1, 999);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 1000 1000"><defs>${filters(noise, sitter)}</defs>` +
    `<g filter="url(#print)" stroke-linecap="round" stroke-linejoin="round"><rect x="-20" y="-20" width="1040" height="1040" fill="${ground}"/>` +
    `${backdrop(sitter, shape)}<g transform="translate(-80 -8) scale(1.16)">${bust}</g></g>` +
    `<rect width="1000" height="1000" fill="url(#fall)"/><rect width="1000" height="1000" filter="url(#dark)" opacity=".24"/>` +
    `<rect width="1000" height="1000" filter="url(#bright)" opacity=".18"/></svg>`
  );
}

/** A large plain figure behind the head. */
function backdrop({ random, turn }: Sitter, shape: string): string {
  const side = turn > 0 ? 1 : -1;
  const kind = random.whole(0, 4);
  if (kind === 0) return `<circle cx="${500 - side * 30}" cy="430" r="360" fill="${shape}"/>`;
  if (kind === 1) return `<path fill="${shape}" d="M160 1020V470a340 340 0 0 1 680 0v550z"/>`;
  if (kind === 2)
    return `<path fill="${shape}" d="M${side > 0 ? -20 : 1020} -20H500V1020H${side > 0 ? -20 : 1020}z"/>`;
  if (kind === 3) {
    const rays = Array.from(
      { length: 9 },
      (_, ray) => `M-40 ${ray * 130 - 60}L1040 ${ray * 130 - 60 - side * 90}`,
    ).join("");
    return `<path fill="none" stroke="${shape}" stroke-width="46" d="${rays}"/>`;
  }
  const rings = [150, 230, 310, 390, 470, 550]
    .map((radius) => `<circle cx="500" cy="430" r="${radius}"/>`)
    .join("");
  return `<g fill="none" stroke="${shape}" stroke-width="30">${rings}</g>`;
}

function filters(seed: number, { ink, turn }: Sitter): string {
  const whole = 'x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"';
  const noise = (id: string, frequency: number, matrix: string) =>
    `<filter id="${id}" ${whole}><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="${seed}"/><feColorMatrix values="${matrix}"/></filter>`;
  return [
    `<filter id="print" ${whole}><feTurbulence type="fractalNoise" baseFrequency=".04" numOctaves="2" seed="${seed}" result="n"/>`,
    '<feDisplacementMap in="SourceGraphic" in2="n" scale="4" xChannelSelector="R" yChannelSelector="G"/></filter>',
    noise("dark", 0.8, "0 0 0 0 .05  0 0 0 0 .08  0 0 0 0 .07  1.9 0 0 0 -.88"),
    noise("bright", 0.65, "0 0 0 0 1  0 0 0 0 .96  0 0 0 0 .86  0 1.9 0 0 -.94"),
    `<pattern id="screen" width="13" height="13" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><circle cx="6.5" cy="6.5" r="3.4" fill="${ink}"/></pattern>`,
    `<linearGradient id="fall" x1="${turn > 0 ? 1 : 0}" y1="0" x2="${turn > 0 ? 0 : 1}" y2="1"><stop offset=".5" stop-color="${ink}" stop-opacity="0"/><stop offset="1" stop-color="${ink}" stop-opacity=".24"/></linearGradient>`,
  ].join("");
}

/** The distance of two colours, from 0 to 765. */
function contrast(one: string, other: string): number {
  let sum = 0;
  for (const place of [1, 3, 5]) {
    sum += Math.abs(
      Number.parseInt(one.slice(place, place + 2), 16) - Number.parseInt(other.slice(place, place + 2), 16),
    );
  }
  return sum;
}
