import { buildingsAlong, roofsAndWindows, silhouettes } from "./roofs.ts";
import { box, disc, fill, oval, polygon, type Scene, type Sheet, sky, sun, tree } from "./sheet.ts";

/** A square with a fountain, trees and people. */
export const square: Scene = (sheet) => {
  const { width, height } = sheet;
  const foot = height * 0.7;
  return [
    sky(sheet),
    sun(sheet).svg,
    silhouettes(sheet, "far", [height * 0.47, height * 0.53]),
    terrace(sheet, foot),
    fill("ground", box(0, foot, width, height - foot)),
    paving(sheet, foot),
    fountain(sheet, foot),
    planted(sheet, foot),
    people(sheet, foot),
  ].join("");
};

function terrace(sheet: Sheet, foot: number): string {
  const houses = buildingsAlong(sheet, [150, 230], [0.53, 0.57], foot);
  return [
    fill("mid", ...houses.map(({ wall }) => wall)),
    fill("shade", ...houses.filter((_, index) => index % 2 === 0).map(({ wall }) => wall)),
    roofsAndWindows(houses),
  ].join("");
}

function paving({ width, height }: Sheet, foot: number): string {
  const lines = [0.12, 0.32, 0.62].map((part) => box(0, foot + (height - foot) * part, width, 4));
  const rays = Array.from({ length: 9 }, (_, index) => {
    const x = (index - 4) * width * 0.3 + width / 2;
    return polygon([width / 2 + (index - 4) * width * 0.1, foot], [x + 5, height], [x - 5, height]);
  });
  return `<g opacity=".45">${fill("wall", ...lines, ...rays)}</g>`;
}

function fountain({ width, height, random }: Sheet, foot: number): string {
  const x = width * random.between(0.42, 0.58);
  const y = foot + (height - foot) * 0.42;
  return [
    fill("near", oval(x, y + 14, 190, 40)),
    fill("water", oval(x, y, 172, 30)),
    fill("near", box(x - 16, y - 150, 32, 152), oval(x, y - 150, 76, 16)),
    fill("water", oval(x, y - 154, 62, 10)),
    fill(
      "wall",
      ...[-58, -30, 30, 58].map((side) => box(x + side - 3, y - 150, 6, 146)),
      disc(x, y - 182, 15),
    ),
  ].join("");
}

function planted({ width, height, random }: Sheet, foot: number): string {
  const places = [0.04, 0.13, 0.24, 0.76, 0.87, 0.96];
  const stands = places.map((part) => {
    const y = foot + (height - foot) * random.between(0.06, 0.3);
    return { x: width * part + random.between(-20, 20), y, size: random.between(230, 310) };
  });
  const trees = stands.toSorted((one, other) => one.y - other.y).map(({ x, y, size }) => tree(x, y, size));
  return (
    fill("near", ...stands.map(({ x, y, size }) => oval(x, y, size * 0.26, 10))) +
    trees.map(({ trunk, crown }) => fill("front", trunk) + fill("leaf", crown)).join("")
  );
}

function people({ width, height, random }: Sheet, foot: number): string {
  const inks = ["roof", "front", "near", "roof", "front"] as const;
  return inks
    .map((ink) => {
      const x = width * random.between(0.14, 0.86);
      const y = foot + (height - foot) * random.between(0.55, 0.86);
      return (
        fill("near", oval(x + 16, y, 30, 6)) +
        fill(ink, `M${Math.round(x - 18)} ${Math.round(y)}v-58a18 18 0 0 1 36 0v58z`) +
        fill("front", disc(x, y - 92, 14))
      );
    })
    .join("");
}
