import type { Site } from "../site/site.ts";
import { textWidth } from "./bar-fit.ts";

/** `width` in rem: what the bar must leave to logo and name, so that the name takes at most two lines. */
export type Brand = { width: number; size: "large" | "medium" | "small" };

const logo = 3; // rem, with the gap
const uneven = 1.18; // the longer of two lines, compared with half of the name
const bolder = 1.12; // headings beside links of the same size
const widest = 27; // rem

const steps = [
  { size: "large", max: 10, scale: 19 / 15 },
  { size: "medium", max: 16, scale: 17 / 15 },
  { size: "small", max: Number.POSITIVE_INFINITY, scale: 1 },
] as const;

export function brandOf({
  name,
  shortName,
  appearance,
}: Pick<Site, "name" | "shortName" | "appearance">): Brand {
  const { logo: picture, fonts } = appearance;
  if (picture?.hasName) {
    return { width: Math.min(16, (2.25 * picture.width) / picture.height), size: "large" };
  }
  const shown = shortName || name;
  const whole = textWidth(shown, fonts);
  const { size, scale } = steps.find(({ max }) => whole <= max) ?? steps[2];
  const words = shown.split(/\s+/).map((word) => textWidth(word, fonts));
  const line = Math.max((whole / 2) * uneven, ...words) * bolder * scale;
  return { width: Math.min(widest, logo + line), size };
}
