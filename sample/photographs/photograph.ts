import { randomFrom } from "#features/media/drawings/random.ts";
import { allotments } from "./allotments.ts";
import { assemblyHall } from "./assembly-hall.ts";
import { bicycles } from "./bicycles.ts";
import { construction } from "./construction.ts";
import { courtyard } from "./courtyard.ts";
import { duskRooftops } from "./dusk-rooftops.ts";
import { footbridge } from "./footbridge.ts";
import { develop, type Frame } from "./frame.ts";
import { type Hour, lightOf } from "./light.ts";
import { market } from "./market.ts";
import { nightStreet } from "./night-street.ts";
import { railwayEdge } from "./railway-edge.ts";
import { riverbank } from "./riverbank.ts";
import { tramway } from "./tramway.ts";

export const scenes = [
  "market",
  "tramway",
  "rooftops-at-dusk",
  "riverbank",
  "construction",
  "footbridge",
  "bicycles",
  "courtyard",
  "night-street",
  "allotments",
  "assembly-hall",
  "railway-edge",
] as const;
export type Scene = (typeof scenes)[number];

/** Who paints a scene, and the hours that suit it; an hour named twice comes twice as often. */
const painters: Record<Scene, { paint: (frame: Frame) => string; hours: readonly Hour[] }> = {
  market: { paint: market, hours: ["morning", "gold", "noon"] },
  tramway: { paint: tramway, hours: ["morning", "gold", "rain", "dusk"] },
  "rooftops-at-dusk": { paint: duskRooftops, hours: ["dusk", "dusk", "gold"] },
  riverbank: { paint: riverbank, hours: ["morning", "gold", "noon", "dusk"] },
  construction: { paint: construction, hours: ["morning", "gold", "noon", "rain"] },
  footbridge: { paint: footbridge, hours: ["gold", "dusk", "morning"] },
  bicycles: { paint: bicycles, hours: ["morning", "gold", "noon", "dusk"] },
  courtyard: { paint: courtyard, hours: ["morning", "gold", "noon"] },
  "night-street": { paint: nightStreet, hours: ["night"] },
  allotments: { paint: allotments, hours: ["morning", "gold", "noon"] },
  "assembly-hall": { paint: assemblyHall, hours: ["morning", "gold", "noon"] },
  "railway-edge": { paint: railwayEdge, hours: ["morning", "gold", "dusk", "rain"] },
};

/**
 * An SVG document of the scene; the seed, which may be any text, changes light, hour, weather and arrangement.
 * Size is in pixels, 2000 by 1333 unless given, portrait sizes too.
 */
export function photograph(scene: Scene, seed: string, size = { width: 2000, height: 1333 }): string {
  const random = randomFrom(`${scene} ${seed}`);
  const { paint, hours } = painters[scene];
  return develop(size, random, lightOf(random, hours), paint);
}
