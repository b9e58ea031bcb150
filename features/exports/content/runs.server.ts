import { type ChildNode, isTag, isText } from "domhandler";
import { decodeHTML } from "entities";
import type { Direction, Run } from "./blocks.ts";

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

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

/** The direction of the first letter; nothing for text without letters. */
export function directionOf(runs: Run[]): { dir?: Direction } {
  const text = runs.map((run) => run.text).join("");
  const [letter] = /\p{L}/u.exec(text) ?? [];
  return letter === undefined ? {} : { dir: rightToLeft.test(letter) ? "rtl" : "ltr" };
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
