import { escaped as escapedSigns } from "#core/escaped.ts";
import { interfaceLanguage, isForeignToInterface } from "#core/language.ts";
import type { Block, Cell, Content, Direction, Run } from "../content/blocks.ts";
import type { ExportedArticle, Fact } from "../exported-article.ts";
import type { MadePicture } from "../making/pictures.server.ts";

const mostColumns = 6; // in the size of other tables

/** What a page of the book needs to know besides its blocks. */
type Book = {
  url: string;
  language: string;
  /** Of its language. */
  dir: Direction;
  pictures: Map<string, MadePicture>;
  /** The number of each note, by its id. */
  numbers: Map<string, number>;
  /** Calls of notes that were written before. */
  called: Set<string>;
};

/** The text and its notes as XHTML, which nests as the standard requires. */
export function textOf(
  content: Content,
  { url, language, dir, pictures }: Pick<Book, "url" | "language" | "dir" | "pictures">,
): string {
  const ids = Object.keys(content.notes);
  const numbers = new Map(ids.map((id, index) => [id, index + 1]));
  const book: Book = { url, language, dir, pictures, numbers, called: new Set() };
  const text = blocks(content.blocks, book);
  const notes = ids.map((id) => {
    const number = numbers.get(id);
    const back = `<p><a href="#call-${number}">↩ ${number}</a></p>`;
    const body = blocks(content.notes[id] ?? [], book);
    return `<aside epub:type="footnote" role="doc-footnote" id="note-${number}">${body}${back}</aside>`;
  });
  return `${text}${notes.length > 0 ? `<section><hr/>${notes.join("\n")}</section>` : ""}`;
}

function blocks(list: Block[], book: Book): string {
  return list.map((block) => blockOf(block, book)).join("\n");
}

function blockOf(block: Block, book: Book): string {
  const dir = "dir" in block && block.dir && block.dir !== book.dir ? ` dir="${block.dir}"` : "";
  switch (block.type) {
    case "paragraph":
      return `<p${block.isSmall ? ' class="label"' : ""}${dir}${layoutOf(block)}>${inline(block.runs, book)}</p>`;
    case "heading": {
      const id = block.place ? ` id="${escaped(idOf(block.place))}"` : "";
      const name = `h${Math.min(6, block.level + 1)}`;
      return `<${name}${id}${dir}>${inline(block.runs, book)}</${name}>`;
    }
    case "list": {
      const items = block.items.map((item) => `<li>${blocks(item, book)}</li>`).join("\n");
      if (block.start === null) return `<ul${dir}>${items}</ul>`;
      return `<ol${dir}${block.start === 1 ? "" : ` start="${block.start}"`}>${items}</ol>`;
    }
    case "quote":
      return `<blockquote${dir}>${blocks(block.blocks, book)}</blockquote>`;
    case "box":
      return `<aside${dir}>${block.label && `<p class="label"><b${inInterface(book)}>${escaped(block.label)}</b></p>`}${blocks(block.blocks, book)}</aside>`;
    case "code":
      return `<pre${book.dir === "rtl" ? ' dir="ltr"' : ""}><code>${escaped(block.text)}</code></pre>`;
    case "picture": {
      const picture = book.pictures.get(block.src);
      if (!picture) return block.alt ? `<p>Picture: ${escaped(block.alt)}</p>` : "";
      return `<p class="picture"><img src="${picture.name}" alt="${escaped(block.alt)}"/></p>`;
    }
    case "figure": {
      const caption =
        block.caption.length > 0 ? `<figcaption>${blocks(block.caption, book)}</figcaption>` : "";
      return `<figure>${blocks(block.blocks, book)}${caption}</figure>`;
    }
    case "table": {
      const rows = Array.from({ length: block.rows }, (_, y) =>
        rowOf(
          block.cells.filter((cell) => cell.y === y),
          book,
        ),
      );
      const head = rows.slice(0, block.headerRows).join("\n");
      const body = rows.slice(block.headerRows).join("\n");
      const width = block.columns > mostColumns ? ' class="wide"' : "";
      return `<table${width}${dir}>${head && `<thead>${head}</thead>`}${body && `<tbody>${body}</tbody>`}</table>`;
    }
    case "rule":
      return "<hr/>";
  }
}

function rowOf(cells: Cell[], book: Book): string {
  return `<tr>${cells.map((cell) => cellOf(cell, book)).join("")}</tr>`;
}

function cellOf({ header, colspan, rowspan, isNumber, blocks: inner }: Cell, book: Book): string {
  const scope = header === "column" ? ' scope="col"' : header === "row" ? ' scope="row"' : "";
  const spans = `${colspan > 1 ? ` colspan="${colspan}"` : ""}${rowspan > 1 ? ` rowspan="${rowspan}"` : ""}`;
  const name = header ? "th" : "td";
  // Digits run from left to right in every language.
  const number = isNumber ? ` class="number"${header || book.dir === "ltr" ? "" : ' dir="ltr"'}` : "";
  return `<${name}${scope}${spans}${number}>${blocks(inner, book)}</${name}>`;
}

function inline(runs: Run[], book: Pick<Book, "url" | "numbers" | "called">): string {
  return runs.map((run) => runOf(run, book)).join("");
}

/** The attributes of a word of the interface in a book of another language. */
export function inInterface({ language }: Pick<ExportedArticle, "language">): string {
  const lang = interfaceLanguage;
  return isForeignToInterface(language) ? ` lang="${lang}" xml:lang="${lang}"` : "";
}

/** Names with their texts, such as how to cite an article. */
export function facts(list: Fact[], { url, language }: ExportedArticle): string {
  const attribute = inInterface({ language });
  const plain = { url, numbers: new Map(), called: new Set<string>() };
  const parts = list.map(
    ({ name, runs }) => `<p><b${attribute}>${escaped(name)}</b><br/>${inline(runs, plain)}</p>`,
  );
  return parts.join("\n");
}

function runOf(run: Run, { url, numbers, called }: Pick<Book, "url" | "numbers" | "called">): string {
  if (run.place !== undefined) return `<span id="${escaped(idOf(run.place))}"></span>`;
  if (run.text === "\n") return "<br/>";
  if (run.note !== undefined) {
    const number = numbers.get(run.note);
    const id = called.has(run.note) ? "" : ` id="call-${number}"`;
    called.add(run.note);
    return `<sup><a epub:type="noteref" role="doc-noteref"${id} href="#note-${number}">${escaped(run.text)}</a></sup>`;
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
  if (run.to) wrap("a", ` href="${escaped(hrefOf(run.to, url))}"`);
  return html;
}

function coloursOf({ color, ground }: Run): string {
  return [color && `color:${color}`, ground && `background-color:${ground}`].filter(Boolean).join(";");
}

/** Paths of the site become URLs. Undecodable ones lead to the article. */
function hrefOf(to: string, url: string): string {
  if (to.startsWith("#")) return `#${idOf(to.slice(1))}`;
  return URL.canParse(to, url) ? new URL(to, url).href : url;
}

/** Ids in XML have no spaces and few other signs. */
export function idOf(place: string): string {
  return place.replace(/[^\p{L}\p{N}_.-]/gu, "_");
}

function layoutOf({ align, indent }: Extract<Block, { type: "paragraph" }>): string {
  const styles = [align && `text-align:${align}`, indent && `margin-inline-start:${indent}em`].filter(
    Boolean,
  );
  return styles.length > 0 ? ` style="${styles.join(";")}"` : "";
}

/** For XML, without the characters that it cannot have. */
export function escaped(text: string): string {
  return escapedSigns(text.toWellFormed().replace(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu, ""));
}
