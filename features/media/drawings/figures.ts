import { fill, type Point } from "./path.ts";
import type { Sheet } from "./sheet.ts";

export interface Person {
  /** The middle of the chest. */
  at: Point;
  /** The width of the shoulders, in drawing units. */
  size: number;
}

const skins = ["#4f2d1e", "#7d4a2d", "#a96d43", "#cf9a6b"] as const;
const hairColours = ["#1a1310", "#1a1310", "#37231a", "#a39a8c"] as const;

/** A row of people who do not hide each other: shoulders, heads, and the hair or scarf on them, a path a colour. */
export function figures(people: readonly Person[], { palette, random }: Sheet): string {
  const { shade, leaf, ink, accent, bright, light, deep } = palette;
  const layers = new Map<string, string>();
  const draw = (layer: string, colour: string, data: string) => {
    const key = `${layer}${colour}`;
    layers.set(key, (layers.get(key) ?? "") + data);
  };
  for (const { at, size } of people) {
    const [x, y] = [Math.round(at[0]), Math.round(at[1])];
    const radius = Math.round(size * 0.21);
    const head = y - Math.round(size * 0.72);
    const skin = random.pick(skins);
    draw(
      "2",
      random.pick([shade, leaf, ink, accent, bright, light, shade, deep]),
      shoulders(x, y, Math.round(size / 2)),
    );
    draw("3", skin, disc(x, head, radius));
    const look = random.next();
    const hair = random.pick(hairColours);
    if (look < 0.34) draw("4", hair, crop(x, head, radius, 0.75));
    else if (look < 0.52)
      draw("4", hair, crop(x, head, radius, 0.15) + disc(x, head - radius - 4, Math.round(radius * 0.5)));
    else if (look < 0.7) {
      draw("1", hair, bob(x, head, Math.round(radius * 1.28)));
      draw("4", hair, crop(x, head, radius, 0.55));
    } else if (look < 0.9)
      draw("4", random.pick([accent, light, leaf, bright, deep]), scarf(x, head, radius));
  }
  const sorted = [...layers].sort(([left], [right]) => (left < right ? -1 : 1));
  return sorted
    .map(([key, data]) => fill(key.slice(1), data, key.startsWith("4") ? ' fill-rule="evenodd"' : ""))
    .join("");
}

/** The shoulders with a stub of neck, long enough to go down behind the next row. */
function shoulders(x: number, y: number, half: number): string {
  const [neck, slope] = [Math.round(half * 0.2), Math.round(half * 0.32)];
  const top = y - Math.round(half * 1.12);
  return `M${x - half} ${y + 2 * half}v-${2 * half}q0-${slope * 2 + 6} ${half - neck}-${y - top - 8}v-${slope}h${2 * neck}v${slope}q${half - neck} ${y - top - slope * 2 - 14} ${half - neck} ${y - top - 8}v${2 * half}z`;
}

function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0 ${radius} ${radius} 0 1 0-${2 * radius} 0z`;
}

/** Short hair: the upper half of the head, with a hairline that sags by the given share of the radius upwards. */
function crop(x: number, y: number, radius: number, sag: number): string {
  return `M${x - radius - 1} ${y}a${radius + 1} ${radius + 1} 0 0 1 ${2 * radius + 2} 0q-${radius}-${Math.round(radius * (0.5 + sag))}-${2 * radius + 2} 0z`;
}

function bob(x: number, y: number, half: number): string {
  return `M${x - half} ${y + half}v-${half}a${half} ${half} 0 0 1 ${2 * half} 0v${half}z`;
}

/** A headscarf: a hood that falls on the shoulders, open around the face. */
function scarf(x: number, y: number, radius: number): string {
  const wide = Math.round(radius * 1.24);
  const [face, fall] = [Math.round(radius * 0.74), Math.round(radius * 1.5)];
  return `M${x - wide} ${y}a${wide} ${wide} 0 0 1 ${2 * wide} 0q0 ${Math.round(fall * 0.6)} ${Math.round(wide * 0.5)} ${fall}h-${3 * wide}q${Math.round(wide * 0.5)}-${Math.round(fall * 0.4)} ${Math.round(wide * 0.5)}-${fall}z${disc(x, y, face)}`;
}
