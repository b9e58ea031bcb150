import type { Ink } from "./colours.ts";
import { box, disc, fill, polygon, type Scene, type Sheet, sky } from "./sheet.ts";

/** A street with a tram, seen from its middle. */
export const street: Scene = (sheet) => {
  const { width, height, random } = sheet;
  const eye = { x: width * random.between(0.46, 0.54), y: height * 0.62 };
  const wide = width * 0.56;
  /** A point on the screen: beside the middle of the street and above the eye, at a distance from 1. */
  const at = (side: number, up: number, far: number): [number, number] => [
    eye.x + (side * wide) / far,
    eye.y - (up * height) / far,
  ];
  const radius = Math.min(width, height) * 0.06;
  return [
    sky(sheet),
    fill("sun", disc(eye.x, eye.y - height * random.between(0.27, 0.31), radius)),
    fill("ground", polygon(at(-1.3, -0.42, 1), at(0, 0, 50), at(1.3, -0.42, 1))),
    fill("ground", box(0, eye.y + height * 0.34, width, height)),
    ...[-1, 1].map((side) => facades(sheet, side, at)),
    rails(at),
    tram({ side: random.pick([-0.24, 0.24]), far: random.between(1.7, 2.6) }, at),
    fill("front", ...[0.28, 0.33].map((up) => polygon(at(-1, up, 1), at(-1, up + 0.006, 1), at(0, 0.2, 9)))),
  ].join("");
};

type Projection = (side: number, up: number, far: number) => [number, number];

const faces: Ink[] = ["wall", "shade", "mid", "wall", "shade"];

function facades({ random }: Sheet, side: number, at: Projection): string {
  const houses: string[] = [];
  const steps = [0.86, 1.25, 1.7, 2.3, 3.1, 4.3, 6.2, 9, 14];
  const first = random.whole(0, faces.length - 1);
  for (const [index, near] of steps.entries()) {
    const far = steps[index + 1] ?? 24;
    const top = random.between(0.36, 0.5);
    const ink = faces[(first + index) % faces.length] ?? "wall";
    const depth: Between = [near, far];
    const cornice = face(at, side, [top, top - 0.03], depth);
    const wall = face(at, side, [top, -0.42], depth);
    const panes = index < 6 ? windows({ side, near, far, top }, at, random.whole(0, 11)) : "";
    houses.push(fill(ink, wall) + fill("roof", cornice) + panes);
  }
  return houses.reverse().join("");
}

type Between = [from: number, to: number];

/** A part of a facade, between two heights and two distances. */
function face(at: Projection, side: number, [top, bottom]: Between, [near, far]: Between): string {
  return polygon(at(side, top, near), at(side, top, far), at(side, bottom, far), at(side, bottom, near));
}

type Facade = { side: number; near: number; far: number; top: number };

function windows({ side, near, far, top }: Facade, at: Projection, lit: number): string {
  // Equal parts of a wall are equal steps of 1 / distance on the screen only if divided by depth.
  const depth = (part: number) => near + (far - near) * part;
  const panes: string[] = [];
  const lights: string[] = [];
  for (const [floor, up] of [top - 0.16, top - 0.32, top - 0.48, top - 0.64].entries()) {
    for (const [column, part] of [0.12, 0.42, 0.72].entries()) {
      const pane = face(at, side, [up + 0.09, up], [depth(part), depth(part + 0.17)]);
      (floor * 3 + column === lit ? lights : panes).push(pane);
    }
  }
  return fill("pane", ...panes) + (lights.length > 0 ? fill("lit", ...lights) : "");
}

function rails(at: Projection): string {
  const lines = [-0.36, -0.12, 0.12, 0.36].map((side) =>
    polygon(at(side - 0.012, -0.42, 1), at(side, -0.42, 30), at(side + 0.012, -0.42, 1)),
  );
  return fill("near", ...lines);
}

/** The tram is seen from the front. */
function tram({ side, far }: { side: number; far: number }, at: Projection): string {
  const [left, foot] = at(side - 0.26, -0.39, far);
  const [right, top] = at(side + 0.26, 0.13, far);
  const [width, height] = [right - left, foot - top];
  const part = (x: number, y: number, wide: number, tall: number) =>
    box(left + x * width, top + y * height, wide * width, tall * height);
  return [
    fill("front", part(0.1, 0.94, 0.8, 0.09), part(0.3, -0.1, 0.4, 0.03), part(0.48, -0.09, 0.04, 0.1)),
    fill("roof", part(0, 0.05, 1, 0.91)),
    fill("wall", part(0, 0.05, 1, 0.5), part(0.08, 0, 0.84, 0.06)),
    fill("pane", part(0.07, 0.17, 0.25, 0.3), part(0.36, 0.17, 0.28, 0.3), part(0.68, 0.17, 0.25, 0.3)),
    fill(
      "lit",
      part(0.3, 0.08, 0.4, 0.055),
      disc(left + width * 0.18, top + height * 0.74, width * 0.06),
      disc(left + width * 0.82, top + height * 0.74, width * 0.06),
    ),
  ].join("");
}
