import { hills } from "./placeholder-art/hills.ts";
import { palettes } from "./placeholder-art/palette.ts";
import { hash, randomFrom } from "./placeholder-art/random.ts";

/** The seed of a title's placeholder, as 8 hex digits. */
export function seedOf(text: string): string {
  return hash(text).toString(16).padStart(8, "0");
}

/** The picture for an article without a cover: an SVG drawn from any seed. Sizes are pixels. */
export function placeholderSvg(
  seed: string,
  { width = 1600, height = 1000 }: { width?: number; height?: number } = {},
): string {
  const random = randomFrom(seed);
  const palette = random.pick(palettes);
  // Whole numbers are only fine enough if every sheet has about the same area.
  const scale = Math.sqrt(1_600_000 / (width * height));
  const sheet = { width: Math.round(width * scale), height: Math.round(height * scale), palette, random };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${sheet.width} ${sheet.height}" preserveAspectRatio="xMidYMid slice" fill="none" stroke-linecap="round">` +
    `<path fill="${palette.ground}" d="M0 0h${sheet.width}v${sheet.height}H0z"/>${hills(sheet)}</svg>`
  );
}
