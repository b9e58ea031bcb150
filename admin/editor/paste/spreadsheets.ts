import { all, declared, unwrap, wrapContent } from "./dom.ts";

/** Excel, Google Sheets, and LibreOffice Calc, which names itself like Writer. */
export function isFromSpreadsheet(html: string): boolean {
  return /office:excel|content="?Excel\.Sheet|google-sheets-html-origin|<td[^>]* sd(val|num)=/i.test(html);
}

/** Excel writes bold cells as classes; Sheets as styles. Both copy hidden rows, and one cell as a table. */
export function fromSpreadsheet(page: Document, html: string): void {
  const bold = boldClasses(html);
  for (const row of all(page, "tr, td")) if (declared(row, "display") === "none") row.remove();
  for (const comment of all(page, "comment, [style*='mso-comment']")) comment.remove();
  for (const cell of all(page, "td, th")) {
    const isBold = /^(bold|[6-9]00)$/.test(declared(cell, "font-weight")) || bold.has(cell.className);
    if (isBold && !cell.querySelector("b, strong")) wrapContent(cell, "strong");
  }
  for (const table of all(page, "table")) {
    const [cell, ...others] = all(table, "td");
    if (!cell || others.length > 0) continue;
    table.replaceWith(cell);
    unwrap(cell);
  }
}

function boldClasses(html: string): Set<string> {
  const rules = html.matchAll(/\.(xl\d+)\s*\{([^}]*)\}/g);
  return new Set(
    [...rules].flatMap(([, name = "", rule = ""]) => (/font-weight:\s*(700|bold)/.test(rule) ? [name] : [])),
  );
}
