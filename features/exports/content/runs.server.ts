import { type ChildNode, isTag, isText } from "domhandler";
import { decodeHTML } from "entities";
import { rightToLeftLetter } from "#core/language.ts";
import type { Direction, Run } from "./blocks.ts";

/** The text of a paragraph with the spaces that a browser shows. Runs of one style are joined. */
export function finished(runs: Run[]): Run[] {
  const shown: Run[] = [];
  let isBlank = true; // at the beginning of a line, or after a space
  for (const run of runs) {
    const isText = run.note === undefined && run.text !== "\n" && !run.code;
    const text: string = isText && isBlank ? run.text.replace(/^ +/, "") : run.text;
    if (text === "" && run.place === undefined) continue;
    if (run.text === "\n") trimEnd(shown);
    if (text !== "") isBlank = run.text === "\n" || (isText && text.endsWith(" "));
    const last = shown.at(-1);
    if (last && isText && text !== "" && isSame(last, run)) last.text += text;
    else shown.push({ ...run, text });
  }
  while (shown.at(-1)?.text === "\n") shown.pop();
  trimEnd(shown);
  return shown;
}

function trimEnd(runs: Run[]): void {
  const last = runs.at(-1);
  if (!last || last.note !== undefined || last.text === "\n") return;
  last.text = last.text.replace(/ +$/, "");
  if (last.text === "" && last.place === undefined) runs.pop();
}

function isSame(one: Run, other: Run): boolean {
  if (one.note !== undefined || one.text === "\n" || one.place !== undefined || other.place !== undefined)
    return false;
  const style = ({ text: _, ...rest }: Run) => JSON.stringify(Object.entries(rest).sort());
  return style(one) === style(other);
}

export function isEmpty(runs: Run[]): boolean {
  return runs.every(({ text, place }) => text.trim() === "" && place === undefined);
}

/**
 * The direction of the first letter; nothing for text without letters. In a right-to-left text only what has no letter
 * of such a script differs, as on the page.
 */
export function directionOf(runs: Run[], inside: Direction = "ltr"): { dir?: Direction } {
  const text = runs.map((run) => run.text).join("");
  const [letter] = /\p{L}/u.exec(text) ?? [];
  if (letter === undefined || (inside === "rtl" && rightToLeftLetter.test(text))) return {};
  return { dir: rightToLeftLetter.test(letter) ? "rtl" : "ltr" };
}

/** The text of a `pre`, with its line breaks. */
export function codeIn(nodes: ChildNode[]): string {
  const parts = nodes.map((node) => {
    if (isText(node)) return decodeHTML(node.data);
    if (!isTag(node)) return "";
    return node.name === "br" ? "\n" : codeIn(node.children);
  });
  return parts.join("").replace(/^\n|\n$/g, "");
}
