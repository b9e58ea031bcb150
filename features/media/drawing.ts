import { assembly } from "./drawings/assembly.ts";
import { contours } from "./drawings/contours.ts";
import { type Palette, palettes } from "./drawings/palette.ts";
import { plan } from "./drawings/plan.ts";
import { hash, randomFrom } from "./drawings/random.ts";
import { rooftops } from "./drawings/rooftops.ts";
import type { Sheet } from "./drawings/sheet.ts";
import { transit } from "./drawings/transit.ts";

export const motifs = ["plan", "transit", "contours", "rooftops", "assembly"] as const;
export type Motif = (typeof motifs)[number];

const painters: Record<Motif, (sheet: Sheet) => string> = { plan, transit, contours, rooftops, assembly };

/** 32-bit hash of a text (FNV-1a), as 8 hex digits: the seed of its picture. */
export function seedOf(text: string): string {
  return hash(text).toString(16).padStart(8, "0");
}

/**
 * An SVG document drawn from the seed, which may be any text. The motif follows from the seed unless named.
 * Width and height are in pixels, 1600 by 1000 unless given; the picture is composed for their proportion.
 */
export function drawing(
  seed: string,
  options: { motif?: Motif; width?: number; height?: number } = {},
): string {
  const { width = 1600, height = 1000 } = options;
  const choices = randomFrom(seed);
  const drawnMotif = choices.pick(motifs);
  const palette: Palette = choices.pick(palettes);
  const motif = options.motif ?? drawnMotif;

  // Whole numbers are only fine enough when every sheet has about the same area.
  const scale = Math.sqrt(1_600_000 / (width * height));
  const sheet: Sheet = {
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    palette,
    random: randomFrom(`${motif} ${seed}`),
  };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${sheet.width} ${sheet.height}" preserveAspectRatio="xMidYMid slice" ` +
    `fill="none" stroke-linecap="round" stroke-linejoin="round">` +
    `<path fill="${palette.ground}" d="M0 0h${sheet.width}v${sheet.height}H0z"/>${painters[motif](sheet)}</svg>`
  );
}
