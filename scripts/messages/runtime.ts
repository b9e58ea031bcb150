import { AsyncLocalStorage } from "node:async_hooks";
import { createRequire } from "node:module";
import original from "./en.js";

type Table = Record<string, string | ((values: unknown) => unknown)>;

/** The languages in which there are messages; `build-messages.ts` writes them here. */
export declare const messageLanguages: readonly string[];

const load = createRequire(import.meta.url);
const tables = new Map<string, Table>([["en", original]]);
const current = new AsyncLocalStorage<string>();

/** The language of messages, dates and numbers. */
export function messageLanguage(): string {
  return current.getStore() ?? "en";
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

export function message(id: string) {
  return (values?: unknown): unknown => {
    const text = tableOf(messageLanguage())[id] ?? original[id];
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
