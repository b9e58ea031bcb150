import { directionOf as directionOfLanguage, isForeignToInterface } from "#core/language.ts";
import { messageLanguage } from "#messages";
import type { Block, Cell, Content, Direction, Fact } from "../content/blocks.ts";
import { eachRun } from "../content/content.server.ts";
import type { ExportedArticle } from "../content/exported-article.server.ts";
import type { MadePicture } from "../content/made-pictures.server.ts";
import { directionOf, pictureRuns } from "../content/runs.server.ts";
import { escaped, idOf, inline, type Linked, languageOf } from "./words.server.ts";

const maxColumns = 6; // in the size of other tables

const maxFile = 100_000; // bytes; old readers take at most 300 kB, and are slow before

type Book = Linked & {
  language: string;
  dir: Direction;
  pictures: Map<string, MadePicture>;
};

/** A file of the book, with the blocks that it shows. */
export type Chapter = { file: string; blocks: Block[]; html: string };

/** The text as XHTML, which nests as the standard requires: a file for each chapter of a long text, with its notes. */
export function chaptersOf(content: Content, base: Pick<Book, "url" | "language" | "dir" | "pictures">) {
  const ids = Object.keys(content.notes);
  const numbers = new Map(ids.map((id, index) => [id, index + 1]));
  const bookOf = (file: string, files: Book["files"], called = new Set<string>()): Book => ({
    ...base,
    numbers,
    called,
    file,
    files,
  });
  const sizeOf = (part: Block[]) => {
    const notes = idsIn(part).notes.flatMap((id) => content.notes[id] ?? []);
    return Buffer.byteLength(blocks([...part, ...notes], bookOf("", new Map())));
  };
  const parts = partsOf(content.blocks, sizeOf).map((part, index) => ({
    file: index === 0 ? "text.xhtml" : `text-${index + 1}.xhtml`,
    blocks: part,
    notes: [] as string[],
  }));
  const files = new Map<string, string>();
  for (const { file, blocks: part, notes } of parts) {
    const places = idsIn(part);
    notes.push(...places.notes.filter((note) => !files.has(`note-${numbers.get(note)}`)));
    const inNotes = notes.flatMap((note) => idsIn(content.notes[note] ?? []).places);
    for (const id of [...places.places, ...inNotes]) files.set(id, file);
    for (const note of notes)
      for (const kind of ["call", "note"]) files.set(`${kind}-${numbers.get(note)}`, file);
  }
  const uncalled = ids.filter((id) => !files.has(`note-${numbers.get(id)}`));
  parts.at(-1)?.notes.push(...uncalled);
  const called = new Set<string>();
  const chapters = parts.map(({ file, blocks: part, notes }) => {
    const book = bookOf(file, files, called);
    const text = blocks(part, book);
    const below = notes.map((id) => noteOf(id, content.notes[id] ?? [], book)).join("\n");
    return { file, blocks: part, html: `${text}${below && `<section><hr/>${below}</section>`}` };
  });
  return { chapters, files };
}

type SizeOf = (part: Block[]) => number;

/** Cut before headings of the highest level, where that is too long, of the next ones, and at last between blocks. */
function partsOf(list: Block[], sizeOf: SizeOf, level = 1): Block[][] {
  if (sizeOf(list) <= maxFile) return [list];
  if (level > 6) return cutBetweenBlocks(list, sizeOf);
  const starts = list.flatMap((block, index) =>
    index === 0 || (block.type === "heading" && block.level === level) ? [index] : [],
  );
  return starts.flatMap((start, index) => partsOf(list.slice(start, starts[index + 1]), sizeOf, level + 1));
}

function cutBetweenBlocks(list: Block[], sizeOf: SizeOf): Block[][] {
  const parts: Block[][] = [];
  let size = 0;
  for (const block of list) {
    const own = sizeOf([block]);
    const last = parts.at(-1);
    const isAfterHeading = last?.at(-1)?.type === "heading";
    if (!last || (size + own > maxFile && !isAfterHeading)) {
      parts.push([block]);
      size = own;
    } else {
      last.push(block);
      size += own;
    }
  }
  return parts;
}

/** The ids to which links lead, and the notes that are called, once each. */
function idsIn(list: Block[]): { places: string[]; notes: string[] } {
  const places = list.flatMap((block) => (block.type === "heading" ? [idOf(block.place)] : []));
  const notes = new Set<string>();
  eachRun(list, ({ place, note }) => {
    if (place !== undefined) places.push(idOf(place));
    if (note !== undefined) notes.add(note);
  });
  return { places, notes: [...notes] };
}

function noteOf(id: string, list: Block[], book: Book): string {
  const number = book.numbers.get(id);
  const back = book.called.has(id) ? `<p><a href="#call-${number}">↩ ${number}</a></p>` : "";
  return `<aside epub:type="footnote" role="doc-footnote" id="note-${number}">${blocks(list, book)}${back}</aside>`;
}

function blocks(list: Block[], book: Book): string {
  return list.map((block) => blockOf(block, book)).join("\n");
}

function blockOf(block: Block, book: Book): string {
  const own = "dir" in block && block.dir ? block.dir : book.dir;
  const dir = own === book.dir ? "" : ` dir="${own}"`;
  const inside = { ...book, dir: own };
  switch (block.type) {
    case "paragraph":
      return `<p${block.isSmall ? ' class="label"' : ""}${languageOf(block)}${dir}${layoutOf(block)}>${inline(block.runs, book)}</p>`;
    case "heading": {
      const id = block.place ? ` id="${escaped(idOf(block.place))}"` : "";
      const name = `h${Math.min(6, block.level + 1)}`;
      return `<${name}${id}${languageOf(block)}${dir}>${inline(block.runs, book)}</${name}>`;
    }
    case "list": {
      const items = block.items.map((item) => `<li>${blocks(item, inside)}</li>`).join("\n");
      if (block.start === null) return `<ul${dir}>${items}</ul>`;
      return `<ol${dir}${block.start === 1 ? "" : ` start="${block.start}"`}>${items}</ol>`;
    }
    case "quote":
      return `<blockquote${dir}>${blocks(block.blocks, inside)}</blockquote>`;
    case "box":
      return `<aside${dir}>${block.label && `<p class="label"><b${inInterface(book)}>${escaped(block.label)}</b></p>`}${blocks(block.blocks, inside)}</aside>`;
    case "code":
      return `<pre${languageOf(block)}${book.dir === "rtl" ? ' dir="ltr"' : ""}><code>${escaped(block.text)}</code></pre>`;
    case "picture": {
      const picture = book.pictures.get(block.src);
      const { alt, lang } = block;
      const words = pictureRuns({ text: alt, ...(lang ? { lang } : {}) });
      if (!picture) return alt && `<p>${inline(words, book)}</p>`;
      return `<p class="picture"><img src="${picture.name}" alt="${escaped(alt)}"${languageOf(block)}/></p>`;
    }
    case "figure": {
      const caption =
        block.caption.length > 0 ? `<figcaption>${blocks(block.caption, book)}</figcaption>` : "";
      return `<figure>${blocks(block.blocks, book)}${caption}</figure>`;
    }
    case "table": {
      const rows = Array.from({ length: block.rows }, (_, y) => {
        const cells = block.cells.filter((cell) => cell.y === y).map((cell) => cellOf(cell, inside));
        return `<tr>${cells.join("")}</tr>`;
      });
      const head = rows.slice(0, block.headerRows).join("\n");
      const body = rows.slice(block.headerRows).join("\n");
      const width = block.columns > maxColumns ? ' class="wide"' : "";
      return `<table${width}${dir}>${head && `<thead>${head}</thead>`}${body && `<tbody>${body}</tbody>`}</table>`;
    }
    case "rule":
      return "<hr/>";
  }
}

function cellOf({ header, colspan, rowspan, isNumber, blocks: inner }: Cell, book: Book): string {
  const scope = header === "column" ? ' scope="col"' : header === "row" ? ' scope="row"' : "";
  const spans = `${colspan > 1 ? ` colspan="${colspan}"` : ""}${rowspan > 1 ? ` rowspan="${rowspan}"` : ""}`;
  const name = header ? "th" : "td";
  // Digits run from left to right in every language.
  const number = isNumber ? ` class="number"${header || book.dir === "ltr" ? "" : ' dir="ltr"'}` : "";
  return `<${name}${scope}${spans}${number}>${blocks(inner, book)}</${name}>`;
}

/** The attributes of a word of the interface in a book of another language. */
export function inInterface({ language }: Pick<ExportedArticle, "language">): string {
  const lang = messageLanguage();
  return isForeignToInterface(language) ? ` lang="${lang}" xml:lang="${lang}"` : "";
}

/** Names with their texts, such as how to cite an article. */
export function facts(list: Fact[], { url, language }: ExportedArticle): string {
  const attribute = inInterface({ language });
  const plain = { url, numbers: new Map(), called: new Set<string>(), file: "", files: new Map() };
  const parts = list.map(({ name, runs }) => {
    const { dir } = directionOf(runs);
    const text = inline(runs, plain);
    const directed = dir && dir !== directionOfLanguage(language) ? `<bdi dir="${dir}">${text}</bdi>` : text;
    return `<p><b${attribute}>${escaped(name)}</b><br/>${directed}</p>`;
  });
  return parts.join("\n");
}

function layoutOf({ align, indent }: Extract<Block, { type: "paragraph" }>): string {
  const styles = [align && `text-align:${align}`, indent && `margin-inline-start:${indent}em`].filter(
    Boolean,
  );
  return styles.length > 0 ? ` style="${styles.join(";")}"` : "";
}
