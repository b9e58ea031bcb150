import { pseudoLetters } from "../../scripts/messages/pseudo.ts";

const brackets = String.raw`[\[\]]*`;
/** In names for screen readers, there is a space after the bracket of a hidden text. */
const first = String.raw`[\[\] ]*`;
/** Where a message ends with another, there is a space between the brackets. */
const last = String.raw`(?:[\[\]]| (?=\]))*`;
/** A class, an escape, the beginning of a group, a quantifier, or one character. */
const parts = /\[(?:\\.|[^\]])*\]|\\.|\(\?(?:<\w+>|<?[:=!])|\{\d+(?:,\d*)?\}|./gsu;

/** What finds an English text in its pseudo form, too. */
export function patternOf(text: string | RegExp, { exact }: { exact: boolean }): RegExp {
  if (text instanceof RegExp) return new RegExp(inPseudo(text.source), text.flags);
  const source = text
    .trim()
    .replaceAll(/\s+/g, " ")
    .replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  const pattern = inPseudo(source);
  return exact ? new RegExp(`^\\s*${brackets}${pattern}${last}\\s*$`) : new RegExp(pattern, "i");
}

/** A point finds brackets itself: if it were optional brackets and a point, a repeated one would try every division. */
function inPseudo(source: string): string {
  return source.replaceAll(parts, (part) => {
    if (part === "$") return `${last}$`;
    if (part === "^") return `^${first}`;
    if (/^[a-z]$/i.test(part)) return `(?:${brackets}${anyForm(part)})`;
    return /^[^\\[\](){}|*+?^$.]$|^\\[^bBDWsSkpP\d]$|^\[[^^]/u.test(part) ? `(?:${brackets}${part})` : part;
  });
}

function anyForm(letter: string): string {
  const accented = pseudoLetters[letter];
  return accented ? `(?:${letter}|${accented})` : letter;
}

const accents = Object.entries(pseudoLetters).map(([letter, both]) => [both, letter] as const);

/** The English text of one in the pseudo-language. */
export function inEnglish(text: string): string {
  const plain = accents.reduce((changed, [both, letter]) => changed.replaceAll(both, letter), text);
  return plain === text ? text : plain.replaceAll(/[[\]]/g, "");
}
