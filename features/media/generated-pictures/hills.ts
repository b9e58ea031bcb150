import { box, fill, polygon, type Scene, type Sheet, sky, sun, tree } from "./sheet.ts";

/** Fields and trees on hills, with a farm. */
export const hills: Scene = (sheet) => {
  const { height } = sheet;
  const layers = (["far", "mid", "near", "front"] as const).map((ink, index) => {
    const { outline, heightAt } = ridge(sheet, height * (0.52 + index * 0.115));
    const onIt = index === 0 ? "" : index === 1 ? farm(sheet, heightAt) : grove(sheet, heightAt, index);
    return fill(ink, outline) + onIt;
  });
  return sky(sheet) + sun(sheet).svg + layers.join("");
};

type Height = (x: number) => number;

function ridge({ width, height, random }: Sheet, top: number): { outline: string; heightAt: Height } {
  const waves = [1, 2, 3].map((count) => ({
    count: count * random.between(0.7, 1.3),
    size: (height * random.between(0.02, 0.05)) / count,
    phase: random.between(0, 2 * Math.PI),
  }));
  const heightAt: Height = (x) =>
    waves.reduce(
      (y, { count, size, phase }) => y + size * Math.sin((x / width) * 2 * Math.PI * count + phase),
      top,
    );
  const points = Array.from({ length: 33 }, (_, index): [number, number] => {
    const x = (width * index) / 32;
    return [x, heightAt(x)];
  });
  return { outline: polygon(...points, [width, height], [0, height]), heightAt };
}

function grove({ width, random }: Sheet, heightAt: Height, layer: number): string {
  const middle = random.between(0.15, 0.85) * width;
  const stands = Array.from({ length: random.whole(4, 7) }, (_, index) => {
    const x = middle + (index - 3) * random.between(50, 76);
    return tree(x, heightAt(x) + 6, random.between(90, 130) * (layer === 3 ? 1.35 : 1));
  });
  return (
    fill("front", ...stands.map(({ trunk }) => trunk)) + fill("leaf", ...stands.map(({ crown }) => crown))
  );
}

function farm({ width, random }: Sheet, heightAt: Height): string {
  const x = random.between(0.2, 0.75) * width;
  const foot = Math.max(heightAt(x), heightAt(x + 190)) + 14;
  const gable = (left: number, wide: number, tall: number) => ({
    wall: box(left, foot - tall, wide, tall),
    roof: polygon(
      [left - 8, foot - tall],
      [left + 18, foot - tall - 44],
      [left + wide - 18, foot - tall - 44],
      [left + wide + 8, foot - tall],
    ),
  });
  const [building, barn] = [gable(x, 110, 58), gable(x + 118, 76, 44)];
  return [
    fill("wall", building.wall),
    fill("shade", barn.wall),
    fill("roof", building.roof, barn.roof),
    fill(
      "pane",
      box(x + 18, foot - 44, 15, 20),
      box(x + 48, foot - 44, 15, 20),
      box(x + 146, foot - 34, 24, 34),
    ),
    fill("lit", box(x + 78, foot - 44, 15, 20)),
  ].join("");
}
