import type { Message } from "#core/message.ts";
import { m } from "#messages";

/** Articles store the light colour. */
export type Colour = { name: string; label: Message; light: string; dark: string };

// No colour is legible on both white and black.
export const inks: Colour[] = [
  { name: "ink", label: m.adminEditor.colorInk, light: "#17211d", dark: "#eceee9" },
  { name: "grey", label: m.adminEditor.colorGrey, light: "#515c56", dark: "#adb7b0" },
  { name: "green", label: m.adminEditor.colorGreen, light: "#0e4a39", dark: "#83cdaa" },
  { name: "brick", label: m.adminEditor.colorBrick, light: "#a53c20", dark: "#f2a084" },
  { name: "ochre", label: m.adminEditor.colorOchre, light: "#74500f", dark: "#e5bb68" },
  { name: "blue", label: m.adminEditor.colorBlue, light: "#1f5a8a", dark: "#97c5ec" },
  { name: "red", label: m.adminEditor.colorRed, light: "#b3261e", dark: "#ffb0a8" },
];

/** Background colours. Every ink is legible on each of them. */
export const grounds: Colour[] = [
  { name: "grey", label: m.adminEditor.colorGrey, light: "#efece3", dark: "#262f2b" },
  { name: "green", label: m.adminEditor.colorGreen, light: "#e1f0e7", dark: "#123328" },
  { name: "brick", label: m.adminEditor.colorBrick, light: "#fbe9e2", dark: "#43211a" },
  { name: "ochre", label: m.adminEditor.colorOchre, light: "#f9edcf", dark: "#3b2d0e" },
  { name: "blue", label: m.adminEditor.colorBlue, light: "#e3eef8", dark: "#16304a" },
];

const darkOf = new Map([...inks, ...grounds].map(({ light, dark }) => [light, dark]));

/** A colour or style with `light-dark()` for each colour of the palette. */
export function withDarkColours(colours: string): string {
  return colours.replace(/#[0-9a-f]{6}\b/gi, (light) => {
    const dark = darkOf.get(light.toLowerCase());
    return dark ? `light-dark(${light}, ${dark})` : light;
  });
}
