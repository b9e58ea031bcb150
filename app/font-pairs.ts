import type { Settings } from "#core/settings.ts";
import classic from "../.fonts/classic.css?url";
import commissioner from "../.fonts/commissioner-latin.woff2?url";
import source from "../.fonts/fonts.css?url";
import garamond from "../.fonts/garamond-latin.woff2?url";
import humanist from "../.fonts/humanist.css?url";
import inter from "../.fonts/inter-latin.woff2?url";
import literata from "../.fonts/literata-latin.woff2?url";
import manrope from "../.fonts/manrope-latin.woff2?url";
import modern from "../.fonts/modern.css?url";
import open from "../.fonts/open-latin.woff2?url";
import sans from "../.fonts/sans-latin.woff2?url";
import serif from "../.fonts/serif-latin.woff2?url";

const serifs = ["georgia", "noto serif", "times", "dejavu serif"];
const sanses = ["arial", "roboto", "noto sans", "dejavu sans"];
const stack = (name: string, fallbacks: string[], last: string) =>
  [name, ...fallbacks.map((fallback) => `${name} like ${fallback}`)].map((font) => `"${font}"`).join(",") +
  `,${last}`;

type FontPair = {
  /** The style sheet that declares the fonts, and the system fonts that stand in for them. */
  sheet: string;
  /** Files to preload on every page. */
  files: string[];
  /** `serif` is for headings and articles. Undefined for the standard fonts. */
  families?: { serif: string; sans: string };
};

export const fontPairs: Record<Settings["appearance"]["fonts"], FontPair> = {
  source: { sheet: source, files: [serif, sans] },
  humanist: {
    sheet: humanist,
    files: [literata, commissioner],
    families: {
      serif: stack("Literata", serifs, "serif"),
      sans: stack("Commissioner", sanses, "sans-serif"),
    },
  },
  modern: {
    sheet: modern,
    files: [manrope, inter],
    families: { serif: stack("Manrope", sanses, "sans-serif"), sans: stack("Inter", sanses, "sans-serif") },
  },
  classic: {
    sheet: classic,
    files: [garamond, open],
    families: {
      serif: stack("EB Garamond", serifs, "serif"),
      sans: stack("Open Sans", sanses, "sans-serif"),
    },
  },
};
