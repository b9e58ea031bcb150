import {
  converter,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  modeOklab,
  modeRgb,
  parse,
  useMode as register,
} from "culori/fn";
import type { Palette, Scheme, Tokens } from "./style.ts";

register(modeRgb);
register(modeOklab);

/** The colours of the series of charts, readable as text on the ground and with the ground on them. */
export const chartColours: Palette = {
  light: {
    "chart-1": "#0e4a39",
    "chart-2": "#c0502c",
    "chart-3": "#3b4480",
    "chart-4": "#6c5cb1",
    "chart-5": "#650015",
    "chart-6": "#1d1d6a",
  },
  dark: {
    "chart-1": "#83cdaa",
    "chart-2": "#e0704f",
    "chart-3": "#88b5ff",
    "chart-4": "#707ed4",
    "chart-5": "#eaec82",
    "chart-6": "#b7f0fe",
  },
};

const black = { mode: "rgb", r: 0, g: 0, b: 0 } as const;
const apart = 0.09; // in OKLab
const oklab = converter("oklab");
const eyes = [filterDeficiencyProt(0), filterDeficiencyProt(1), filterDeficiencyDeuter(1)];

type Lab = { l: number; a: number; b: number };
const ofStandard = new Map(
  Object.values(chartColours)
    .flatMap(Object.values)
    .map((colour) => [colour, seen(colour)]),
);

/** A colour as readers see it who cannot tell some colours, and as others do. */
function seen(colour: string): Lab[] {
  return eyes.map((eye) => oklab(eye(parse(colour) ?? black)));
}

/** How far apart two colours are for those who can tell them the least. */
export function distance(one: string, other: string): number {
  const others = ofStandard.get(other) ?? seen(other);
  const apart = (ofStandard.get(one) ?? seen(one)).map(({ l, a, b }, eye) => {
    const { l: l2 = 0, a: a2 = 0, b: b2 = 0 } = others[eye] ?? {};
    return Math.hypot(l - l2, a - a2, b - b2);
  });
  return Math.min(...apart);
}

/** The institute's two colours, then those of the standard ones that are the least like the colours before them. */
export function chartTokens(brand: string, accent: string, scheme: Scheme): Tokens {
  const standard = Object.values(chartColours[scheme]);
  const chosen = distance(brand, accent) >= apart ? [brand, accent] : [brand];
  while (chosen.length < standard.length) {
    const nearest = (colour: string) => Math.min(...chosen.map((other) => distance(colour, other)));
    chosen.push(standard.reduce((best, colour) => (nearest(colour) > nearest(best) ? colour : best)));
  }
  return Object.fromEntries(chosen.map((colour, index) => [`chart-${index + 1}`, colour]));
}
