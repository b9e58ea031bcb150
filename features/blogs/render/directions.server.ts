const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const block = /<(p|h[1-6]|td|th|figcaption|ul|ol|li|blockquote|div)\b/g;
const containers = new Set("ul ol li blockquote div".split(" "));
const looked = 2000; // characters

/**
 * Sets the direction of each block of an article with Hebrew, Arabic or another right-to-left script; leaves all
 * others as they are. `dir="auto"` ignores the text of blocks inside that have a `dir` themselves, so what contains
 * blocks (a list, a quotation, the region around a table) gets the direction of the first letter that follows.
 */
export function withDirections(html: string): string {
  if (!rightToLeft.test(html)) return html;
  return html.replace(block, (tag, name: string, at: number) => {
    if (containers.has(name)) return `${tag} dir="${directionAfter(html, at)}"`;
    return isNumber(name, html, at) ? tag : `${tag} dir="auto"`;
  });
}

/** A cell without a letter stands like the rest of its table. */
function isNumber(name: string, html: string, at: number): boolean {
  if (!name.startsWith("t")) return false;
  const cell = html.slice(at, at + looked);
  return !letterIn(cell.slice(0, cell.indexOf("</t")));
}

function directionAfter(html: string, at: number): "rtl" | "ltr" {
  return rightToLeft.test(letterIn(html.slice(at, at + looked))) ? "rtl" : "ltr";
}

function letterIn(html: string): string {
  return /\p{L}/u.exec(html.replace(/<[^>]*>?/g, ""))?.[0] ?? "";
}
