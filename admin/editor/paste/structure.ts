import { all, isBlank, rename, unwrap } from "./dom.ts";

/** Moves nested lists into items, and unwraps single paragraphs in items and cells. */
export function repairLists(page: Document): void {
  for (const inner of all(page, "ul > ul, ul > ol, ol > ul, ol > ol")) {
    const before = inner.previousElementSibling;
    const item = before?.localName === "li" ? before : page.createElement("li");
    if (item !== before) inner.before(item);
    item.append(inner);
  }
  for (const item of all(page, "li, td, th")) {
    let lines = [...item.children].filter(({ localName }) => localName === "p");
    if (lines.length > 1) {
      for (const line of lines) if (isBlank(line)) line.remove();
      lines = lines.filter(({ isConnected }) => isConnected);
    }
    if (lines[0] && lines.length === 1) unwrap(lines[0]);
  }
  for (const item of all(page, "li")) if (item.childNodes.length === 0) item.remove();
  for (const list of all(page, "ul, ol")) if (!list.querySelector("li")) unwrap(list);
}

/** Word processors write table heads as a first row in bold. */
export function addTableHeads(page: Document): void {
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
