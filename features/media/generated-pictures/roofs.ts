import type { Ink } from "./colours.ts";
import { along, box, building, fill, type Scene, type Sheet, sky, sun } from "./sheet.ts";

/** Three rows of houses below the sun. */
export const roofs: Scene = (sheet) => {
  const { height } = sheet;
  return [
    sky(sheet),
    sun(sheet).svg,
    silhouettes(sheet, "far", [height * 0.5, height * 0.58]),
    silhouettes(sheet, "mid", [height * 0.6, height * 0.69]),
    nearRow(sheet),
  ].join("");
};

/** Houses of one colour, some windows lit. `tops` is where their eaves are. */
export function silhouettes(sheet: Sheet, ink: Ink, [min, max]: [number, number]): string {
  const shapes: string[] = [];
  const lights: string[] = [];
  along(sheet, [90, 170], (x, width) => {
    const eaves = sheet.random.between(min, max);
    const foot = Math.min(sheet.height, eaves + 150);
    const one = building(sheet.random, { x, width, eaves, foot });
    const below = box(x - 1, eaves, width + 2, sheet.height - eaves);
    shapes.push(one.wall, one.roof, one.chimney, below);
    lights.push(...one.lights.slice(0, 1));
  });
  return fill(ink, ...shapes) + fill("lit", ...lights);
}

/** Houses from edge to edge. `eaves`: in parts of the height. */
export function buildingsAlong(
  sheet: Sheet,
  widths: [number, number],
  eaves: [number, number],
  foot: number,
) {
  const { height, random } = sheet;
  const houses: ReturnType<typeof building>[] = [];
  along(sheet, widths, (x, width) =>
    houses.push(building(random, { x, width, eaves: height * random.between(...eaves), foot })),
  );
  return houses;
}

export function roofsAndWindows(houses: ReturnType<typeof buildingsAlong>): string {
  return [
    fill("roof", ...houses.map(({ roof }) => roof)),
    fill("pane", ...houses.flatMap(({ panes }) => panes)),
    fill("lit", ...houses.flatMap(({ lights }) => lights)),
  ].join("");
}

function nearRow(sheet: Sheet): string {
  const shaded = sheet.random.next() < 0.5 ? 0 : 1;
  const houses = buildingsAlong(sheet, [150, 250], [0.74, 0.83], sheet.height + 20);
  const isShaded = (_: unknown, index: number) => index % 2 === shaded;
  return [
    fill("front", ...houses.map(({ chimney }) => chimney)),
    fill("wall", ...houses.filter((_, index) => !isShaded(_, index)).map(({ wall }) => wall)),
    fill("shade", ...houses.filter(isShaded).map(({ wall }) => wall)),
    roofsAndWindows(houses),
  ].join("");
}
