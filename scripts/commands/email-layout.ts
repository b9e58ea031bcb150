import { readFileSync, writeFileSync } from "node:fs";
import { say } from "#server/cli-output.ts";

const source = "features/emails/layout.mjml";
const file = "features/emails/layout.json";
const colour = /\{\{(ground|surface|ink|muted|accent|brand|on-brand|hairline)\}\}/g;

export async function emailLayout(): Promise<void> {
  writeFileSync(file, await compiledLayout());
  say(`${file} is written.`);
}

/** The parts of the layout as JSON: the page, and by name what stands between `<!--name-->` and `<!--/name-->`. */
export async function compiledLayout(): Promise<string> {
  const { default: mjml } = await import("mjml");
  const names = new Map<string, string>();
  // MJML checks colours, so names stand for them only after it.
  const coloured = readFileSync(source, "utf8").replace(colour, (name) => {
    const known = names.get(name) ?? `#c0ffe${names.size}`;
    names.set(name, known);
    return known;
  });
  const { html } = await mjml(coloured, { fonts: {}, validationLevel: "strict", keepComments: true });
  let page = html
    .replaceAll(/>\s+</g, "><")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ (?:class|style)=""| (?=>)/g, "")
    .replaceAll(/(dir="|direction:)ltr/g, "$1{{dir}}")
    .replaceAll(/(align="|text-align:)left/g, "$1{{start}}")
    .trim();
  for (const [name, value] of names) page = page.replaceAll(value, name);
  const parts: Record<string, string> = {};
  const part = /<!--(\w+)-->((?:(?!<!--\w+-->).)*)<!--\/\1-->/; // innermost first
  for (let found = part.exec(page); found; found = part.exec(page)) {
    const [whole, name = "", inner = ""] = found;
    parts[name] = inner;
    page = page.replace(whole, `[[${name}]]`);
  }
  return `${JSON.stringify({ ...parts, page }, null, 2)}\n`;
}
