import { apart, beside, legs, meeting, octagon, rounded } from "./octilinear.ts";
import { circle, dots, fill, middle, type Point, stroke, trace } from "./path.ts";
import type { Sheet } from "./sheet.ts";

interface Line {
  colour: string;
  course: Point[];
}
interface Trunk {
  /** Where all lines run side by side. */
  course: Point[];
  lines: Line[];
}

const lineWidth = 21;
const gap = 26;

/** Transit lines in bundles that part and cross, with their stations. */
export function transit(sheet: Sheet): string {
  const { palette, random, width, height } = sheet;
  const colours = random.shuffle([palette.accent, palette.bright, palette.ink, palette.leaf]);
  const flat = level(sheet, colours);
  const steep = upright(sheet, colours);
  const crossing = meeting(flat.course, steep.course) ?? [width / 2, height / 2];
  const trunks = random.chance(0.5) ? [flat, steep] : [steep, flat];
  const radius = random.chance(0.55) ? Math.min(width, height) * random.between(0.26, 0.36) : 0;
  const outer = slants(sheet, colours, random.whole(1, 2));
  const crossings = [
    ...[...trunks, ...outer].flatMap(({ course }) => onRing(course, crossing, radius)),
    ...outer.flatMap(({ course }) => trunks.map(({ lines }) => meeting(course, midmost(lines)))),
    meeting(outer[0]?.course ?? [], outer[1]?.course ?? []),
  ];
  const gates: Point[] = [];
  for (const place of crossings) if (place && free(place, [crossing, ...gates], 100)) gates.push(place);
  return [
    land(sheet, crossing),
    tracks(outer, sheet),
    radius > 0 ? ring(sheet, crossing, radius) : "",
    ...trunks.map(({ lines }) => tracks(lines, sheet)),
    stops([...outer, ...trunks.flatMap(({ lines }) => lines)], sheet, [crossing, ...gates]),
    platforms(trunks, sheet, [crossing, ...gates]),
    interchanges(gates, sheet),
    hub(crossing, sheet, Math.max(flat.lines.length, steep.lines.length)),
  ].join("");
}

/** Zones, a river and parks, all as angular as the lines. */
function land({ palette, random, width, height }: Sheet, crossing: Point): string {
  const reach = Math.hypot(width, height) * 0.55;
  const zones = [1, 0.72, 0.45].map((share) => octagon(crossing, reach * share));
  const drop = random.between(0.1, 0.3) * height;
  const start = random.between(0.15, 0.7) * height;
  const bend = random.between(0.15, 0.6) * width;
  const down = random.chance(0.5) ? 1 : -1;
  const bank: Point[] = [
    [-60, start],
    [bend, start],
    [bend + drop, start + drop * down],
    [bend + drop * 2.2, start + drop * down],
    [bend + drop * 3.2, start + drop * down * 2],
    [width + 60, start + drop * down * 2],
  ];
  const parks = [0, 1, 2].map((): string => {
    const [x, y] = [random.next() * width, random.next() * height];
    const [across, cut] = [random.between(120, 230), random.between(30, 60)];
    return `M${Math.round(x)} ${Math.round(y)}h${Math.round(across)}l${Math.round(cut)} ${Math.round(cut)}v${Math.round(across * 0.5)}h-${Math.round(across)}l-${Math.round(cut)}-${Math.round(cut)}z`;
  });
  const rows: string[] = [];
  for (let y = 20; y < height; y += 40) rows.push(`M20 ${y}H${width}`);
  return [
    fill(palette.tint, zones.join(""), ' fill-rule="evenodd"'),
    fill(palette.leaf, parks.join(""), ' opacity=".32"'),
    stroke(palette.water, random.between(60, 110), rounded(bank, 90)),
    stroke(palette.shade, 5, rows.join(""), ' stroke-dasharray="0 40"'),
  ].join("");
}

function level({ palette, random, width, height }: Sheet, colours: readonly string[]): Trunk {
  const y = random.between(0.3, 0.68) * height;
  const first = random.between(0.16, 0.34) * width;
  const last = random.between(0.66, 0.82) * width;
  const bend = random.between(0.36, 0.46) * width;
  const drop = Math.min(random.between(0.07, 0.2) * Math.min(width, height), (last - bend) * 0.7);
  const sway = y > height / 2 ? -drop : drop;
  const inner: Point[] = [
    [first, y],
    [bend, y],
    [bend + drop, y + sway],
    [last, y + sway],
  ];
  const count = random.whole(2, 4);
  const lines = colours.slice(0, count).map((colour, place): Line => {
    // The outermost lines leave the bundle outward, so that no two of them cross.
    const outward = place - (count - 1) / 2;
    const [entry, exit] = [0, 0].map(() => (random.chance(0.75) ? Math.sign(outward) : 0)) as [
      number,
      number,
    ];
    const fan = random.between(0.1, 0.22) * Math.min(width, height) * Math.max(0.6, Math.abs(outward));
    const course: Point[] = [
      [Math.min(-80, first - fan - 40), y + entry * fan],
      [first - fan * Math.abs(entry), y + entry * fan],
      ...inner,
      [last + fan * Math.abs(exit), y + sway + exit * fan],
      [Math.max(width + 80, last + fan + 40), y + sway + exit * fan],
    ];
    return {
      colour: colour === palette.ground ? palette.ink : colour,
      course: beside(course, outward * gap),
    };
  });
  return { course: inner, lines };
}

function upright(sheet: Sheet, colours: readonly string[]): Trunk {
  const turned = level({ ...sheet, width: sheet.height, height: sheet.width }, [...colours].reverse());
  const lines = turned.lines.slice(0, 3);
  return {
    course: turned.course.map(flip),
    lines: lines.map(({ colour, course }) => ({ colour, course: course.map(flip) })),
  };
}

function flip([x, y]: Point): Point {
  return [y, x];
}

/** Single lines that cross the sheet from edge to edge at a slant. */
function slants({ random, width, height }: Sheet, colours: readonly string[], count: number): Line[] {
  const rising = random.chance(0.5);
  return colours.slice(-count).map((colour, index) => {
    const up = rising === (index === 0) ? -1 : 1;
    const y = (up < 0 ? random.between(0.82, 0.93) : random.between(0.07, 0.18)) * height;
    const climb = random.between(0.52, 0.78) * Math.min(height, width * 0.8);
    const from = random.between(0.06, 0.9 - climb / width) * width;
    const course: Point[] = [
      [-80, y],
      [from, y],
      [from + climb, y + up * climb],
      [width + 80, y + up * climb],
    ];
    return { colour, course };
  });
}

function tracks(lines: readonly Line[], { palette }: Sheet): string {
  const casing = lines.map(({ course }) => rounded(course, 60)).join("");
  return (
    stroke(palette.ground, lineWidth + 12, casing) +
    lines.map(({ colour, course }) => stroke(colour, lineWidth, rounded(course, 60))).join("")
  );
}

function stops(lines: readonly Line[], { palette }: Sheet, taken: readonly Point[]): string {
  const places: Point[] = [];
  for (const { course } of lines) {
    for (const [index, [from, to]] of legs(course).entries()) {
      const shared = course.length > 4 && index > 1 && index < course.length - 3;
      const count = shared ? 0 : Math.floor(apart(from, to) / 92);
      for (let stop = 0; stop < count; stop++) places.push(middle(from, to, (stop + 0.5) / count));
    }
  }
  return stroke(palette.light, 10, dots(places.filter((place) => free(place, taken, 56))));
}

/** The short bars that join the parallel lines of a bundle at a station. */
function platforms(trunks: readonly Trunk[], { palette, random }: Sheet, taken: readonly Point[]): string {
  const bars: string[] = [];
  for (const { course, lines } of trunks) {
    const half = ((lines.length - 1) * gap) / 2;
    for (const [from, to] of legs(course)) {
      const length = apart(from, to);
      const count = Math.floor(length / random.between(90, 130));
      const [x, y] = [(-(to[1] - from[1]) / length) * half, ((to[0] - from[0]) / length) * half];
      for (let stop = 0; stop < count; stop++) {
        const place = middle(from, to, (stop + 0.5) / count);
        const ends: Point[] = [
          [place[0] - x, place[1] - y],
          [place[0] + x, place[1] + y],
        ];
        if (free(place, taken, 84)) bars.push(trace(ends));
      }
    }
  }
  return stroke(palette.deep, 31, bars.join("")) + stroke(palette.light, 18, bars.join(""));
}

function ring({ palette }: Sheet, at: Point, radius: number): string {
  const around = circle(at, radius);
  return stroke(palette.ground, lineWidth + 12, around) + stroke(palette.leaf, lineWidth, around);
}

/** Where a course passes through the ring. */
function onRing(course: readonly Point[], at: Point, radius: number): Point[] {
  return legs(course).flatMap(([from, to]) => {
    const [near, far] = [apart(from, at), apart(to, at)];
    return near > radius === far > radius ? [] : [middle(from, to, (radius - near) / (far - near))];
  });
}

function midmost(lines: readonly Line[]): readonly Point[] {
  return lines[lines.length >> 1]?.course ?? [];
}

function free(place: Point, taken: readonly Point[], room: number): boolean {
  return taken.every((other) => apart(place, other) > room);
}

function interchanges(places: readonly Point[], { palette }: Sheet): string {
  return (
    fill(palette.deep, places.map((place) => circle(place, 33)).join("")) +
    fill(palette.light, places.map((place) => circle(place, 24)).join(""))
  );
}

function hub(at: Point, { palette }: Sheet, lines: number): string {
  const radius = 26 + lines * 10;
  return (
    fill(palette.deep, circle(at, radius)) +
    fill(palette.light, circle(at, radius - 11)) +
    fill(palette.accent, circle(at, radius * 0.34))
  );
}
