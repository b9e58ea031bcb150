import { isCommon } from "./words.ts";

const shortest = 4; // characters; shorter words are one letter away from too many others
const longest = 20;
const alphabet = [..."abcdefghijklmnopqrstuvwxyz"];

/**
 * What somebody may have meant who typed a word that is nowhere: every string that one letter makes different,
 * left out, put in, changed, or two of them exchanged. None for words that are very short or long.
 */
export function oneLetterAway(word: string): string[] {
  const letters = [...word.toLowerCase()];
  if (letters.length < shortest || letters.length > longest) return [];
  const others = [...new Set([...alphabet, ...letters])];
  const found = new Set<string>();
  for (let at = 0; at <= letters.length; at += 1) {
    const [before, after] = [letters.slice(0, at).join(""), letters.slice(at)];
    const [first = "", second = "", ...rest] = after;
    found.add(before + after.slice(1).join(""));
    if (second) found.add(before + second + first + rest.join(""));
    for (const letter of others) {
      found.add(before + letter + after.join(""));
      if (first) found.add(before + letter + after.slice(1).join(""));
    }
  }
  found.delete(letters.join(""));
  return [...found].filter((candidate) => !isCommon(candidate));
}
