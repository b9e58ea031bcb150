import { escaped as escapedSigns } from "#core/escaped.ts";
import type { Passage, Run } from "../content/blocks.ts";

/** What links lead to. */
export type Linked = {
  url: string;
  /** The number of each note, by its id. */
  numbers: Map<string, number>;
  /** Calls of notes that were written before. */
  called: Set<string>;
  /** The name of this file, and those of the files with each id. */
  file: string;
  files: Map<string, string>;
};

/** Neighbours in one language are one element, so that they are read, and run, as one. */
export function inline(runs: Run[], book: Linked): string {
  const passages: { attributes: string; words: string }[] = [];
  for (const run of runs) {
    const attributes = languageOf(run) + (run.dir ? ` dir="${run.dir}"` : "");
    const words = runOf(run, book);
    const last = passages.at(-1);
    if (last?.attributes === attributes) last.words += words;
    else passages.push({ attributes, words });
  }
  return passages
    .map(({ attributes, words }) => (attributes ? `<span${attributes}>${words}</span>` : words))
    .join("");
}

export function languageOf({ lang }: Passage): string {
  return lang ? ` lang="${lang}" xml:lang="${lang}"` : "";
}

function runOf(run: Run, book: Linked): string {
  const { numbers, called } = book;
  if (run.place !== undefined) return `<span id="${escaped(idOf(run.place))}"></span>`;
  if (run.text === "\n") return "<br/>";
  if (run.note !== undefined) {
    const number = numbers.get(run.note);
    const id = called.has(run.note) ? "" : ` id="call-${number}"`;
    called.add(run.note);
    return `<sup><a epub:type="noteref" role="doc-noteref"${id} href="${linkTo(`note-${number}`, book)}">${escaped(run.text)}</a></sup>`;
  }
  let html = escaped(run.text);
  const wrap = (name: string, attributes = "") => {
    html = `<${name}${attributes}>${html}</${name}>`;
  };
  if (run.code) wrap("code", ' dir="ltr"');
  if (run.bold) wrap("strong");
  if (run.italic) wrap("em");
  if (run.underline) wrap("u");
  if (run.struck) wrap("s");
  if (run.marked) wrap("mark");
  if (run.color || run.ground) wrap("span", ` style="${coloursOf(run)}"`);
  if (run.script) wrap(run.script === "sub" ? "sub" : "sup");
  if (run.to) wrap("a", ` href="${escaped(hrefOf(run.to, book))}"`);
  return html;
}

function coloursOf({ color, ground }: Run): string {
  return [color && `color:${color}`, ground && `background-color:${ground}`].filter(Boolean).join(";");
}

/** Paths of the site become URLs. Undecodable ones lead to the article. */
function hrefOf(to: string, book: Linked): string {
  const { url } = book;
  if (to.startsWith("#")) return linkTo(idOf(to.slice(1)), book);
  return URL.canParse(to, url) ? strict(new URL(to, url).href) : url;
}

/** A URL without signs such as `{`, which browsers accept but RFC 3986 does not. */
function strict(href: string): string {
  const [start = "", ...parts] = encodeURI(href)
    .replace(/%25(?=[\da-f]{2})/gi, "%")
    .split("#");
  return parts.length > 0 ? `${start}#${parts.join("%23")}` : start;
}

function linkTo(id: string, { file, files }: Pick<Linked, "file" | "files">): string {
  const other = files.get(id) ?? file;
  return other === file ? `#${id}` : `${other}#${id}`;
}

/** Ids in XML have no spaces and few other signs. */
export function idOf(place: string): string {
  return place.replace(/[^\p{L}\p{N}_.-]/gu, "_");
}

/** Escapes a text for XML, and removes the characters that it cannot have. */
export function escaped(text: string): string {
  return escapedSigns(text.toWellFormed().replace(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu, ""));
}
