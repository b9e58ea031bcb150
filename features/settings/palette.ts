import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  useMode as register,
  wcagContrast,
} from "culori/fn";
import type { Settings } from "#core/settings.ts";
import { emptyValues } from "#features/fields/list.ts";
import { chartColours, chartTokens } from "./chart-colours.ts";
import { appearance } from "./groups/appearance.ts";
import type { Palette, Scheme, Tokens } from "./style.ts";

register(modeRgb);
register(modeLrgb);
register(modeOklch);

type Lch = { l: number; c: number; h: number };

/** WCAG 2.2 AA, for text. */
export const readable = 4.5;

/** The backgrounds of text in `app/styles/tokens.css`. */
const grounds: Palette = {
  light: { ground: "#fbfaf6", surface: "#ffffff", sunken: "#f2efe7" },
  dark: { ground: "#0f1513", surface: "#18201d", sunken: "#0b100e" },
};
const deeps: Tokens = {
  green: "#0e4a39",
  "green-line": "#2d6655",
  deep: "#0c2b22",
  "deep-line": "#2c4a40",
  "on-deep": "#ffffff",
  "on-deep-soft": "#cfd9d3",
  ochre: "#d7a23f",
  "ochre-light": "#e5bb68",
};
/** The colours of the style sheet, for previews of both schemes. */
export const standard: Palette = {
  light: {
    ...grounds.light,
    ...deeps,
    ink: "#17211d",
    muted: "#515c56",
    brand: "#0e4a39",
    "on-brand": "#ffffff",
    accent: "#a53c20",
    control: "#7f887f",
    focus: "#1d5fd0",
    hairline: "#dcd8cc",
    ...chartColours.light,
  },
  dark: {
    ...grounds.dark,
    ...deeps,
    ink: "#eceee9",
    muted: "#adb7b0",
    brand: "#83cdaa",
    "on-brand": "#0b1f18",
    accent: "#f2a084",
    control: "#76827b",
    focus: "#9fc2ff",
    hairline: "#2d3833",
    ...chartColours.dark,
  },
};
const night = "#17211d"; // text on ochre

const oklch = converter("oklch");
const inUse = emptyValues(appearance);

/**
 * The colours that differ from the style sheet, by custom property without `--color-`. A colour keeps
 * its hue; its lightness changes until text is readable. Null if nothing differs.
 */
export function paletteOf({
  brand,
  accent,
}: Pick<Settings["appearance"], "brand" | "accent">): Palette | null {
  const [ofBrand, ofAccent] = [brand !== inUse.brand, accent !== inUse.accent];
  if (!ofBrand && !ofAccent) return null;
  const brands = ofBrand ? brandTokens(brand) : { light: {}, dark: {} };
  const { deep = "", green = "" }: Tokens = { ...deeps, ...brands.light };
  const accents = ofAccent ? accentTokens(accent, [deep, green]) : { light: {}, dark: {} };
  return {
    light: withCharts({ ...brands.light, ...accents.light }, "light"),
    dark: withCharts({ ...brands.dark, ...accents.dark }, "dark"),
  };
}

function withCharts(tokens: Tokens, scheme: Scheme): Tokens {
  const { brand = "", accent = "" } = { ...standard[scheme], ...tokens };
  return { ...tokens, ...chartTokens(brand, accent, scheme) };
}

function brandTokens(brand: string): Palette {
  const { l, c, h } = parts(brand);
  const tint = (lightness: number, chroma: number) => hex({ l: lightness, c: Math.min(c, chroma), h });
  const shared = {
    green: tint(Math.min(l, 0.37), 0.16),
    "green-line": tint(Math.min(l, 0.37) + 0.11, 0.14),
    deep: tint(0.265, 0.07),
    "deep-line": tint(0.385, 0.07),
    "on-deep-soft": tint(0.88, 0.02),
  };
  return {
    light: { ...shared, brand: readableOn(brand, "light"), "on-brand": "#ffffff" },
    dark: {
      ...shared,
      brand: readableOn(tint(Math.max(l, 0.79), 0.14), "dark"),
      "on-brand": tint(0.22, 0.03),
      ground: tint(0.19, 0.012),
      surface: tint(0.234, 0.014),
      sunken: tint(0.165, 0.012),
      hairline: tint(0.335, 0.02),
    },
  };
}

function accentTokens(accent: string, backgrounds: string[]): Palette {
  const { l, c, h } = parts(accent);
  const tint = (lightness: number, chroma: number) => hex({ l: lightness, c: Math.min(c, chroma), h });
  const shared = {
    ochre: moved(tint(0.75, 0.13), [night], 1),
    leaf: readableOn(accent, "light"), // with white text, in both schemes
    "ochre-light": moved(tint(0.82, 0.11), [...backgrounds, night], 1),
  };
  return {
    light: { ...shared, accent: readableOn(accent, "light") },
    dark: { ...shared, accent: readableOn(tint(Math.max(l, 0.79), 0.12), "dark") },
  };
}

/** The nearest colour that is readable as text on every background of the scheme. */
function readableOn(colour: string, scheme: Scheme): string {
  return moved(colour, Object.values(grounds[scheme]), scheme === "light" ? -1 : 1);
}

/** Darkens (-1) or lightens (1) as little as needed. Black or white must be readable on the backgrounds. */
function moved(colour: string, others: string[], direction: -1 | 1): string {
  const { l, c, h } = parts(colour);
  for (let lightness = l; lightness >= 0 && lightness <= 1; lightness += direction * 0.005) {
    const candidate = lightness === l ? colour : hex({ l: lightness, c, h });
    if (others.every((other) => contrast(candidate, other) >= readable)) return candidate;
  }
  return direction === 1 ? "#ffffff" : "#000000";
}

/** Returns a ratio from 1 to 21. */
export function contrast(one: string, other: string): number {
  return wcagContrast(one, other);
}

function parts(colour: string): Lch {
  const { l = 0, c = 0, h = 0 } = oklch(colour) ?? {};
  return { l, c, h };
}

/** Keeps as much of the chroma as screens can show. */
function hex(colour: Lch): string {
  return formatHex(clampChroma({ mode: "oklch", ...colour }, "oklch"));
}

let last: { key: string; deep: string } | undefined;

/** The dark background of the site, for what does not get its style sheet. */
export function deepOf({ brand, accent }: Pick<Settings["appearance"], "brand" | "accent">): string {
  const key = brand + accent;
  if (last?.key !== key)
    last = { key, deep: paletteOf({ brand, accent })?.light.deep ?? standard.light.deep ?? "" };
  return last.deep;
}
