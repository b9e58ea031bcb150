import type { Random } from "../drawings/random.ts";

/** The inks and the features of one sitter, on a square of 1000 units whose middle line is x = 500. */
export interface Sitter {
  random: Random;
  ground: string;
  /** The darkest ink. */
  ink: string;
  skin: string;
  skinShade: string;
  hair: string;
  cloth: string;
  second: string;
  /** Half the width of the head. */
  half: number;
  /** The fullness of the jaw, as a share of the half width. */
  jaw: number;
  /** How far the face is turned, in units to the right. */
  turn: number;
  /** From 0 young to 1 old. */
  age: number;
  feminine: boolean;
}
