import { all, rename, unwrap } from "./elements.ts";

/** Makes the first row of a table its head where all of its words are bold, as word processors write heads. */
export function withTableHeads(page: Document): void {
  for (const table of all(page, "table")) {
    const [first, ...others] = all(table, "tr");
    if (!first || others.length === 0 || table.querySelector("th")) continue;
    const cells = [...first.children];
    if (!cells.every(isBold) || !cells.some((cell) => cell.textContent?.trim())) continue;
    for (const cell of cells) {
      for (const bold of all(cell, "strong")) unwrap(bold);
      rename(cell, "th", "colspan", "rowspan").setAttribute("scope", "col");
    }
    const head = page.createElement("thead");
    head.append(first);
    table.prepend(head);
  }
}

function isBold(cell: Element): boolean {
  const text = (element: Element) => (element.textContent ?? "").trim();
  return text(cell) === all(cell, "strong").map(text).join("");
}
