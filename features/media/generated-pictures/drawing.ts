import { sceneCount } from "../generated-picture.ts";
import { type Ink, type Inks, inksOf, moodCount, type Scheme, type SiteColours } from "./colours.ts";
import { harbour } from "./harbour.ts";
import { hills } from "./hills.ts";
import { randomFrom } from "./random.ts";
import { river } from "./river.ts";
import { roofs } from "./roofs.ts";
import type { Scene } from "./sheet.ts";
import { square } from "./square.ts";
import { street } from "./street.ts";

const scenes: Scene[] = [roofs, river, street, square, harbour, hills];

type Options = {
  colours: SiteColours;
  /** Pixels. */
  width?: number;
  height?: number;
  /** Default: both, as the reader's system has it. */
  scheme?: Scheme;
};

/** A drawing for what has no picture, as SVG: the same for the same seed, which is eight hex digits. */
export function drawingSvg(seed: string, { colours, width = 1600, height = 1000, scheme }: Options): string {
  const random = randomFrom(seed);
  const number = Number.parseInt(seed, 16);
  const scene = scenes[number % sceneCount] ?? roofs;
  const inks = inksOf(colours, random.whole(0, moodCount - 1));
  // Whole numbers are only fine enough if every sheet has about the same area.
  const scale = Math.sqrt(1_600_000 / (width * height));
  const [wide, tall] = [Math.round(width * scale), Math.round(height * scale)];
  const content = scene({ width: wide, height: tall, random });
  const schemes = scheme ? { light: inks[scheme], dark: inks[scheme] } : inks;
  return svgOf({ width, height, viewBox: `0 0 ${wide} ${tall}` }, content, schemes);
}

export function svgOf(
  { width, height, viewBox }: { width: number; height: number; viewBox: string },
  content: string,
  { light, dark }: Record<Scheme, Partial<Inks>>,
): string {
  const inks = Object.keys(light) as Ink[];
  const rules = (of: Partial<Inks>) => inks.map((ink) => ruleOf(content, ink, of[ink] ?? "")).join("");
  const night = light === dark ? "" : `@media(prefers-color-scheme:dark){${rules(dark)}}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}" ` +
    `preserveAspectRatio="xMidYMid slice"><style>${rules(light)}${night}</style>${content}</svg>`
  );
}

/** Returns an empty text if nothing has this colour. */
function ruleOf(content: string, ink: Ink, colour: string): string {
  const filled = content.includes(`"${ink}"`) ? `.${ink}{fill:${colour}}` : "";
  const line = content.includes(`"${ink}-line"`) ? `.${ink}-line{fill:none;stroke:${colour}}` : "";
  return filled + line;
}
