import { escapedByReact } from "#core/escaped.ts";

/** What a page must have for a rule to matter: the classes, elements and attributes of one of its selectors. */
type Needs = string[];
/** A rule or an at-rule with its text, or a group of rules with what stands around them. */
export type Rule = { text: string; any?: Needs[] } | { prelude: string; rules: Rule[] };

const grouping = /^@(layer|media|supports|container)\b/;

/** Reads a minified style sheet as far as `rulesFor` needs. */
export function readRules(css: string): Rule[] {
  const rules: Rule[] = [];
  let at = 0;
  while (at < css.length) {
    const brace = css.indexOf("{", at);
    const semicolon = css.indexOf(";", at);
    if (css.startsWith("@", at) && semicolon >= 0 && (brace < 0 || semicolon < brace)) {
      rules.push({ text: css.slice(at, semicolon + 1) });
      at = semicolon + 1;
      continue;
    }
    if (brace < 0) break;
    const end = closing(css, brace);
    const prelude = css.slice(at, brace).trim();
    if (grouping.test(prelude)) rules.push({ prelude, rules: readRules(css.slice(brace + 1, end - 1)) });
    else
      rules.push({ text: css.slice(at, end), ...(prelude.startsWith("@") ? {} : { any: needsOf(prelude) }) });
    at = end;
  }
  return rules;
}

/** The end of the block that begins at `brace`. */
function closing(css: string, brace: number): number {
  const marks = /\\.|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{}]/gs;
  marks.lastIndex = brace;
  let depth = 0;
  for (let mark = marks.exec(css); mark; mark = marks.exec(css)) {
    if (mark[0] === "{") depth += 1;
    if (mark[0] === "}") depth -= 1;
    if (depth === 0) return marks.lastIndex;
  }
  throw new Error("A block of a style sheet does not end.");
}

/** Fields to which browsers add buttons: for dates, files and numbers. */
export const buttonField = "field with buttons";
const buttons = /::(?:file-selector|-webkit-(?:date|calendar|inner|outer))/;

/** What is around an icon or a picture, unlike a text, says its direction and does not leave it to the browser. */
const rightToLeft = '[dir="rtl"';

const firstPrivate = 0xe000;
const hide = (selector: string) =>
  selector.replace(/\\(.)/gu, (_, character: string) =>
    String.fromCodePoint(firstPrivate + (character.codePointAt(0) ?? 0)),
  );
const show = (name: string) =>
  name.replace(/[\ue000-\uf8ff]/gu, (character) =>
    String.fromCodePoint((character.codePointAt(0) ?? 0) - firstPrivate),
  );

function needsOf(selectors: string): Needs[] {
  const languages = selectors.match(/:lang\(\w+/g);
  if (languages) return languages.map((language) => [language]);
  // Attributes of data that come later are named in scripts of the page, or set by the app, which has the whole sheet.
  let plain = hide(selectors).replace(/\[(?:(data-[\w-]+)[^\]]*|[^\]]*)\]/g, (_, name) =>
    name ? `[${name}]` : "",
  );
  // `:not()` needs nothing; of a choice, any part may match.
  for (let before = ""; before !== plain; ) {
    before = plain;
    plain = plain.replace(/:(?:where|is|has)\(([^(),]*)\)/g, " $1").replace(/::?[\w-]+\([^()]*\)/g, "");
  }
  const field = buttons.test(selectors) ? [buttonField] : [];
  const direction = selectors.includes(":dir(rtl)>") ? [rightToLeft] : [];
  return plain.split(",").map((selector) => {
    const classes = [...selector.matchAll(/\.([\w\-\u0080-\uffff]+)/g)].map(
      ([, name = ""]) => `.${escapedByReact(show(name))}`,
    );
    const elements = [...selector.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/g)].map(([, name = ""]) => name);
    const attributes = [...selector.matchAll(/\[data-[\w-]+/g)].map(([name]) => name);
    return [...classes, ...elements, ...attributes, ...field, ...direction];
  });
}
