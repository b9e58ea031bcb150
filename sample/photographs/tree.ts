import { mix } from "#features/media/drawings/palette.ts";
import { type Frame, line, type Point, short } from "./frame.ts";
import { lit } from "./light.ts";

/** A leafy tree: trunk, boughs, and clumps of leaves that the sun touches on one side. */
export function tree(
  frame: Frame,
  [x, y]: Point,
  height: number,
  exposure: number,
  distance = 0,
  green = "#4e7350",
): string {
  const { random, light } = frame;
  const bark = lit("#4a3a2b", light, exposure * 0.5, distance);
  const crown: Point = [x + random.between(-0.05, 0.05) * height, y - height * 0.66];
  const boughs: string[] = [
    line(bark, height * 0.045, [[x, y], [x + height * 0.01, y - height * 0.3], crown]),
  ];
  for (let bough = 0; bough < 5; bough++) {
    const tip: Point = [
      crown[0] + random.between(-0.28, 0.28) * height,
      crown[1] + random.between(-0.2, 0.05) * height,
    ];
    boughs.push(
      line(bark, height * 0.016, [[x + height * 0.008, y - height * random.between(0.26, 0.4)], tip]),
    );
  }
  const clumps: { at: Point; radius: number }[] = [];
  const count = Math.round(8 + Math.min(90, height / 8));
  const size = 0.5 / Math.sqrt(count);
  for (let clump = 0; clump < count; clump++) {
    const [angle, away] = [random.between(0, 2 * Math.PI), Math.sqrt(random.next())];
    const at: Point = [
      crown[0] + Math.cos(angle) * away * height * 0.3,
      crown[1] + Math.sin(angle) * away * height * 0.27,
    ];
    clumps.push({ at, radius: height * size * random.between(0.7, 1.3) });
  }
  const side = light.fromRight ? 1 : -1;
  const layer = (tone: string, shift: number, scale: number, share: number) => {
    const data = clumps
      .filter(() => random.chance(share))
      .map(({ at, radius }) =>
        leafy(frame, [at[0] + side * shift * radius, at[1] - shift * radius], radius * scale),
      )
      .join("");
    return data === "" ? "" : `<path fill="${tone}" d="${data}"/>`;
  };
  return [
    ...boughs,
    layer(lit(green, light, exposure * 0.3, distance), 0, 1.15, 1),
    layer(lit(green, light, exposure * 0.7, distance), 0.35, 0.8, 0.72),
    layer(lit(mix(green, "#b5b45c", 0.6), light, exposure, distance), 0.62, 0.55, 0.45),
  ].join("");
}

/** Blades of grass or reeds along a line from left to right. */
export function grass(
  frame: Frame,
  from: Point,
  to: Point,
  height: number,
  count: number,
  colour: string,
): string {
  const { random } = frame;
  let data = "";
  for (let blade = 0; blade < count; blade++) {
    const share = random.next();
    const x = from[0] + (to[0] - from[0]) * share;
    const y = from[1] + (to[1] - from[1]) * share;
    const [tall, bend] = [height * random.between(0.45, 1), height * random.between(-0.3, 0.3)];
    data += `M${short(x - 1.6)} ${short(y)}q${short(bend * 0.2)}-${short(tall * 0.6)} ${short(bend)}-${short(tall)}q${short(1.6 - bend * 0.4)} ${short(tall * 0.5)} ${short(3.2 - bend)} ${short(tall)}z`;
  }
  return `<path fill="${colour}" d="${data}"/>`;
}

/** A low bush or a head of cabbage: a few clumps in two tones. */
export function bush(
  frame: Frame,
  [x, y]: Point,
  size: number,
  colour: string,
  exposure: number,
  distance = 0,
): string {
  const { random, light } = frame;
  const side = light.fromRight ? 1 : -1;
  let [dark, bright] = ["", ""];
  const clumps = size < 20 ? 1 : size < 70 ? 2 : 4;
  for (let clump = 0; clump < clumps; clump++) {
    const at: Point = [x + random.between(-0.45, 0.45) * size, y - random.between(0.15, 0.5) * size];
    const radius = size * random.between(0.22, 0.36);
    dark += leafy(frame, at, radius);
    bright += leafy(frame, [at[0] + side * radius * 0.3, at[1] - radius * 0.35], radius * 0.55);
  }
  return `<path fill="${lit(colour, light, exposure * 0.45, distance)}" d="${dark}"/><path fill="${lit(colour, light, exposure, distance)}" d="${bright}"/>`;
}

/** The ragged outline of a clump of leaves. */
function leafy({ random }: Frame, [x, y]: Point, radius: number): string {
  const lobes = radius < 5 ? 3 : radius < 12 ? 4 : radius < 24 ? 5 : 7;
  let data = "";
  for (let lobe = 0; lobe <= lobes; lobe++) {
    const angle = (lobe / lobes) * 2 * Math.PI;
    const reach = radius * (lobe === lobes ? 1 : random.between(0.8, 1.12));
    const [px, py] = [
      x + Math.cos(angle) * (lobe === 0 ? radius : reach),
      y + Math.sin(angle) * (lobe === 0 ? radius : reach),
    ];
    const bulge = angle - Math.PI / lobes;
    data +=
      lobe === 0
        ? `M${short(px)} ${short(py)}`
        : `Q${short(x + Math.cos(bulge) * radius * 1.35)} ${short(y + Math.sin(bulge) * radius * 1.35)} ${short(px)} ${short(py)}`;
  }
  return `${data}z`;
}
