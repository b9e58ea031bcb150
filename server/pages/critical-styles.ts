import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { LRUCache } from "lru-cache";
import { shortClasses } from "./short-classes.ts";
import { buttonField, type Rule, readRules } from "./style-rules.ts";

const sheetLink = /<link [^>]*href="(\/assets\/[\w-]+\.css)#?"[^>]*\/>/;
const theme = /@layer theme\{.*?\}(?=@layer|$)/s;
const variable = /var\(--[\w-]+/g;
const maxTexts = 300;
const client = fileURLToPath(new URL("../../build/client", import.meta.url));

const sheets = new Map<string, ReturnType<typeof openSheet>>();

/**
 * Puts the rules that a page uses into its head, so that nothing stands before the first paint. The whole sheet waits
 * for the app (`app/hydrate-on-interaction.ts`) and comes after them: its order decides. React passes over a style
 * with `data-precedence`, which is none of the page's.
 */
export function inlineStyles(html: string, nonce: string): string {
  const end = html.indexOf("</head>");
  const [link, file] = sheetLink.exec(html.slice(0, end)) ?? [];
  if (!link || !file) return html;
  const sheet = sheets.get(file) ?? openSheet(readFileSync(`${client}${file}`, "utf8"));
  sheets.set(file, sheet);
  const short = sheet.shorten(html);
  const style = `<style nonce="${nonce}" data-precedence="page">${sheet.textFor(short)}</style>`;
  return short.replace(link, () => `${style}${link.replace("/>", ' disabled="" data-later=""/>')}`);
}

export function openSheet(css: string) {
  const { css: sheet, shorten } = shortClasses(css.replace(/\/\*.*?\*\//gs, ""));
  const rules = readRules(sheet);
  const texts = new LRUCache<string, string>({ max: maxTexts });

  /** The rules for the classes and elements of the page. Most pages of a kind have the same ones. */
  function textFor(html: string): string {
    const present = partsOf(html);
    const key = [...present].join();
    const known = texts.get(key);
    if (known !== undefined) return known;
    const names = namesIn(present);
    const used = select(
      rules,
      (rule) => rule.any?.some((needs) => needs.every((name) => names.has(name))) ?? true,
    );
    const text = withoutUnused(textOf(used), names);
    texts.set(key, text);
    return text;
  }

  return { textFor, shorten };
}

const parts = [
  /<([a-z][a-z0-9]*)/,
  /\sclass="([^"]*)"/,
  /[\s'](data-[\w-]+)/,
  /(var\(--[\w-]+)/,
  /\stype="(date|datetime-local|time|file|number)"/,
  /\slang="(\w+)/,
];
const part = new RegExp(parts.map(({ source }) => source).join("|"), "g");

/** What rules may need, as `needsOf` writes it, but the values of `class` as they are, after a space. */
function partsOf(html: string): Set<string> {
  const found = new Set<string>();
  for (const [, element, classes = "", attribute, use, field, language] of html.matchAll(part))
    found.add(
      element ??
        use ??
        (field && buttonField) ??
        (language && `:lang(${language}`) ??
        (attribute ? `[${attribute}` : ` ${classes}`),
    );
  return found;
}

/** Classes with a dot, and all other parts. */
function namesIn(parts: Set<string>): Set<string> {
  return new Set(
    [...parts].flatMap((part) => (part.startsWith(" ") ? part.split(/\s+/).map((name) => `.${name}`) : part)),
  );
}

type Plain = Extract<Rule, { text: string }>;

function select(rules: Rule[], isUsed: (rule: Plain) => boolean): Rule[] {
  return rules.flatMap((rule): Rule[] => {
    if ("text" in rule) return isUsed(rule) ? [rule] : [];
    const inside = select(rule.rules, isUsed);
    return inside.length > 0 || rule.prelude.startsWith("@layer") ? [{ ...rule, rules: inside }] : [];
  });
}

function textOf(rules: Rule[]): string {
  return rules
    .map((rule) => ("text" in rule ? rule.text : `${rule.prelude}{${textOf(rule.rules)}}`))
    .join("");
}

/** Leaves out animations and custom properties that no rule uses, and defaults for browsers without `@property`. */
function withoutUnused(css: string, names: Set<string>): string {
  return withoutUnusedProperties(css, names)
    .replace(/@layer properties\{.*?\}\}\}/s, "@layer properties{}")
    .replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) => (css.includes(`(${name}`) ? rule : ""))
    .replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^}]*\})*[^{}]*\}/g, (rule, name: string, _, text: string) =>
      text.split(name).length > 2 ? rule : "",
    );
}

/** Repeatedly, because some of the theme's properties use others. */
function withoutUnusedProperties(css: string, names: Set<string>): string {
  const used = new Set([...css.matchAll(variable)].map(([use]) => use));
  const shorter = css.replace(theme, (rules) =>
    rules.replace(/(--[\w-]+):[^;{}]*;?/g, (property, name: string) =>
      used.has(`var(${name}`) || names.has(`var(${name}`) ? property : "",
    ),
  );
  return shorter === css ? css : withoutUnusedProperties(shorter, names);
}
