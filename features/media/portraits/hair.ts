import { mix } from "../drawings/palette.ts";
import type { Sitter } from "./sitter.ts";

interface Hairdo {
  /** What lies behind the neck and shoulders. */
  behind: string;
  /** What lies over the forehead. */
  before: string;
}

/** The hair, scarf or cap of the sitter. */
export function hairdo(sitter: Sitter): Hairdo {
  const { random, feminine, age } = sitter;
  if (feminine) return random.pick([headscarf, bun, bob, long, afro, bun, wrap])(sitter);
  return random.pick(
    age > 0.5 ? [bald, crop, sideParting, cap, turban] : [crop, sideParting, afro, curls, cap, turban],
  )(sitter);
}

/** Hair over the top of the head: how high it rises, and how deep the hairline lies at the temples and in the middle. */
function top({ half, hair, turn }: Sitter, rise: number, temple: number, middle: number, part = 0): string {
  const [left, right] = [500 - half - 8, 500 + half + 8];
  const x = 500 + turn + part;
  return `<path fill="${hair}" d="M${left} ${temple + 70}C${left - 10} ${temple - 40} ${left + 10} ${rise} 500 ${rise}S${right + 10} ${temple - 40} ${right} ${temple + 70}L${right - 14} ${temple + 40}Q${right - 24} ${temple - 10} ${right - 50} ${middle + 12}Q${x + 40} ${middle - 8} ${x} ${middle}Q${x - 70} ${middle - 8} ${left + 48} ${middle + 14}Q${left + 22} ${temple - 10} ${left + 13} ${temple + 40}z"/>`;
}

/** Light on the hair, as a few strokes along the curve of the head. */
function shine({ hair, turn, half }: Sitter, y: number): string {
  const light = Math.sign(turn);
  const from = 500 + light * half * 0.2;
  return `<path fill="none" stroke="${mix(hair, "#fff3d8", 0.3)}" stroke-width="7" opacity=".7" d="M${from} ${y}q${light * 46} 4 ${light * 70} 42M${from + light * 6} ${y + 18}q${light * 34} 4 ${light * 50} 30"/>`;
}

function crop(sitter: Sitter): Hairdo {
  return { behind: "", before: top(sitter, 194, 320, 282) + shine(sitter, 216) };
}

function sideParting(sitter: Sitter): Hairdo {
  const { half, hair, turn } = sitter;
  const side = -Math.sign(turn);
  const [from, to] = [500 + side * (half + 8), 500 - side * (half + 10)];
  const sweep = `<path fill="${hair}" d="M${from} 392Q${from - side * 6} 330 ${from - side * 26} 296Q${500 + side * 10} 318 ${to + side * 22} 268Q${to + side * 2} 320 ${to} 392Q${to - side * 20} 196 ${500 - side * 10} 178Q${from + side * 16} 176 ${from} 392z"/>`;
  return { behind: "", before: sweep + shine(sitter, 206) };
}

function afro(sitter: Sitter): Hairdo {
  const { hair, random } = sitter;
  const puffs = Array.from({ length: 15 }, (_, puff) => {
    const angle = Math.PI * (0.86 + (puff / 14) * 1.28);
    return `<circle cx="${Math.round(500 + Math.cos(angle) * 128)}" cy="${Math.round(330 + Math.sin(angle) * 126)}" r="${random.whole(52, 66)}"/>`;
  });
  return {
    behind: `<g fill="${hair}"><circle cx="500" cy="320" r="150"/>${puffs.join("")}</g>`,
    before: top(sitter, 196, 330, 276),
  };
}

function curls(sitter: Sitter): Hairdo {
  const { hair, random, half } = sitter;
  const coils = Array.from({ length: 22 }, (_, coil) => {
    const angle = Math.PI * (1.02 + (coil / 21) * 0.96);
    const reach = half * (coil % 2 ? 1.02 : 0.84);
    return `<circle cx="${Math.round(500 + Math.cos(angle) * reach)}" cy="${Math.round(322 + Math.sin(angle) * reach)}" r="${random.whole(24, 34)}"/>`;
  });
  return { behind: "", before: `<g fill="${hair}">${coils.join("")}</g>${top(sitter, 210, 316, 278)}` };
}

function bald({ half, hair, turn, skin }: Sitter): Hairdo {
  const light = Math.sign(turn);
  const sides = [-1, 1]
    .map(
      (side) =>
        `M${500 + side * (half + 9)} 398Q${500 + side * (half + 16)} 340 ${500 + side * (half - 4)} 306Q${500 + side * (half - 26)} 350 ${500 + side * (half - 10)} 398z`,
    )
    .join("");
  return {
    behind: "",
    before: `<path fill="${hair}" d="${sides}"/><path fill="none" stroke="${mix(skin, "#fff3d8", 0.45)}" stroke-width="12" opacity=".6" d="M${500 + light * 36} 246q${light * 30} 8 ${light * 44} 34"/>`,
  };
}

function bun(sitter: Sitter): Hairdo {
  const { hair, turn } = sitter;
  const knot = 500 - Math.sign(turn) * 22;
  return {
    behind: `<circle cx="${knot}" cy="166" r="66" fill="${hair}"/><path fill="none" stroke="${mix(hair, "#fff3d8", 0.25)}" stroke-width="6" opacity=".6" d="M${knot - 36} 158q36-34 72 0M${knot - 42} 184q40-26 84 0"/>`,
    before: top(sitter, 198, 318, 272) + shine(sitter, 222),
  };
}

function bob(sitter: Sitter): Hairdo {
  const { half, hair } = sitter;
  const [left, right] = [500 - half - 34, 500 + half + 34];
  return {
    behind: `<path fill="${hair}" d="M${left} 560C${left - 30} 300 ${left + 20} 180 500 180S${right + 30} 300 ${right} 560Q${right - 40} 584 ${right - 80} 566H${left + 80}Q${left + 40} 584 ${left} 560z"/>`,
    before: fringe(sitter) + shine(sitter, 212),
  };
}

function long(sitter: Sitter): Hairdo {
  const { half, hair } = sitter;
  const [left, right] = [500 - half - 30, 500 + half + 30];
  return {
    behind: `<path fill="${hair}" d="M${left - 26} 770C${left - 10} 600 ${left - 40} 420 ${left + 10} 290Q${left + 60} 178 500 178T${right - 10} 290C${right + 40} 420 ${right + 10} 600 ${right + 26} 770z"/>`,
    before: fringe(sitter) + shine(sitter, 210),
  };
}

/** Hair parted above the forehead and drawn down on both sides of the face. */
function fringe({ half, hair, turn }: Sitter): string {
  const part = 500 + turn * 1.6;
  const [left, right] = [500 - half - 16, 500 + half + 16];
  return `<path fill="${hair}" d="M${part} 232Q${part - 40} 300 ${left + 22} 346Q${left + 14} 420 ${left + 8} 470Q${left - 24} 330 ${left + 14} 268Q${left + 60} 186 500 186T${right - 14} 268Q${right + 24} 330 ${right - 8} 470Q${right - 14} 420 ${right - 22} 346Q${part + 40} 300 ${part} 232z"/>`;
}

/** A headscarf around the face, falling over the shoulders in folds. */
function headscarf({ half, second, turn, ink }: Sitter): Hairdo {
  const light = Math.sign(turn);
  const [left, right] = [500 - half - 40, 500 + half + 40];
  const shade = mix(second, ink, 0.3);
  const hood = `M${left} 420C${left - 8} 240 ${left + 60} 162 500 162S${right + 8} 240 ${right} 420C${right + 4} 540 ${right + 30} 610 ${right + 110} 690Q500 830 ${left - 110} 690C${left - 30} 610 ${left - 4} 540 ${left} 420z`;
  const opening = `M500 246C${500 + half * 0.86} 246 ${500 + half} 330 ${500 + half - 5} 402C${500 + half - 10} 500 ${500 + half * 0.55} 578 500 578S${500 - half + 10} 500 ${500 - half + 5} 402C${500 - half} 330 ${500 - half * 0.86} 246 500 246z`;
  const folds = `M${500 - light * half} 470Q${500 - light * 60} 640 ${500 + light * 150} 690M${500 - light * (half + 16)} 520Q${500 - light * 90} 690 ${500 + light * 90} 738M${500 + light * (half + 6)} 480Q${500 + light * 110} 590 ${500 + light * 20} 640`;
  return {
    behind: "",
    before: [
      `<path fill="${second}" fill-rule="evenodd" d="${hood}${opening}"/>`,
      `<path fill="none" stroke="${shade}" stroke-width="7" opacity=".7" d="${folds}"/>`,
      `<path fill="none" stroke="${shade}" stroke-width="9" opacity=".55" d="${opening}"/>`,
      `<path fill="none" stroke="${mix(second, "#ffffff", 0.35)}" stroke-width="8" opacity=".55" d="M${500 + light * 40} 196q${light * 80} 22 ${light * 104} 120"/>`,
    ].join(""),
  };
}

/** A cloth wound high around the hair. */
function wrap(sitter: Sitter): Hairdo {
  const { half, second, ink, turn } = sitter;
  const light = Math.sign(turn);
  const [left, right] = [500 - half - 16, 500 + half + 16];
  const shade = mix(second, ink, 0.3);
  return {
    behind: `<circle cx="${500 - light * 70}" cy="168" r="64" fill="${shade}"/>`,
    before: `<path fill="${second}" d="M${left} 340C${left - 26} 220 ${left + 40} 126 500 122S${right + 26} 220 ${right} 340Q500 232 ${left} 340z"/><path fill="none" stroke="${shade}" stroke-width="8" opacity=".75" d="M${left + 6} 306Q500 186 ${right - 30} 216M${left + 22} 252Q500 140 ${right - 6} 292M${left + 70} 196Q520 120 ${right - 60} 176"/>`,
  };
}

function cap(sitter: Sitter): Hairdo {
  const { half, second, ink } = sitter;
  const [left, right] = [500 - half - 6, 500 + half + 6];
  const shade = mix(second, ink, 0.32);
  return {
    behind: "",
    before: `${top(sitter, 214, 330, 290)}<path fill="${second}" d="M${left - 2} 296L${left + 16} 190Q500 150 ${right - 16} 190L${right + 2} 296Q500 248 ${left - 2} 296z"/><path fill="none" stroke="${shade}" stroke-width="7" opacity=".8" d="M${left + 4} 268Q500 222 ${right - 4} 268M${left + 13} 212Q500 172 ${right - 13} 212"/>`,
  };
}

function turban(sitter: Sitter): Hairdo {
  const { half, second, ink } = sitter;
  const [left, right] = [500 - half - 30, 500 + half + 30];
  const shade = mix(second, ink, 0.3);
  return {
    behind: "",
    before: `<path fill="${second}" d="M${left + 16} 352C${left - 40} 230 ${left + 50} 120 500 116S${right + 40} 230 ${right - 16} 352Q${right - 40} 290 500 244Q${left + 40} 290 ${left + 16} 352z"/><path fill="none" stroke="${shade}" stroke-width="8" opacity=".75" d="M${left + 8} 300Q430 250 510 150M${left + 10} 244Q430 210 470 136M${right - 8} 300Q570 250 490 150M${right - 10} 244Q580 210 530 136M500 244L500 150"/>`,
  };
}
