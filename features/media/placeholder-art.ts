import { hills } from "./placeholder-art/hills.ts";
import { type Modal, palettes } from "./placeholder-art/palette.ts";
import { plan } from "./placeholder-art/plan.ts";
import { hash, randomFrom } from "./placeholder-art/random.ts";

export const motifs = ["plan", "hills"] as const;

const painters: Record<(typeof motifs)[number], (sheet: Modal) => string> = { plan, hills };

/** 32-bit hash of a text (FNV-1a), as 8 hex digits: the seed of its picture. */
export function seedOf(text: string): string {
  return hash(text).toString(16).padStart(8, "0");
}

/**
 * The placeholder for what has no picture: an SVG document drawn from the seed, which may be any text. Width and
 * height are in pixels, 1600 by 1000 unless given.
 */
export function drawing(
  seed: string,
  { width = 1600, height = 1000 }: { width?: number; height?: number } = {},
): string {
  const random = randomFrom(seed);
  const motif = random.pick(motifs);
  const palette = random.pick(palettes);
  // Whole numbers are only fine enough when every sheet has about the same area.
  const scale = Math.sqrt(1_600_000 / (width * height));
  const sheet = { width: Math.round(width * scale), height: Math.round(height * scale), palette, random };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${sheet.width} ${sheet.height}" preserveAspectRatio="xMidYMid slice" fill="none" stroke-linecap="round">` +
    `<path fill="${palette.ground}" d="M0 0h${sheet.width}v${sheet.height}H0z"/>${painters[motif](sheet)}</svg>`
  );
}
