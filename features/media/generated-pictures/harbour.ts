import { box, disc, fill, oval, polygon, type Scene, type Sheet, sky, sun } from "./sheet.ts";

/** A ship at the quay, below cranes. */
export const harbour: Scene = (sheet) => {
  const { width, height, random } = sheet;
  const sea = height * 0.6;
  const shine = sun(sheet);
  const isLeft = random.next() < 0.5;
  const place = isLeft ? "" : ` transform="matrix(-1 0 0 1 ${width} 0)"`;
  return [
    sky(sheet),
    shine.svg,
    coast(sheet, sea),
    fill("water", box(0, sea, width, height - sea)),
    waves(sheet, sea, shine.x),
    `<g${place}>${crane(width * 0.12, sea, height * 0.34)}${crane(width * 0.33, sea, height * 0.29)}${ship(sheet, sea)}${sails(sheet, sea)}</g>`,
    quay(sheet),
  ].join("");
};

function coast({ width, random }: Sheet, sea: number): string {
  const points = Array.from({ length: 9 }, (_, index): [number, number] => [
    (index * width) / 8,
    sea - random.between(34, 120),
  ]);
  return fill("far", polygon([0, sea], ...points, [width, sea]));
}

function waves({ width, height, random }: Sheet, sea: number, shine: number): string {
  const line = (x: number, y: number) => box(x, y, random.between(50, 130), 5);
  const depth = height - sea;
  const all = Array.from({ length: 16 }, () =>
    line(random.between(0, width), sea + depth * random.between(0.1, 0.7)),
  );
  const bright = Array.from({ length: 7 }, (_, index) =>
    line(shine - 70 + random.between(-30, 30), sea + 16 + (depth * index) / 9),
  );
  return fill("mid", ...all) + fill("sun", ...bright);
}

/** A gantry, its arm over the ship. */
function crane(x: number, foot: number, tall: number): string {
  const top = foot - tall;
  return fill(
    "near",
    ...[x, x + 92].map((leg) => box(leg, top + 40, 14, tall - 40)),
    box(x - 6, top + 40, 118, 14),
    box(x - 90, top, 330, 14),
    polygon([x + 40, top], [x + 52, top - 74], [x + 64, top]),
    polygon([x + 50, top - 74], [x + 236, top], [x + 226, top]),
    polygon([x + 54, top - 74], [x - 88, top], [x - 78, top]),
    box(x + 180, top, 5, 70),
    box(x + 160, top + 68, 46, 12),
  );
}

function ship({ width, random }: Sheet, sea: number): string {
  const [x, long] = [width * 0.2, Math.min(width * 0.5, 760)];
  const deck = sea - 26;
  const boxes = { roof: [] as string[], shade: [] as string[], wall: [] as string[] };
  const inks = ["roof", "shade", "wall"] as const;
  const columns = Math.floor((long * 0.66) / 76);
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < random.whole(1, 3); row++) {
      boxes[random.pick(inks)].push(box(x + 60 + column * 76, deck - 38 - row * 38, 72, 36));
    }
  }
  const bridge = x + long * 0.78;
  return [
    ...inks.map((ink) => fill(ink, ...boxes[ink])),
    fill("wall", box(bridge, deck - 150, 104, 150), box(bridge - 16, deck - 168, 136, 22)),
    fill("roof", box(bridge + 62, deck - 220, 34, 54)),
    fill(
      "pane",
      ...[12, 42, 72].flatMap((left) => [-136, -96].map((up) => box(bridge + left, deck + up, 20, 16))),
    ),
    fill("mid", oval(x + long / 2, sea + 66, long * 0.52, 10)),
    fill(
      "front",
      polygon([x - 10, deck], [x + long + 70, deck], [x + long + 10, sea + 62], [x + 40, sea + 62]),
    ),
    fill(
      "roof",
      polygon([x + 27, sea + 40], [x + long + 26, sea + 40], [x + long + 10, sea + 64], [x + 40, sea + 64]),
    ),
  ].join("");
}

function sails({ width, height, random }: Sheet, sea: number): string {
  return [0.8, 0.92]
    .map((part) => {
      const x = width * (part + random.between(-0.03, 0.03));
      const y = sea + (height - sea) * random.between(0.16, 0.34);
      return (
        fill("wall", polygon([x + 4, y - 8], [x + 4, y - 150], [x + 74, y - 8])) +
        fill("shade", polygon([x - 6, y - 8], [x - 6, y - 116], [x - 52, y - 8])) +
        fill("front", polygon([x - 66, y], [x + 88, y], [x + 62, y + 24], [x - 44, y + 24]))
      );
    })
    .join("");
}

function quay({ width, height }: Sheet): string {
  const top = height * 0.9;
  const posts = Array.from({ length: 7 }, (_, index) => width * (0.06 + index * 0.148));
  return (
    fill(
      "front",
      box(0, top, width, height - top),
      ...posts.map((x) => box(x - 13, top - 34, 26, 36)),
      ...posts.map((x) => disc(x, top - 36, 19)),
    ) + fill("near", box(0, top, width, 8))
  );
}
