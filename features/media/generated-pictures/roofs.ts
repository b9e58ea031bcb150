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
    const {
      wall,
      roof,
      chimney,
      lights: lit,
    } = building(sheet.random, { x, width, eaves, foot: Math.min(sheet.height, eaves + 150) });
    shapes.push(wall, roof, chimney, box(x - 1, eaves, width + 2, sheet.height - eaves));
    if (lit[0]) lights.push(lit[0]);
  });
  return fill(ink, ...shapes) + fill("lit", ...lights);
}

function nearRow(sheet: Sheet): string {
  const { height, random } = sheet;
  const walls: Record<"wall" | "shade", string[]> = { wall: [], shade: [] };
  const [roof, panes, lights, chimneys]: string[][] = [[], [], [], []];
  let isShaded = random.next() < 0.5;
  along(sheet, [150, 250], (x, width) => {
    const shown = building(random, {
      x,
      width,
      eaves: height * random.between(0.74, 0.83),
      foot: height + 20,
    });
    walls[isShaded ? "shade" : "wall"].push(shown.wall);
    isShaded = !isShaded;
    roof?.push(shown.roof);
    chimneys?.push(shown.chimney);
    panes?.push(...shown.panes);
    lights?.push(...shown.lights);
  });
  return [
    fill("front", ...(chimneys ?? [])),
    fill("wall", ...walls.wall),
    fill("shade", ...walls.shade),
    fill("roof", ...(roof ?? [])),
    fill("pane", ...(panes ?? [])),
    fill("lit", ...(lights ?? [])),
  ].join("");
}
