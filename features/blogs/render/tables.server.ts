import { type Element, isTag, type ParentNode } from "domhandler";
import { appendChild, replaceElement } from "domutils";
import { escaped } from "#core/escaped.ts";
import { truncate } from "#core/truncate.ts";
import { textOf } from "../plain-text.server.ts";
import { type ArticleTree, element } from "./article-tree.server.ts";

const longestName = 100; // characters
const longHeader = 18; // characters
const number = /^[<>≤≥~≈±+−–-]?\s?[$€£¥]?\s?\d[\d.,:'’\s]*(?:%|‰|°C?|\p{L}{1,2}[²³]?)?$/u;
const blank = /^(?:[-–—·…]|n\/a)?$/i;

/**
 * Puts each table into a region that scrolls sideways, with the keyboard too, named by the table's caption. Cells of
 * columns of numbers, and headers that need a wide column, get a class.
 */
export function setTables({ elements }: ArticleTree): void {
  const taken = new Set<string>();
  for (const table of elements.filter(({ name }) => name === "table")) {
    const name = escaped(freeName(captionOf(table), taken));
    const region = element("div", {
      class: "table-scroll",
      role: "region",
      "aria-label": name,
      tabindex: "0",
    });
    replaceElement(table, region);
    appendChild(region, table);
    elements.push(region);
    setClasses(cellsOf(table));
  }
}

/** The caption of the figure around a table, or an empty string. */
function captionOf(table: Element): string {
  let around: ParentNode | null = table.parent;
  while (around && isTag(around) && around.name !== "figure" && around.name !== "td") around = around.parent;
  const caption =
    around &&
    isTag(around) &&
    around.name === "figure" &&
    around.children.filter(isTag).find(({ name }) => name === "figcaption");
  return caption ? truncate(textOf(caption.children), longestName) : "";
}

function freeName(caption: string, taken: Set<string>): string {
  let name = caption || `Table ${taken.size + 1}`;
  if (taken.has(name)) name = `${name} (${taken.size + 1})`;
  taken.add(name);
  return name;
}

type Cell = { element: Element; column: number; text: string };

/** The cells of a table, without those of tables inside it. */
function cellsOf(table: Element): Cell[] {
  const parts = table.children.filter(isTag);
  const rows = parts.flatMap((part) => (part.name === "tr" ? [part] : part.children.filter(isTag)));
  return rows.flatMap((row) => {
    let column = 0;
    return row.children.filter(isTag).map((element) => {
      const cell = { element, column, text: textOf(element.children) };
      column += Number(element.attribs.colspan ?? 1) || 1;
      return cell;
    });
  });
}

function setClasses(cells: Cell[]): void {
  if (cells.some(({ element }) => element.attribs.rowspan !== undefined)) return; // columns cannot be counted then
  const numeric = numericColumns(cells);
  for (const { element, column, text } of cells) {
    const classes = [
      numeric.has(column) ? "number" : "",
      element.name === "th" && text.length > longHeader ? "wide" : "",
    ].filter(Boolean);
    if (classes.length > 0) element.attribs = { class: classes.join(" "), ...element.attribs };
  }
}

/** The columns in which every data cell is a number or blank. */
function numericColumns(cells: Cell[]): Set<number> {
  const numeric = new Set<number>();
  const others = new Set<number>();
  for (const { element, column, text } of cells) {
    if (element.name !== "td") continue;
    if (number.test(text)) numeric.add(column);
    else if (!blank.test(text)) others.add(column);
  }
  return new Set([...numeric].filter((column) => !others.has(column)));
}
