import { mix } from "#features/media/drawings/palette.ts";
import type { Random } from "#features/media/drawings/random.ts";

export type Hour = "morning" | "noon" | "gold" | "dusk" | "rain" | "night";

/** The light of one picture: the colours of the air, and how strongly they act. */
export interface Light {
  hour: Hour;
  skyTop: string;
  skyLow: string;
  haze: string;
  /** What the light paints on what it meets. */
  sun: string;
  shade: string;
  /** How far every colour sinks into the shade, from 0 to 1. */
  dim: number;
  /** The share of windows in which a lamp burns, from 0 to 1. */
  lamps: number;
  wet: boolean;
  /** Whether the sun stands on the right. */
  fromRight: boolean;
}

type Air = Omit<Light, "hour" | "fromRight">;

const airs: Record<Hour, Air> = {
  morning: {
    skyTop: "#7fa8a4",
    skyLow: "#f6e3bf",
    haze: "#ecdcba",
    sun: "#ffe7b0",
    shade: "#24403f",
    dim: 0.02,
    lamps: 0.04,
    wet: false,
  },
  noon: {
    skyTop: "#74aaa8",
    skyLow: "#e6ebdc",
    haze: "#d9e2d2",
    sun: "#fff4d2",
    shade: "#1c3a3a",
    dim: 0,
    lamps: 0,
    wet: false,
  },
  gold: {
    skyTop: "#d98f3e",
    skyLow: "#fbe3a6",
    haze: "#f0c581",
    sun: "#ffedb5",
    shade: "#40231d",
    dim: 0.1,
    lamps: 0.06,
    wet: false,
  },
  dusk: {
    skyTop: "#173840",
    skyLow: "#e8935a",
    haze: "#b06f56",
    sun: "#ffb870",
    shade: "#10222a",
    dim: 0.34,
    lamps: 0.42,
    wet: false,
  },
  rain: {
    skyTop: "#8fa39d",
    skyLow: "#d3d8cb",
    haze: "#bec9bf",
    sun: "#e9ebdd",
    shade: "#1d302d",
    dim: 0.12,
    lamps: 0.16,
    wet: true,
  },
  night: {
    skyTop: "#051216",
    skyLow: "#1e4143",
    haze: "#173233",
    sun: "#f3c872",
    shade: "#040c0e",
    dim: 0.56,
    lamps: 0.48,
    wet: true,
  },
};

/** One of the hours, with the sun on either side. */
export function lightOf(random: Random, hours: readonly Hour[]): Light {
  const hour = random.pick(hours);
  return { ...airs[hour], hour, fromRight: random.chance(0.5) };
}

/** The colour as the light shows it: exposure from 0 (in the shade) to 1, distance from 0 to 1 (lost in the haze). */
export function lit(colour: string, light: Light, exposure: number, distance = 0): string {
  const shaded = mix(light.shade, colour, 0.36 + 0.64 * exposure);
  const warmed = mix(shaded, light.sun, 0.2 * exposure);
  return mix(mix(warmed, light.shade, light.dim), light.haze, Math.max(0, Math.min(0.96, distance)));
}

/** The local colours of the city, before the light. */
export const plasters = [
  "#e8dbc2",
  "#d9a58a",
  "#d7b46a",
  "#b9c2ae",
  "#c9885a",
  "#a6513a",
  "#cfc9b8",
  "#7f9c8f",
] as const;
export const cloths = [
  "#a53c20",
  "#0e4a39",
  "#d7a23f",
  "#e9e2d0",
  "#2c5a5c",
  "#6e2f22",
  "#8fa88f",
  "#24302c",
  "#c97b4a",
] as const;
export const skins = ["#4f2d1e", "#7d4a2d", "#a96d43", "#cf9a6b"] as const;
export const hairs = ["#17110e", "#17110e", "#2c1d16", "#8f877b"] as const;
