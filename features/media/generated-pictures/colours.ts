import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  useMode as register,
} from "culori/fn";

register(modeRgb);
register(modeLrgb);
register(modeOklch);

/** The site's two colours, like #0e4a39. */
export type SiteColours = { brand: string; accent: string };

/** `far`, `mid`, `near` and `front` are layers of a landscape; `lit` and `pane` are windows. */
export type Ink =
  | ("sky" | "sun" | "far" | "mid" | "near" | "front" | "ground" | "water")
  | ("wall" | "shade" | "roof" | "lit" | "pane" | "leaf");
/** A colour like #rrggbb for each ink. */
export type Inks = Record<Ink, string>;
export type Scheme = "light" | "dark";

/** Lightness, the most chroma, and whose hue. */
type Tint = [lightness: number, chroma: number, from: "brand" | "accent" | "lamp"];
type Mood = Record<Ink, Tint>;

const tints: Record<Ink, Record<"day" | "evening" | "night", Tint>> = {
  sky: { day: [0.94, 0.018, "brand"], evening: [0.92, 0.032, "accent"], night: [0.3, 0.06, "brand"] },
  sun: { day: [0.83, 0.11, "lamp"], evening: [0.97, 0.035, "lamp"], night: [0.92, 0.05, "lamp"] },
  far: { day: [0.84, 0.04, "brand"], evening: [0.84, 0.055, "accent"], night: [0.38, 0.065, "brand"] },
  mid: { day: [0.72, 0.06, "brand"], evening: [0.73, 0.085, "accent"], night: [0.44, 0.07, "brand"] },
  near: { day: [0.55, 0.08, "brand"], evening: [0.53, 0.11, "accent"], night: [0.51, 0.075, "brand"] },
  front: { day: [0.36, 0.08, "brand"], evening: [0.34, 0.07, "brand"], night: [0.21, 0.05, "brand"] },
  ground: { day: [0.87, 0.03, "lamp"], evening: [0.8, 0.06, "accent"], night: [0.42, 0.05, "brand"] },
  water: { day: [0.78, 0.05, "brand"], evening: [0.76, 0.07, "accent"], night: [0.35, 0.06, "brand"] },
  wall: { day: [0.95, 0.025, "lamp"], evening: [0.88, 0.06, "lamp"], night: [0.54, 0.06, "brand"] },
  shade: { day: [0.83, 0.05, "accent"], evening: [0.72, 0.08, "accent"], night: [0.45, 0.07, "accent"] },
  roof: { day: [0.58, 0.13, "accent"], evening: [0.44, 0.11, "accent"], night: [0.36, 0.09, "accent"] },
  lit: { day: [0.89, 0.1, "lamp"], evening: [0.94, 0.09, "lamp"], night: [0.85, 0.12, "lamp"] },
  pane: { day: [0.42, 0.06, "brand"], evening: [0.36, 0.06, "brand"], night: [0.26, 0.05, "brand"] },
  leaf: { day: [0.62, 0.09, "brand"], evening: [0.5, 0.08, "brand"], night: [0.5, 0.085, "brand"] },
};

function moodOf(time: "day" | "evening" | "night"): Mood {
  return Object.fromEntries(Object.entries(tints).map(([ink, tint]) => [ink, tint[time]])) as Mood;
}

const [day, evening, night] = [moodOf("day"), moodOf("evening"), moodOf("night")];

/** What day and evening become in dark mode, where a bright sky would glare. */
const dusk: Mood = {
  ...night,
  sky: [0.28, 0.04, "accent"],
  far: [0.36, 0.055, "accent"],
  mid: [0.43, 0.065, "accent"],
  near: [0.5, 0.08, "accent"],
  water: [0.35, 0.05, "accent"],
  ground: [0.41, 0.045, "accent"],
  wall: [0.55, 0.05, "lamp"],
  front: [0.22, 0.045, "accent"],
};

const moods: Record<Scheme, Mood>[] = [
  { light: day, dark: night },
  { light: evening, dark: dusk },
  { light: night, dark: night },
];

const oklch = converter("oklch");
const lampHue = 82; // of ochre; an accent that is warm itself gives its own hue

export const moodCount = moods.length;

export function inksOf(site: SiteColours, mood: number): Record<Scheme, Inks> {
  const { light, dark } = moods[mood % moods.length] ?? { light: day, dark: night };
  return { light: mixed(light, site), dark: mixed(dark, site) };
}

function mixed(mood: Mood, { brand, accent }: SiteColours): Inks {
  const [ofBrand, ofAccent] = [oklch(brand), oklch(accent)];
  const grey = 0.02; // below it, a colour has no hue to speak of
  const from = {
    brand: { c: (ofBrand?.c ?? 0) * 1.3, h: ofBrand?.h ?? 0 },
    accent: { c: (ofAccent?.c ?? 0) * 1.1, h: ofAccent?.h ?? 0 },
    lamp: { c: (ofAccent?.c ?? 0) < grey ? grey : 1, h: lampHue },
  };
  const entries = Object.entries(mood).map(([ink, [l, max, name]]) => {
    const { c, h } = from[name];
    return [ink, formatHex(clampChroma({ mode: "oklch", l, c: Math.min(c, max), h }, "oklch"))];
  });
  return Object.fromEntries(entries);
}
