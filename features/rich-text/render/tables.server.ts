import { type Element, isTag, type ParentNode } from "domhandler";
import { appendChild, replaceElement } from "domutils";
import { escaped } from "#core/escaped.ts";
import { truncate } from "#core/truncate.ts";
import { numericColumns, type TableCell } from "../numeric-columns.ts";
import { textOf } from "../plain-text.server.ts";
import { type ArticleTree, element } from "./article-tree.server.ts";

const maxNameLength = 100; // characters
const longHeader = 18; // characters

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
  return caption ? truncate(textOf(caption.children), maxNameLength) : "";
}

function freeName(caption: string, taken: Set<string>): string {
  let name = caption || `Table ${taken.size + 1}`;
  if (taken.has(name)) name = `${name} (${taken.size + 1})`;
  taken.add(name);
  return name;
}

type Cell = TableCell & { element: Element };

/** The cells of a table, without those of tables inside it. */
function cellsOf(table: Element): Cell[] {
  const parts = table.children.filter(isTag);
  const rows = parts.flatMap((part) => (part.name === "tr" ? [part] : part.children.filter(isTag)));
  return rows.flatMap((row) => {
    let column = 0;
    return row.children.filter(isTag).map((element) => {
      const cell = { element, column, text: textOf(element.children), isHeader: element.name === "th" };
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
