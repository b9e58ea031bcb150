const wordsPerMinute = 220;

/** In minutes, at least 1. */
export function readingTime(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}
