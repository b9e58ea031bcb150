import { cut } from "#ui/cut.ts";
import { textOf } from "../html.server.ts";

const longestName = 100; // characters

/** Wide tables scroll by themselves, with the keyboard too: each is a region with the name that its caption gives it. */
export function withTables(html: string): string {
  const taken = new Set<string>();
  return html
    .replace(/<table\b/g, (table, at: number) => {
      const name = freeName(captionAfter(html, at), taken);
      return `<div class="table-scroll" role="region" aria-label="${name}" tabindex="0">${table}`;
    })
    .replaceAll("</table>", "</table></div>");
}

/** The words of the caption that follows a table in its figure; empty where there is none. */
function captionAfter(html: string, at: number): string {
  const end = html.indexOf("</table>", at);
  const caption = /^<\/table>\s*<figcaption\b[^>]*>([\s\S]*?)<\/figcaption>/.exec(
    html.slice(end, end + 5000),
  );
  return cut(textOf(caption?.[1] ?? ""), longestName);
}

function freeName(caption: string, taken: Set<string>): string {
  let name = caption || `Table ${taken.size + 1}`;
  if (taken.has(name)) name = `${name} (${taken.size + 1})`;
  taken.add(name);
  return name.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
}
