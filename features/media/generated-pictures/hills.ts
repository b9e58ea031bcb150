import { type Random, randomFrom } from "./random.ts";

/** #rrggbb; `layers` go from far to near. */
type Colours = { ground: string; layers: string[]; leaf: string };
/** `night` is for dark mode, where a bright sky would glare. */
type Palette = Colours & { suns: string[]; night?: Colours };

/** The area to draw on: about 1.6 million square units in any shape. */
type Sheet = { width: number; height: number; palette: Palette; random: Random };

const palettes: Palette[] = [
  {
    ground: "#f2efe7",
    layers: ["#e3dcc9", "#cfd3bb", "#a7b99b", "#5f8a6e", "#0e4a39"],
    leaf: "#7f9f7d",
    suns: ["#fbfaf6", "#a53c20"],
    night: {
      ground: "#1b2925",
      layers: ["#2d3f38", "#2c4a3e", "#265544", "#1b4a39", "#0c2f25"],
      leaf: "#547a5f",
    },
  },
  {
    ground: "#f0dfc0",
    layers: ["#e9c98f", "#dfac5e", "#cc7f4d", "#a8482c", "#5f2a20"],
    leaf: "#8d9c5f",
    suns: ["#fbf4e4", "#0e4a39"],
    night: {
      ground: "#2c201b",
      layers: ["#503726", "#684526", "#75432a", "#6e2f1e", "#3d1b14"],
      leaf: "#76804c",
    },
  },
  {
    ground: "#cfdfe0",
    layers: ["#b3cdd0", "#8fb3b8", "#5f8f96", "#32676f", "#173f48"],
    leaf: "#6f9a84",
    suns: ["#f6f3ea", "#d7a23f"],
    night: {
      ground: "#15282f",
      layers: ["#213b44", "#2a4f59", "#31626b", "#26555d", "#113139"],
      leaf: "#52806d",
    },
  },
  {
    ground: "#0c2b22",
    layers: ["#153d31", "#1f5141", "#2d6a55", "#3f8169", "#e5bb68"],
    leaf: "#3f7a5e",
    suns: ["#f5efe0", "#d8603a"],
  },
];

const moon = "#e3d3a6";

/** Layers of hills with a sun and a few trees, as SVG. Sizes are pixels. */
export function hillsSvg(seed: string, { width = 1600, height = 1000 } = {}): string {
  const random = randomFrom(seed);
  const palette = random.pick(palettes);
  // Whole numbers are only fine enough if every sheet has about the same area.
  const scale = Math.sqrt(1_600_000 / (width * height));
  const sheet = { width: Math.round(width * scale), height: Math.round(height * scale), palette, random };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${sheet.width} ${sheet.height}" preserveAspectRatio="xMidYMid slice" fill="none" stroke-linecap="round">` +
    nightStyle(palette) +
    `<path class="ground" fill="${palette.ground}" d="M0 0h${sheet.width}v${sheet.height}H0z"/>${hills(sheet)}</svg>`
  );
}

function nightStyle({ night }: Palette): string {
  if (!night) return "";
  const layers = night.layers.map((fill, index) => `.layer${index}{fill:${fill}}`).join("");
  const rest = `.ground{fill:${night.ground}}.leaf{fill:${night.leaf}}.sun{fill:${moon}}`;
  return `<style>@media(prefers-color-scheme:dark){${rest}${layers}}</style>`;
}

function hills(sheet: Sheet): string {
  const { width, height, palette, random } = sheet;
  const sun = { x: random.between(0.2, 0.8) * width, y: random.between(0.22, 0.36) * height };
  const parts = [
    `<circle class="sun" fill="${random.pick(palette.suns)}" ` +
      `cx="${sun.x.toFixed()}" cy="${sun.y.toFixed()}" r="${(height * random.between(0.09, 0.15)).toFixed()}"/>`,
  ];
  for (const [index, fill] of palette.layers.entries()) {
    const { path, heightAt } = ridge(sheet, height * (0.36 + index * 0.125));
    parts.push(`<path fill="#000" fill-opacity=".1" transform="translate(0 -9)" d="${path}"/>`);
    if (index > 0 && index < 4) parts.push(...trees(sheet, heightAt));
    parts.push(`<path class="layer${index}" fill="${fill}" d="${path}"/>`);
  }
  return parts.join("");
}

function ridge({ width, height, random }: Sheet, top: number) {
  const waves = [1, 2, 3].map((count) => ({
    count: count * random.between(0.7, 1.3),
    size: (height * random.between(0.03, 0.075)) / count,
    phase: random.between(0, 2 * Math.PI),
  }));
  const heightAt = (x: number) =>
    waves.reduce(
      (y, { count, size, phase }) => y + size * Math.sin((x / width) * 2 * Math.PI * count + phase),
      top,
    );
  const points = Array.from({ length: 41 }, (_, index) => (width * index) / 40);
  const line = points.map((x) => `${x.toFixed()} ${heightAt(x).toFixed(1)}`).join("L");
  return { path: `M${line}V${height}H0Z`, heightAt };
}

function trees({ width, palette, random }: Sheet, heightAt: (x: number) => number): string[] {
  const middle = random.between(0.1, 0.9) * width;
  return Array.from({ length: random.whole(2, 6) }, () => {
    const [x, radius] = [middle + random.between(-0.09, 0.09) * width, random.between(16, 34)];
    const y = heightAt(x) - radius * 1.1;
    return (
      `<path stroke="${palette.layers[4]}" stroke-width="5" d="M${x.toFixed()} ${y.toFixed()}v${(radius * 2.2).toFixed()}"/>` +
      `<circle class="leaf" fill="${palette.leaf}" cx="${x.toFixed()}" cy="${y.toFixed()}" r="${radius.toFixed()}"/>`
    );
  });
}
