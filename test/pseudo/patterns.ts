import { pseudoLetters } from "../../scripts/messages/pseudo.ts";

const brackets = String.raw`[\[\]]*`;
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
  return exact ? new RegExp(`^${pattern}${brackets}$`) : new RegExp(pattern, "i");
}

function inPseudo(source: string): string {
  return source.replaceAll(parts, (part) => {
    if (part === "$") return `${brackets}$`;
    if (/^[a-z]$/i.test(part)) return `(?:${brackets}${anyForm(part)})`;
    return /^[\p{L}\d ,.…’“”]$|^\\[^bBdDwWsSkpP\d]$/u.test(part) ? `(?:${brackets}${part})` : part;
  });
}

function anyForm(letter: string): string {
  const accented = pseudoLetters[letter];
  return accented ? `(?:${letter}|${accented})` : letter;
}
