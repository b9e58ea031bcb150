import type { Palette } from "./palette.ts";
import type { Random } from "./random.ts";

/** What a motif draws on: about 1.6 million square units in the asked proportion, whatever the final size. */
export interface Sheet {
  width: number;
  height: number;
  palette: Palette;
  random: Random;
}
