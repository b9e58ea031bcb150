import { truncate } from "#core/truncate.ts";
import { m } from "#messages";

const blocks = new Set(
  "P H1 H2 H3 H4 H5 H6 UL OL LI BLOCKQUOTE PRE FIGURE FIGCAPTION TABLE THEAD TBODY TR HR DIV".split(" "),
);

const maxBeginningLength = 300; // characters

/** The beginning of an HTML text as plain text, for lists and search engines. */
export function beginningOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return truncate(wordsOf(body).replace(/\s+/g, " ").trim(), maxBeginningLength);
}

function wordsOf(node: Node): string {
  const inside = [...node.childNodes]
    .map((child) => (child instanceof Text ? child.data : wordsOf(child)))
    .join("");
  return node instanceof Element && (blocks.has(node.tagName) || node.tagName === "BR")
    ? ` ${inside} `
    : inside;
}

/** The words of an HTML text, a paragraph to a line, with what words cannot show in brackets. Runs and loads nothing. */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return partsOf(body)
    .join("")
    .replace(/[ \t]*\n[ \t]*/g, "\n")
    .replace(/\n{2,}/g, "\n\n")
    .trim();
}

function partsOf(node: Node): string[] {
  return [...node.childNodes].flatMap((child) => {
    if (child instanceof Text)
      return [child.parentElement?.closest("pre") ? child.data : child.data.replace(/\s+/g, " ")];
    return child instanceof Element ? elementParts(child) : [];
  });
}

function elementParts(element: Element): string[] {
  const name = element.tagName;
  if (name === "BR") return ["\n"];
  if (name === "HR") return [`\n\n${m.adminFields.lineMark()}\n\n`];
  if (name === "IMG") {
    const alt = element.getAttribute("alt");
    return [alt ? m.adminFields.pictureMark({ alt }) : m.adminFields.pictureMarkWithout()];
  }
  const inside = partsOf(element);
  if (name === "A")
    return [...inside, ` ${m.adminFields.linkMark({ address: element.getAttribute("href") ?? "" })}`];
  if (name === "TD" || name === "TH") return [...inside, " | "];
  if (!blocks.has(name)) return inside;
  const gap = name === "LI" || name === "TR" ? "\n" : "\n\n";
  return [gap, markOf(element), ...inside, gap];
}

function markOf(element: Element): string {
  const [, level] = /^H(\d)$/.exec(element.tagName) ?? [];
  if (level) return `${m.adminFields.headingMark({ level })} `;
  if (element.tagName === "BLOCKQUOTE") return `${m.adminFields.quoteMark()} `;
  if (element.tagName !== "LI") return "";
  const list = element.parentElement;
  return list?.tagName === "OL" ? `${[...list.children].indexOf(element) + 1}. ` : "• ";
}

/** True for the empty paragraph that an editor leaves, too. */
export function isEmptyHtml(html: string): boolean {
  return /^(\s|&nbsp;|<\/?(p|br)\b[^>]*>)*$/.test(html);
}
