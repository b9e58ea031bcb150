import { footnotesKind, referenceId } from "#features/rich-text/footnotes.ts";

/** A footnote at its place in the text. Words cannot contain the tag, because they are escaped. */
export const footnoteHtml = (note: string) => `<footnote>${note}</footnote>`;

const footnote = /<footnote>(.*?)<\/footnote>/gs;

/** Numbers the footnotes of an article, and puts them into a list at its end. */
export function numbered(html: string): string {
  if (!html.includes("<footnote>")) return html;
  const notes: string[] = [];
  const stem = freeStem(html);
  const text = html.replace(footnote, (_, note: string) => {
    const number = notes.push(note);
    const id = `${stem}-${number}`;
    return `<sup><a href="#${id}" rel="noopener" id="${referenceId(id)}">${number}</a></sup>`;
  });
  const items = notes.map((note, index) => `<li id="${stem}-${index + 1}">${note}</li>`);
  return `${text}<ol data-kind="${footnotesKind}">${items.join("")}</ol>`;
}

/** The ids of other elements stay theirs. */
function freeStem(html: string): string {
  let stem = "text-footnote";
  while (html.includes(` id="${stem}-`)) stem += "s";
  return stem;
}
