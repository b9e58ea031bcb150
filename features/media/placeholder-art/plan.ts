import type { Modal } from "./palette.ts";

/** The plan of a quarter: blocks of buildings along streets, parks, and a river. */
export function plan(sheet: Modal): string {
  const { width, height, palette, random } = sheet;
  const reach = Math.hypot(width, height) / 2;
  const angle = random.between(-24, 24).toFixed(1);
  const [columns, rows] = [spans(sheet, reach), spans(sheet, reach)];
  const blocks = rows.flatMap(([y, deep]) => columns.map(([x, wide]) => block(sheet, { x, y, wide, deep })));
  const river = course(sheet);
  return (
    `<g transform="translate(${width / 2} ${height / 2}) rotate(${angle})">${blocks.join("")}</g>` +
    `<path stroke="${palette.ground}" stroke-width="230" d="${river}"/>` +
    `<path stroke="${palette.water}" stroke-width="180" d="${river}"/>`
  );
}

/** Where blocks begin and how far they go, with streets between them. */
function spans({ random }: Modal, reach: number): [number, number][] {
  const found: [number, number][] = [];
  for (let start = -reach; start < reach; ) {
    const length = random.between(90, 190);
    found.push([start, length]);
    start += length + random.pick([16, 16, 22, 40]);
  }
  return found;
}

type Block = { x: number; y: number; wide: number; deep: number };

function block({ palette, random }: Modal, { x, y, wide, deep }: Block): string {
  if (random.chance(0.1)) {
    const crowns = Array.from(
      { length: 7 },
      () =>
        `<circle fill="${palette.leaf}" cx="${random.whole(x + 18, x + wide - 18)}" ` +
        `cy="${random.whole(y + 18, y + deep - 18)}" r="${random.whole(9, 16)}"/>`,
    );
    return rectangle(palette.layers[1], { x, y, wide, deep }) + crowns.join("");
  }
  const parts: string[] = [];
  for (let left = x; left < x + wide - 12; ) {
    const across = Math.min(random.between(28, 74), x + wide - left);
    const shades = palette.layers.slice(0, 4);
    const fill = random.chance(0.07) ? palette.accent : random.pick(shades);
    const yard = random.chance(0.6) ? deep * random.between(0.25, 0.45) : 0;
    const from = random.chance(0.5) ? y : y + yard;
    parts.push(rectangle(fill, { x: left, y: from, wide: across - 3, deep: deep - yard }));
    left += across;
  }
  return parts.join("");
}

function rectangle(fill: string, { x, y, wide, deep }: Block): string {
  return `<path fill="${fill}" d="M${x.toFixed()} ${y.toFixed()}h${wide.toFixed()}v${deep.toFixed()}h${(-wide).toFixed()}z"/>`;
}

function course({ width, height, random }: Modal): string {
  const [from, to] = [random.between(0.2, 0.9), random.between(0.2, 0.9)].map((share) => share * height);
  const [bend, back] = [random.between(0, 1), random.between(0, 1)].map((share) => share * height);
  const [first, second] = [0.33 * width, 0.66 * width].map((x) => x.toFixed());
  return `M-120 ${from?.toFixed()}C${first} ${bend?.toFixed()} ${second} ${back?.toFixed()} ${width + 120} ${to?.toFixed()}`;
}
