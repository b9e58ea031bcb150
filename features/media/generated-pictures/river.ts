import { silhouettes } from "./roofs.ts";
import { box, disc, fill, oval, polygon, type Scene, type Sheet, sky, sun, tree } from "./sheet.ts";

/** A bridge of three or four arches, a boat, and the sun on the water. */
export const river: Scene = (sheet) => {
  const { width, height } = sheet;
  const bank = height * 0.64;
  const shine = sun(sheet);
  return [
    sky(sheet),
    shine.svg,
    silhouettes(sheet, "far", [height * 0.5, height * 0.56]),
    fill("water", box(0, bank, width, height - bank)),
    trees(sheet, bank),
    glitter(sheet, shine.x, bank),
    bridge(sheet, bank),
    boat(sheet),
    fill(
      "front",
      `M0 ${Math.round(height * 0.93)}Q${Math.round(width / 2)} ${Math.round(height * 0.86)} ${width} ${Math.round(height * 0.95)}V${height}H0z`,
    ),
    reeds(sheet),
  ].join("");
};

function trees({ width, random }: Sheet, bank: number): string {
  const stands = Array.from({ length: 9 }, (_, index) =>
    tree(width * (index / 8 + random.between(-0.04, 0.04)), bank + 4, random.between(90, 150)),
  );
  return (
    fill("near", ...stands.map(({ trunk }) => trunk), box(0, bank - 6, width, 16)) +
    fill("leaf", ...stands.map(({ crown }) => crown))
  );
}

function glitter({ height, random }: Sheet, x: number, bank: number): string {
  const lines = Array.from({ length: 9 }, (_, index) => {
    const half = random.between(26, 92);
    return box(x - half + random.between(-24, 24), bank + 22 + (index * (height - bank)) / 11, half * 2, 5);
  });
  return fill("sun", ...lines);
}

function bridge({ width, random }: Sheet, bank: number): string {
  const arches = random.whole(3, 4);
  const span = width / arches;
  const [deck, foot] = [bank - 120, bank + 60];
  const radius = span * 0.39;
  const rise = Math.min(radius, 104);
  const pier = Math.round(foot - deck - 26 - rise);
  const openings = Array.from({ length: arches }, (_, index) => {
    const left = Math.round(index * span + span / 2 - radius);
    return `M${left} ${Math.round(foot)}v-${pier}a${Math.round(radius)} ${Math.round(rise)} 0 0 1 ${Math.round(radius * 2)} 0v${pier}z`;
  });
  const outline = `<path class="near" fill-rule="evenodd" d="${box(0, deck, width, foot - deck)}${openings.join("")}"/>`;
  const people = Array.from({ length: 5 }, () => random.between(0.06, 0.94) * width);
  const figures = people.flatMap((x) => [box(x - 8, deck - 50, 16, 40), disc(x, deck - 58, 9)]);
  return outline + fill("front", ...figures) + fill("front", box(0, deck - 12, width, 14));
}

function boat({ width, height, random }: Sheet): string {
  const x = width * random.between(0.3, 0.62);
  const y = height * 0.82;
  return (
    fill("mid", oval(x + 90, y + 44, 130, 8)) +
    fill("wall", polygon([x + 84, y - 12], [x + 84, y - 150], [x + 172, y - 12])) +
    fill("shade", polygon([x + 72, y - 12], [x + 72, y - 120], [x + 10, y - 12])) +
    fill("roof", polygon([x - 40, y], [x + 220, y], [x + 180, y + 42], [x, y + 42]))
  );
}

function reeds({ width, height, random }: Sheet): string {
  const blades = Array.from({ length: 26 }, () => {
    const x = random.between(0, width);
    const tip = height * random.between(0.84, 0.9);
    return polygon([x - 5, height], [x + random.between(-24, 24), tip], [x + 5, height]);
  });
  return fill("front", ...blades);
}
