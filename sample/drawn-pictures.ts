import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PreparedPicture } from "#features/media/decoding/pipeline.server.ts";
import type { Motif } from "#features/media/drawing.ts";
import type { Scene } from "./photographs/photograph.ts";

/** A picture of the sample institute: what it shows, and from which seed it is drawn. */
export type SamplePicture =
  | { scene: Scene; seed: string; orientation?: "landscape" | "portrait" }
  | { motif: Motif; seed: string }
  | { portrait: string };

type Kept = { width: number; height: number; placeholder: string; widths: number[] };

/** A picture that `drawPictures` has drawn, ready to be kept. */
export function drawnPicture(folder: string, picture: SamplePicture): PreparedPicture {
  const file = join(folder, nameOf(picture));
  const { widths, ...kept }: Kept = JSON.parse(readFileSync(`${file}.json`, "utf8"));
  return { ...kept, sizes: widths.map((width) => ({ width, bytes: readFileSync(`${file}-${width}.webp`) })) };
}

/** The name of its files. */
export function nameOf(picture: SamplePicture): string {
  if ("portrait" in picture) return `portrait-${picture.portrait}`;
  if ("motif" in picture) return `${picture.motif}-${picture.seed}`;
  return `${picture.scene}-${picture.seed}-${picture.orientation ?? "landscape"}`;
}
