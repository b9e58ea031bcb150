import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { LRUCache } from "lru-cache";
import type { Piece } from "#core/page-pieces.ts";
import { shortClasses } from "./short-classes.ts";
import { buttonField, type Rule, readRules } from "./style-rules.ts";

const sheetLink = /<link [^>]*href="(\/assets\/[\w-]+\.css)#?"[^>]*\/>/;
const theme = /@layer theme\{.*?\}(?=@layer|$)/s;
const variable = /var\(--[\w-]+/g;
const parts =
  /<[a-z][a-z0-9]*|\sclass="[^"]*"|[\s']data-[\w-]+|var\(--[\w-]+|\stype="(?:date|datetime-local|time|file|number)"|\slang="\w+|\sdir="rtl"/g;
const maxTexts = 300;
const maxParts = 5000;
const maxKept = 600; // pieces that pages share
const client = fileURLToPath(new URL("../../build/client", import.meta.url));

const sheets = new Map<string, ReturnType<typeof openSheet>>();

/**
 * Puts the rules that a page uses into its head, so that nothing stands before the first paint. The whole sheet waits
 * for the app (`app/hydrate-on-interaction.ts`) and comes after them: its order decides. React passes over a style
 * with `data-precedence`, which is none of the page's.
 */
export function inlineStyles(pieces: Piece[], nonce: string): Piece[] {
  const end = pieces.findIndex(({ html }) => html.includes("</head>"));
  const at = pieces.findIndex(({ html }, index) => index <= end && sheetLink.test(html));
  const [link, file] = sheetLink.exec(pieces[at]?.html ?? "") ?? [];
  if (!link || !file) return pieces;
  const sheet = sheets.get(file) ?? openSheet(readFileSync(`${client}${file}`, "utf8"));
  sheets.set(file, sheet);
  const short = pieces.map(sheet.shortened);
  const style = `<style nonce="${nonce}" data-precedence="page">${sheet.textFor(short)}</style>`;
  const later = `${style}${link.replace("/>", ' disabled="" data-later=""/>')}`;
  return short.with(at, { html: (short[at]?.html ?? "").replace(link, () => later), isKept: false });
}

export function openSheet(css: string) {
  const { css: sheet, shorten } = shortClasses(css.replace(/\/\*.*?\*\//gs, ""));
  const rules = readRules(sheet);
  const properties = theme.exec(sheet)?.[0].match(/--[\w-]+(?=:)/g) ?? [];
  const needs = new Set([...namesIn(rules), ...properties.map((name) => `var(${name}`)]);
  const places = new Map([...needs].map((name, place) => [name, place]));
  const texts = new LRUCache<string, string>({ max: maxTexts });
  const known = new LRUCache<string, number[]>({ max: maxParts });
  const shortTexts = new LRUCache<string, string>({ max: maxKept, memoMethod: shorten });
  const keptPlaces = new LRUCache<string, Set<number>>({ max: maxKept, memoMethod: placesOf });

  function shortened({ html, isKept }: Piece): Piece {
    return { html: isKept ? shortTexts.memo(html) : shorten(html), isKept };
  }

  function placesOf(html: string): Set<number> {
    return new Set([...new Set(html.match(parts))].flatMap(placesIn));
  }

  function placesIn(part: string): number[] {
    const found = known.get(part) ?? namesOf(part).flatMap((name) => places.get(name) ?? []);
    // A copy: a part of the page's text would keep the whole page in memory.
    if (!known.has(part)) known.set(Buffer.from(part).toString(), found);
    return found;
  }

  /** The rules for the classes and elements of the page. Most pages of a kind have the same ones. */
  function textFor(pieces: Piece[]): string {
    const used = Buffer.alloc(places.size);
    for (const { html, isKept } of pieces)
      for (const place of isKept ? keptPlaces.memo(html) : placesOf(html)) used[place] = 1;
    const key = used.toString("latin1");
    const made = texts.get(key);
    if (made !== undefined) return made;
    const isUsed = (name: string) => used[places.get(name) ?? -1] === 1;
    const text = withoutUnused(
      textOf(select(rules, ({ any }) => any?.some((needed) => needed.every(isUsed)) ?? true)),
      isUsed,
    );
    texts.set(key, text);
    return text;
  }

  return { textFor, shortened };
}

/** What the rules need. */
function namesIn(rules: Rule[]): Set<string> {
  return new Set(
    rules.flatMap((rule) => ("text" in rule ? (rule.any?.flat() ?? []) : [...namesIn(rule.rules)])),
  );
}

/** What a match of `parts` has that rules need, as `needsOf` writes it. */
function namesOf(part: string): string[] {
  if (part.startsWith("<")) return [part.slice(1)];
  if (part.startsWith("var(")) return [part];
  const [, name, value = ""] = /^\s(class|type|lang)="([^"]*)/.exec(part) ?? [];
  if (name === "class") return value.split(/\s+/).map((one) => `.${one}`);
  if (name === "lang") return [`:lang(${value}`];
  return [name ? buttonField : `[${part.slice(1)}`];
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
function withoutUnused(all: string, isUsed: (name: string) => boolean): string {
  const css = withoutUnusedProperties(all, isUsed);
  const read = new Set(css.match(/\(--[\w-]+/g));
  return css
    .replace(/@layer properties\{.*?\}\}\}/s, "@layer properties{}")
    .replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) => (read.has(`(${name}`) ? rule : ""))
    .replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^}]*\})*[^{}]*\}/g, (rule, name: string) =>
      css.split(name).length > 2 ? rule : "",
    );
}

/** Repeatedly, because some of the theme's properties use others. */
function withoutUnusedProperties(css: string, isUsed: (name: string) => boolean): string {
  const used = new Set(css.match(variable));
  const shorter = css.replace(theme, (rules) =>
    rules.replace(/(--[\w-]+):[^;{}]*;?/g, (property, name: string) =>
      used.has(`var(${name}`) || isUsed(`var(${name}`) ? property : "",
    ),
  );
  return shorter === css ? css : withoutUnusedProperties(shorter, isUsed);
}
