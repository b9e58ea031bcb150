import { classes } from "./classes.ts";

const longTitle = 90; // characters

/** Letters with marks above and below, from Devanagari to Khmer. */
const tall = /[\u0900-\u109f\u1780-\u17ff]/;

/** A long title is set smaller. */
export function titleSize(title: string): string {
  return classes(title.length > longTitle ? "text-h2" : "text-h1", titleLeading(title));
}

/** More room between the lines of scripts that need it. */
export function titleLeading(title: string): string {
  return tall.test(title) ? "leading-[1.4]!" : "";
}
