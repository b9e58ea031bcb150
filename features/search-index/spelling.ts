import { isStopWord } from "./terms.ts";

const shortest = 4; // characters; shorter words are one letter away from too many others
const maxLength = 20;
const alphabets: [RegExp, string][] = [
  [/\p{Script=Latin}/u, "abcdefghijklmnopqrstuvwxyz"],
  [/\p{Script=Arabic}/u, "ابتثجحخدذرزسشصضطظعغفقكلمنهويءة"],
  [/\p{Script=Devanagari}/u, "अआइईउऊएऐओऔकखगघचछजझटठडढणतथदधनपफबभमयरलवशषसहािीुूेैोौं्"],
  [/\p{Script=Bengali}/u, "অআইঈউঊএঐওঔকখগঘঙচছজঝটঠডঢণতথদধনপফবভমযরলশষসহািীুূেৈোৌ্ং"],
  [/\p{Script=Cyrillic}/u, "абвгдежзийклмнопрстуфхцчшщъыьэюяіїєґ"],
  [/\p{Script=Greek}/u, "αβγδεζηθικλμνξοπρστυφχψως"],
];

/** Every string that one edit makes of a word: a letter removed, inserted, replaced, or two exchanged. */
export function oneLetterAway(word: string): string[] {
  const letters = [...word.toLowerCase()];
  if (letters.length < shortest || letters.length > maxLength) return [];
  const [, alphabet = ""] = alphabets.find(([script]) => script.test(word)) ?? [];
  const inserted = [...new Set([...alphabet, ...letters])];
  const found = new Set<string>();
  for (let at = 0; at <= letters.length; at += 1) {
    const [before, after] = [letters.slice(0, at).join(""), letters.slice(at)];
    const [first = "", second = "", ...rest] = after;
    const withoutFirst = after.slice(1).join("");
    found.add(before + withoutFirst);
    if (second) found.add(before + second + first + rest.join(""));
    for (const letter of inserted) {
      found.add(before + letter + after.join(""));
      if (first) found.add(before + letter + withoutFirst);
    }
  }
  found.delete(letters.join(""));
  return [...found].filter((candidate) => !isStopWord(candidate));
}
