import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { isTag } from "domhandler";
import { textOf } from "#features/rich-text/plain-text.server.ts";
import { parseArticle } from "#features/rich-text/render/article-tree.server.ts";
import { blogs } from "#sample/blogs/blogs.ts";
import { lettersOf } from "#test/formats/pdf.ts";

/** A report with the letters of each paragraph, heading and item, and the text of each note and cell, in order. */
export type Report = { content: string; pieces: string[]; notes: string[]; cells: string[] };

const leaves = new Set(["p", "li", "h2", "h3", "h4"]);
const blocks = new Set([...leaves, "ul", "ol", "blockquote", "table", "figure"]);

/** Put together from real articles, where they are beside this checkout, or from those of the sample. */
export function longReport({ words: min = 30_000, noteCount = 60, tableCount = 20 } = {}): Report {
  const report: Report = { content: "", pieces: [], notes: [], cells: [] };
  const articles = realArticles();
  const paragraphsPerNote = 8;
  const notes: string[] = [];
  let [words, paragraphs] = [0, 0];
  for (let index = 0; words < min || report.notes.length < noteCount; index += 1) {
    const { title, html } = articles[index % articles.length] as Article;
    const content = `<h2>${escaped(title)}</h2>${withoutMedia(html)}`;
    const noted = content.replace(/<\/p>/g, (end) => {
      paragraphs += 1;
      if (paragraphs % paragraphsPerNote !== 0 || notes.length >= noteCount) return end;
      const id = `text-footnote-${notes.length + 1}`;
      const note = `Source ${notes.length + 1} of ${title}.`;
      report.notes.push(note);
      notes.push(`<li id="${id}">${escaped(note)}</li>`);
      return `<sup><a href="#${id}" rel="noopener" id="${id}-ref">${notes.length}</a></sup>${end}`;
    });
    report.content += noted;
    report.pieces.push(...piecesOf(content));
    words += textOf(content).split(/\s+/).length;
    if (index < tableCount) report.content += tableOf(index, report.cells);
  }
  report.content += `<ol data-kind="footnotes">${notes.join("")}</ol>`;
  return report;
}

type Article = { title: string; html: string };

function realArticles(): Article[] {
  const path = resolve("../shared/corpora/articles/blogs-digitalgov.json");
  if (!existsSync(path)) return blogs.map(({ title, content: html }) => ({ title, html }));
  const articles: Article[] = JSON.parse(readFileSync(path, "utf8"));
  // Their own notes are not in the form of this editor.
  return articles.filter(({ html }) => html.length > 3000 && !/\bid=|href="#/.test(html));
}

function withoutMedia(html: string): string {
  return html
    .replace(/<(figure|table|iframe|video|pre)\b.*?<\/\1>/gs, "")
    .replace(/<sup>.*?<\/sup>|<(?:img|hr|br|input)\b[^>]*>|<a\b[^>]*>\s*<\/a>/gs, "");
}

/** The letters of all elements that have text but no blocks. */
function piecesOf(html: string): string[] {
  return parseArticle(html)
    .elements.filter(({ name }) => leaves.has(name))
    .filter(({ children }) => !children.some((child) => isTag(child) && blocks.has(child.name)))
    .map(({ children }) => lettersOf(textOf(children)))
    .filter(Boolean);
}

function tableOf(index: number, cells: string[]): string {
  const rows = Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: 5 }, (_, column) => {
      const cell = `Cell ${index + 1}x${row + 1}x${column + 1} end`;
      cells.push(cell);
      return row === 0 ? `<th scope="col">${cell}</th>` : `<td>${cell}</td>`;
    }).join(""),
  );
  const [head, ...body] = rows.map((row) => `<tr>${row}</tr>`);
  return `<figure><table><thead>${head}</thead><tbody>${body.join("")}</tbody></table><figcaption>Table ${index + 1}</figcaption></figure>`;
}

/** What a text lacks of a report. Paragraphs are looked for in their order, so that each has its own place. */
export function lostFrom(text: string, { pieces, notes, cells }: Report): string[] {
  const letters = lettersOf(text);
  const lost: string[] = [];
  let place = 0;
  for (const piece of pieces) {
    const found = letters.indexOf(piece, place);
    if (found < 0) lost.push(piece);
    else place = found + piece.length;
  }
  const missing = [...notes, ...cells].filter((words) => letters.split(lettersOf(words)).length !== 2);
  return [...lost, ...missing];
}

function escaped(text: string): string {
  return text.replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
