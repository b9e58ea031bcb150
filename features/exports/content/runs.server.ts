import { type ChildNode, type Element, isTag, isText } from "domhandler";
import { decodeHTML } from "entities";
import { directionOfWords } from "#core/language.ts";
import { isDirection } from "#features/rich-text/render/directions.server.ts";
import { m } from "#messages";
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

/** The direction of the first letter; nothing for text without letters. */
export function directionOf(runs: Run[]): { dir?: Direction } {
  const dir = directionOfWords(runs.map((run) => run.text).join(""));
  return dir ? { dir } : {};
}

/** The direction of a text in an element, as on the page. */
export function directionIn(element: Element | undefined, runs: Run[]): { dir?: Direction } {
  const own = element?.attribs.dir;
  // As in browsers, passages with a direction of their own do not count.
  const ofWords = directionOf(own === "auto" ? runs.filter(({ dir }) => !dir) : runs);
  let around: ChildNode["parent"] = element ?? null;
  while (around && !(isTag(around) && around.attribs.dir)) around = around.parent;
  const dir = around && isTag(around) ? around.attribs.dir : undefined;
  // Without letters, it has the direction of what it is in.
  return isDirection(dir) && (ofWords.dir || own) ? { dir } : ofWords;
}

/** The language of a paragraph in which all words have one, or else those of its words. Its own is no language of the article. */
export function inLanguages(runs: Run[], language: string): { runs: Run[]; lang?: string } {
  const own = runs.map(({ lang, ...run }): Run => (lang && lang !== language ? { ...run, lang } : run));
  const [lang, ...others] = new Set(own.filter(({ text }) => text.trim() !== "").map((run) => run.lang));
  if (!lang || others.length > 0) return { runs: own };
  return { runs: own.map(({ lang: _, ...run }) => run), lang };
}

export function codeIn(nodes: ChildNode[]): string {
  const parts = nodes.map((node) => {
    if (isText(node)) return decodeHTML(node.data);
    if (!isTag(node)) return "";
    return node.name === "br" ? "\n" : codeIn(node.children);
  });
  return parts.join("").replace(/^\n|\n$/g, "");
}

/** What stands in for a picture that cannot be shown. */
export function pictureRuns<Alt extends Run>(alt: Alt): (Run | Alt)[] {
  return m.exports.picture({ alt }).map((part) => (typeof part === "string" ? { text: part } : part));
}
