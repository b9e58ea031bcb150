import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { LRUCache } from "lru-cache";
import { type Rule, readRules } from "./style-rules.ts";

const sheetLink = /<link [^>]*href="(\/assets\/[\w-]+\.css)#?"[^>]*\/>/;
const parts = /<[a-z][a-z0-9]*|\sclass="[^"]*"|[\s']data-[\w-]+/g;
const maxTexts = 300;
const maxParts = 5000;
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
  const style = `<style nonce="${nonce}" data-precedence="page">${sheet.textFor(html)}</style>`;
  return html.replace(link, () => `${style}${link.replace("/>", ' disabled="" data-later=""/>')}`);
}

export function openSheet(css: string) {
  const rules = readRules(css.replace(/\/\*.*?\*\//gs, ""));
  const places = new Map([...namesIn(rules)].map((name, place) => [name, place]));
  const texts = new LRUCache<string, string>({ max: maxTexts });
  const known = new LRUCache<string, number[]>({ max: maxParts });

  function placesIn(part: string): number[] {
    const found = known.get(part) ?? namesOf(part).flatMap((name) => places.get(name) ?? []);
    // A copy: a part of the page's text would keep the whole page in memory.
    if (!known.has(part)) known.set(Buffer.from(part).toString(), found);
    return found;
  }

  /** The rules for the classes and elements of the page. Most pages of a kind have the same ones. */
  function textFor(html: string): string {
    const used = Buffer.alloc(places.size);
    for (const part of new Set(html.match(parts))) for (const place of placesIn(part)) used[place] = 1;
    const key = used.toString("latin1");
    const made = texts.get(key);
    if (made !== undefined) return made;
    const isUsed = (name: string) => used[places.get(name) ?? -1] === 1;
    const text = withoutUnused(
      textOf(select(rules, ({ any }) => any?.some((needs) => needs.every(isUsed)) ?? true)),
    );
    texts.set(key, text);
    return text;
  }

  return { textFor };
}

/** What the rules need. */
function namesIn(rules: Rule[]): Set<string> {
  return new Set(
    rules.flatMap((rule) => ("text" in rule ? (rule.any?.flat() ?? []) : [...namesIn(rule.rules)])),
  );
}

/** What a match of `parts` has that rules need: an element, classes after dots, or an attribute of data after a bracket. */
function namesOf(part: string): string[] {
  if (part.startsWith("<")) return [part.slice(1)];
  const [, classes] = /class="(.*)"/s.exec(part) ?? [];
  return classes === undefined ? [`[${part.slice(1)}`] : classes.split(/\s+/).map((name) => `.${name}`);
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
function withoutUnused(css: string): string {
  const read = new Set(css.match(/\(--[\w-]+/g));
  return css
    .replace(/@layer properties\{.*?\}\}\}/s, "@layer properties{}")
    .replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) => (read.has(`(${name}`) ? rule : ""))
    .replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^}]*\})*[^{}]*\}/g, (rule, name: string) =>
      css.split(name).length > 2 ? rule : "",
    );
}
