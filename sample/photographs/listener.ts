import { mix } from "#features/media/drawings/palette.ts";
import { type Frame, line, type Point, short } from "./frame.ts";
import { cloths, hairs, lit, skins } from "./light.ts";

/** One who sits with their back to us. */
export function listener(frame: Frame, [x, y]: Point, metre: number, haze: number, sunny: boolean): string {
  const { random, light } = frame;
  const exposure = sunny ? 0.62 : 0.3;
  const tone = (colour: string, share = 1) => lit(colour, light, exposure * share, haze);
  const cloth = random.pick(cloths);
  const skin = random.pick(skins);
  const [shoulder, head, half] = [y - metre * random.between(0.98, 1.08), metre * 0.115, metre * 0.25];
  const seat = shoulder + metre * 0.3;
  const lean = random.between(-0.04, 0.04) * metre;
  const side = light.fromRight ? 1 : -1;
  const scarf = random.chance(0.2);
  const long = random.chance(0.3);
  const crown: Point = [x + lean, shoulder - head * 1.75];
  const parts: string[] = [];
  if (random.chance(0.2)) {
    const hand: Point = [x + half * 1.05 + lean, shoulder - metre * 0.62];
    parts.push(
      line(tone(cloth), metre * 0.1, [
        [x + half * 0.8, shoulder + metre * 0.1],
        [hand[0], hand[1] + metre * 0.2],
      ]),
      line(tone(skin), metre * 0.075, [[hand[0], hand[1] + metre * 0.18], hand]),
      `<circle cx="${short(hand[0])}" cy="${short(hand[1])}" r="${short(metre * 0.065)}" fill="${tone(skin)}"/>`,
    );
  }
  const body = (shift: number) =>
    `M${short(x - half + shift)} ${short(seat + metre * 0.3)}V${short(shoulder + half * 0.5)}Q${short(x - half + shift)} ${short(shoulder)} ${short(x - half * 0.3 + lean + shift)} ${short(shoulder - half * 0.12)}h${short(half * 0.6)}Q${short(x + half + shift)} ${short(shoulder)} ${short(x + half + shift)} ${short(shoulder + half * 0.5)}V${short(seat + metre * 0.3)}z`;
  parts.push(
    `<path fill="${mix(tone(cloth), light.sun, 0.6)}" d="${body(side * metre * 0.014)}"/>`,
    `<path fill="${tone(cloth)}" d="${body(0)}"/>`,
    `<path fill="${tone(skin, 0.8)}" d="M${short(x + lean - head * 0.5)} ${short(shoulder)}v${short(-head)}h${short(head)}v${short(head)}z"/>`,
    `<ellipse cx="${short(crown[0] + side * metre * 0.014)}" cy="${short(crown[1])}" rx="${short(head)}" ry="${short(head * 1.22)}" fill="${mix(tone(skin), light.sun, 0.5)}"/>`,
    `<ellipse cx="${short(crown[0])}" cy="${short(crown[1])}" rx="${short(head)}" ry="${short(head * 1.22)}" fill="${tone(skin, 0.8)}"/>`,
  );
  const cover = scarf ? random.pick(cloths) : random.pick(hairs);
  const reach = scarf ? 1.5 : long ? 1.25 : 0.62;
  parts.push(
    `<path fill="${tone(cover)}" d="M${short(crown[0] - head)} ${short(crown[1])}a${short(head)} ${short(head * 1.22)} 0 0 1 ${short(head * 2)} 0l${short(scarf ? head * 0.4 : 0)} ${short(head * reach)}q${short(-head - (scarf ? head * 0.4 : 0))} ${short(head * 0.6)} ${short(-head * 2 - (scarf ? head * 0.8 : 0))} 0z"/>`,
  );
  const wood = lit("#4a3324", light, exposure * 0.7, haze);
  const chair = half * 0.98;
  parts.push(
    `<path fill="${wood}" d="M${short(x - chair)} ${short(seat)}q${short(chair)} ${short(-metre * 0.05)} ${short(chair * 2)} 0v${short(metre * 0.3)}h${short(-chair * 2)}z"/>`,
    line(wood, metre * 0.05, [
      [x - chair * 0.9, seat],
      [x - chair * 0.96, y],
    ]),
    line(wood, metre * 0.05, [
      [x + chair * 0.9, seat],
      [x + chair * 0.96, y],
    ]),
  );
  return parts.join("");
}
