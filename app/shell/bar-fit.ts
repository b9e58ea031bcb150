import type { Settings } from "#core/settings.ts";
import type { PageLink } from "./links.ts";

type FontPairName = Settings["appearance"]["fonts"];

/** `from`: the list width in rem from which the link is in the bar; below, it is under "More". */
type FittedLink = PageLink & { from?: number };

const certain = 38; // rem; the least width of the list, in the narrowest window with a bar
const shared = 47.5; // rem; of the name and the list in that window
const max = 50; // rem; the greatest width of the list, beside a name of up to 16 rem
const maxName = 16; // rem
const step = 2; // rem, and twice as much below 40; app.css has a class for each
const gap = 1.25; // rem
const moreButton = 5; // rem
const opener = 1.5; // rem; opens the links below one
const maxWidth = 14; // rem; longer labels are cut
const widened = 1.15; // the other font pairs are at most this much wider

/**
 * Which links fit into the bar, by estimated widths: the page is the same for everybody and must be right
 * before any script runs.
 */
export function fitLinks(links: PageLink[], fonts: FontPairName, brand = 0) {
  const min = minWidth(brand);
  const greatest = max - Math.max(0, brand - maxName);
  const widths = links.map(
    ({ text, links: below }) => Math.min(textWidth(text, fonts), maxWidth) + (below ? opener : 0),
  );
  const total = widths.reduce((sum, width) => sum + width + gap, -gap);
  const fitted = links.map((link, index): FittedLink => {
    const used = widths.slice(0, index + 1).reduce((sum, width) => sum + width + gap, 0);
    const from = Math.min(used + moreButton, total);
    return from <= min || total <= min + step ? link : { ...link, from: stepAbove(from) };
  });
  return {
    bar: fitted.filter(({ from = 0 }) => from <= greatest),
    more: fitted.filter(({ from = 0 }) => from > 0),
  };
}

function stepAbove(from: number): number {
  const size = from > 40 ? step : 2 * step;
  return Math.ceil(from / size) * size;
}

/** The least width of the list beside a name that needs so much, in rem. */
export function minWidth(brand = 0): number {
  return Math.min(certain, Math.floor(shared - brand));
}

/** The width in rem, in the size of the links. It errs on the wide side. */
export function textWidth(text: string, fonts: FontPairName): number {
  const scale = fonts === "source" ? 1 : widened;
  const widths = Array.from(text, (letter): number => {
    if (/\p{M}/u.test(letter)) return 0;
    if (/[ijlI .,;:'’!|-]/.test(letter)) return 0.28;
    if (/[frt()]/.test(letter)) return 0.37;
    if (/[csvxzJ]/.test(letter)) return 0.47;
    if (/[mwMW@%\u0400-\u04ff]/.test(letter)) return 0.84;
    if (/\p{Lu}/u.test(letter)) return 0.61;
    return /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]|\p{Emoji_Presentation}/u.test(letter)
      ? 1.05
      : 0.55;
  });
  return widths.reduce((sum, width) => sum + width, 0) * 0.9375 * scale;
}
