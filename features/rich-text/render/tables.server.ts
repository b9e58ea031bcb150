import { type Element, isTag, type ParentNode } from "domhandler";
import { appendChild, replaceElement } from "domutils";
import { escaped } from "#core/escaped.ts";
import { truncate } from "#core/truncate.ts";
import { placedCells } from "#features/charts/data/placed-cells.server.ts";
import { m } from "#messages";
import { numericColumns } from "../numeric-columns.ts";
import { textOf } from "../plain-text.server.ts";
import { type ArticleTree, element } from "./article-tree.server.ts";

const maxNameLength = 100; // characters
const longHeader = 18; // characters

/** Tables scroll sideways in a region named by their caption. Numbers and long headers get a class. */
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
    setClasses(table);
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
  let name = caption || m.articles.table({ number: taken.size + 1 });
  if (taken.has(name)) name = `${name} (${taken.size + 1})`;
  taken.add(name);
  return name;
}

function setClasses(table: Element): void {
  const placed = placedCells(table, Number.POSITIVE_INFINITY)?.cells ?? [];
  if (placed.some(({ element }) => element.attribs.rowspan !== undefined)) return; // few columns are of one kind then
  const cells = placed.map(({ element, x: column }) => ({
    element,
    column,
    text: textOf(element.children),
    isHeader: element.name === "th",
  }));
  const numeric = numericColumns(cells);
  for (const { element, column, text, isHeader } of cells) {
    const classes = [
      numeric.has(column) ? "number" : "",
      isHeader && text.length > longHeader ? "wide" : "",
    ].filter(Boolean);
    if (classes.length > 0) element.attribs = { class: classes.join(" "), ...element.attribs };
  }
}
