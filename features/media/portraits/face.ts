import { mix } from "../drawings/palette.ts";
import type { Sitter } from "./sitter.ts";

/** Path data of the head, moved to the side by the given units. */
export function headShape({ half, jaw }: Sitter, shift = 0): string {
  const x = 500 + shift;
  const [wide, chin] = [half * jaw, half * 0.4];
  return (
    `M${x - half} 372C${x - half} 268 ${x - half * 0.74} 222 ${x} 222S${x + half} 268 ${x + half} 372` +
    `C${x + half} 452 ${x + wide} 520 ${x + chin} 558Q${x} 590 ${x - chin} 558C${x - wide} 520 ${x - half} 452 ${x - half} 372z`
  );
}

/** Neck, ears and head with one side in the shade; brow, eyes, nose and mouth in a few strokes; glasses and beard. */
export function face(sitter: Sitter): string {
  const { random, skin, skinShade, half, turn } = sitter;
  const light = Math.sign(turn);
  const x = 500 + turn;
  const glasses = random.chance(0.4);
  const ears = [-1, 1].map(
    (side) =>
      `<ellipse cx="${500 + side * (half + 2)}" cy="402" rx="17" ry="32" fill="${side === light ? skin : skinShade}"/>`,
  );
  return [
    ...ears,
    `<clipPath id="head"><path d="${headShape(sitter)}"/></clipPath>`,
    `<path fill="${skinShade}" d="${headShape(sitter)}"/>`,
    `<g clip-path="url(#head)"><path fill="${skin}" d="${headShape(sitter, light * 44)}"/>`,
    `<path fill="url(#screen)" opacity=".16" d="M${500 - light * 20} 200H${500 - light * 180}V620H${500 - light * 40}Q${500 - light * 90} 420 ${500 - light * 20} 200z"/>`,
    beard(sitter, x),
    "</g>",
    lines(sitter, x),
    features(sitter, x),
    glasses ? spectacles(sitter, x) : "",
  ].join("");
}

function features({ random, skin, skinShade, ink, hair, turn, age, feminine }: Sitter, x: number): string {
  const light = Math.sign(turn);
  const line = mix(skinShade, "#0c0807", 0.62);
  const brow = mix(age > 0.66 ? mix(hair, ink, 0.35) : hair, ink, 0.2);
  const thick = feminine ? 7 : 11;
  const near = 52 - Math.abs(turn) * 0.2;
  const eyes = [-1, 1].map((side) => {
    const at = x + side * near + (side === light ? 4 : -2) * light;
    const lid = `<path fill="none" stroke="${line}" stroke-width="6" d="M${at - 19} 391q19-15 38 0"/>`;
    const white = `<path fill="${mix(skin, "#fff6e6", 0.55)}" d="M${at - 19} 393q19-17 38 0q-19 14-38 0z"/>`;
    return `${white}${lid}<ellipse cx="${at + light * 2}" cy="393" rx="8" ry="8.5" fill="${mix(ink, skinShade, 0.15)}"/>`;
  });
  const brows = [-1, 1].map((side) => {
    const at = x + side * near;
    return `<path fill="none" stroke="${brow}" stroke-width="${thick}" d="M${at - side * 24} ${feminine ? 355 : 357}Q${at + side * 6} ${feminine ? 340 : 347} ${at + side * 30} ${feminine ? 354 : 358}"/>`;
  });
  const smile = random.between(4, 15);
  const lips = feminine ? mix(skin, "#9c2f22", 0.62) : mix(skinShade, ink, 0.22);
  const mouth = feminine
    ? `<path fill="${lips}" d="M${x - 34} 508q16-11 27-8q7 3 14 0q11-3 27 8q-16 ${smile + 13}-34 ${smile + 13}t-34-${smile + 13}z"/><path fill="none" stroke="${line}" stroke-width="4" d="M${x - 33} 508q33 ${smile} 66 0"/>`
    : `<path fill="none" stroke="${line}" stroke-width="7" d="M${x - 33} 507q33 ${smile} 66 0"/><path fill="none" stroke="${skinShade}" stroke-width="6" d="M${x - 15} 529q15 5 30 0"/>`;
  return [
    ...eyes,
    ...brows,
    `<path fill="none" stroke="${line}" stroke-width="6" opacity=".8" d="M${x - light * 8} 382q${-light * 3} 40 ${-light * 15} 68q${-light * 3} 13 ${light * 17} 15"/>`,
    `<path fill="${skinShade}" opacity=".55" d="M${x - light * 5} 378q${-light * 5} 46 ${-light * 16} 72q${light * 10} 18 ${light * 30} 13q${-light * 12}-40 ${-light * 14}-85z"/>`,
    mouth,
  ].join("");
}

/** What the years have drawn. */
function lines({ skinShade, age }: Sitter, x: number): string {
  if (age < 0.6) return "";
  const folds = [-1, 1].map(
    (side) =>
      `M${x + side * 40} 462q${side * 20} 18 ${side * 14} 46M${x + side * 84} 398q${side * 8} 4 ${side * 14} 2M${x + side * 38} 414q${side * 16} 9 ${side * 34} 2`,
  );
  const forehead = age > 0.75 ? `M${x - 46} 306q46-9 92 0M${x - 36} 288q36-7 72 0` : "";
  return `<path fill="none" stroke="${mix(skinShade, "#0c0807", 0.25)}" stroke-width="4" opacity=".7" d="${folds.join("")}${forehead}"/>`;
}

function beard({ random, hair, feminine, half, age, ink }: Sitter, x: number): string {
  if (feminine || random.chance(0.45)) return "";
  const colour = age > 0.66 ? hair : mix(hair, ink, 0.1);
  const moustache = `<path fill="${colour}" d="M${x - 52} 500q6-26 40-26q12 5 24 0q34 0 40 26q-26-10-52-6t-52 6z"/>`;
  if (random.chance(0.3)) return moustache;
  const full = `<path fill="${colour}" fill-rule="evenodd" d="M${500 - half - 12} 396q16 10 20 44q10 36 50 36q40-14 60-2q20-12 60 2q44 0 52-36q4-34 20-44v230H${500 - half - 12}zM${x - 40} 507q40-14 80 0q-40 34-80 0z"/>`;
  return random.chance(0.3) ? `<g opacity=".38">${full}</g>` : full + moustache;
}

function spectacles({ random, ink, half, turn, second }: Sitter, x: number): string {
  const round = random.chance(0.55);
  const frame = random.pick([ink, ink, "#5c2c18", mix(second, ink, 0.3)]);
  const rims = [-1, 1].map((side) => {
    const at = x + side * 54;
    return round
      ? `<circle cx="${at}" cy="394" r="41"/>`
      : `<path d="M${at - 44} 366h88q4 0 3 8l-7 38q-3 13-16 13h-48q-13 0-16-13l-7-38q-1-8 3-8z"/>`;
  });
  const light = Math.sign(turn);
  const arms = [-1, 1].map((side) => `M${x + side * 95} 384L${500 + side * (half + 2)} 380`).join("");
  return (
    `<g fill="#ffffff" fill-opacity=".14" stroke="${frame}" stroke-width="8.5">${rims.join("")}</g>` +
    `<path fill="none" stroke="${frame}" stroke-width="8" d="M${x - 14} 388q14-11 28 0${arms}"/>` +
    `<path fill="none" stroke="#ffffff" stroke-width="6" opacity=".5" d="M${x + light * 66 - 12} 376l-9 16M${x - light * 42 - 12} 376l-9 16"/>`
  );
}
