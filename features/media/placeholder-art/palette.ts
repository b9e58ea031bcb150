import type { Random } from "./random.ts";

/** #rrggbb; `layers` go from far to near. */
export type Palette = {
  ground: string;
  layers: readonly [string, string, string, string, string];
  leaf: string;
  accent: string;
  light: string;
};

/** The area to draw on: about 1.6 million square units in any shape. */
export type Modal = { width: number; height: number; palette: Palette; random: Random };

export const palettes: readonly Palette[] = [
  {
    ground: "#f2efe7",
    layers: ["#e3dcc9", "#cfd3bb", "#a7b99b", "#5f8a6e", "#0e4a39"],
    leaf: "#7f9f7d",
    accent: "#a53c20",
    light: "#fbfaf6",
  },
  {
    ground: "#f0dfc0",
    layers: ["#e9c98f", "#dfac5e", "#cc7f4d", "#a8482c", "#5f2a20"],
    leaf: "#8d9c5f",
    accent: "#0e4a39",
    light: "#fbf4e4",
  },
  {
    ground: "#cfdfe0",
    layers: ["#b3cdd0", "#8fb3b8", "#5f8f96", "#32676f", "#173f48"],
    leaf: "#6f9a84",
    accent: "#d7a23f",
    light: "#f6f3ea",
  },
  {
    ground: "#0c2b22",
    layers: ["#153d31", "#1f5141", "#2d6a55", "#3f8169", "#e5bb68"],
    leaf: "#3f7a5e",
    accent: "#d8603a",
    light: "#f5efe0",
  },
];
