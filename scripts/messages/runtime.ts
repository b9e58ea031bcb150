import { AsyncLocalStorage } from "node:async_hooks";
import { createRequire } from "node:module";
import original from "./en.js";

type Table = Record<string, string | ((values: unknown) => unknown)>;

/** The languages in which there are messages; `build-messages.ts` writes them here. */
export declare const messageLanguages: readonly string[];

const load = createRequire(import.meta.url);
const tables = new Map<string, Table>([["en", original]]);
const current = new AsyncLocalStorage<string>();

/** In place of a language: messages are not worded yet. */
const unwordedTable = "unworded";
const [start, middle, end] = ["\u0002", "\u0003", "\u0004"]; // control characters, which JSON escapes
const unwordedMessage = new RegExp(`${start}([\\w.]+)${middle}([^${end}]*)${end}`, "g");
const tokens: ProxyHandler<Table> = {
  get: (_, id) => (values: unknown) => start + String(id) + middle + JSON.stringify(values ?? {}) + end,
};
tables.set(unwordedTable, new Proxy({}, tokens));

/** The language of messages, dates and numbers. */
export function messageLanguage(): string {
  const language = current.getStore() ?? "en";
  return language === unwordedTable ? "en" : language;
}

/**
 * Runs with messages that keep their ids and values. A text with them can be stored, and `worded` gives it in the language
 * of those who read it later.
 */
export function unworded<Result>(run: () => Result): Result {
  return current.run(unwordedTable, run);
}

/** A stored text. One that was stored in words stays as it is. */
export function worded(text: string): string {
  return text.replaceAll(unwordedMessage, (_, id: string, json: string) => {
    const values = Object.entries(JSON.parse(json)).map(([name, value]) => [
      name,
      typeof value === "string" ? worded(value) : value,
    ]);
    return String(message(id)(Object.fromEntries(values)) ?? id);
  });
}

/** Runs with the messages for a BCP 47 tag; without any for it, with those in English. */
export function inLanguage<Result>(tag: string, run: () => Result): Result {
  return current.run(messageLanguageFor(tag), run);
}

/** `pt` for `pt-BR`; `en` for a language without messages. */
export function messageLanguageFor(tag: string): string {
  const [language = ""] = tag.split("-", 1);
  return messageLanguages.includes(language) ? language : "en";
}

/** True for a message that is shown in English in place of a translation. */
export function lacks(id: string): boolean {
  return !Object.hasOwn(tableOf(messageLanguage()), id);
}

export function message(id: string) {
  return (values?: unknown): unknown => {
    const text = tableOf(current.getStore() ?? "en")[id] ?? original[id];
    return typeof text === "function" ? text(values) : text;
  };
}

/** Reads a translation when it is first used. */
function tableOf(language: string): Table {
  const known = tables.get(language);
  if (known) return known;
  const table: Table = load(`./${language}.js`).default;
  tables.set(language, table);
  return table;
}
