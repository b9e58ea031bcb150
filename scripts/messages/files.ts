import { globSync, readFileSync } from "node:fs";
import { parse } from "node:path";
import { type Compiled, compile } from "./compile.ts";

type Entry = { text: string; comment: string };

export const original = "en";
export type Messages = Map<string, Compiled>;

export function readMessages(): Record<string, Entry> {
  return JSON.parse(readFileSync(`messages/${original}.json`, "utf8"));
}

/** The languages in which messages are written, the original first. */
export function languages(): string[] {
  const names = globSync("messages/*.json").map((file) => parse(file).name);
  return [original, ...names.filter((name) => name !== original).sort()];
}

/** The messages of a language, as far as they are translated. */
export function messagesIn(language: string): Messages {
  const texts: Record<string, string | Entry> = JSON.parse(readFileSync(`messages/${language}.json`, "utf8"));
  const compiled = Object.entries(texts).map(([id, entry]): [string, Compiled] => {
    return [id, compile(id, typeof entry === "string" ? entry : entry.text)];
  });
  return new Map(compiled);
}

/**
 * The ids that a language lacks, whose English texts need a mark. The administration as a whole may be in English:
 * its frame says so.
 */
export function lackingIn(language: string, messages = messagesIn(language)): string[] {
  const isOfAdmin = (id: string) => id.startsWith("admin");
  const hasAdmin = [...messages.keys()].some(isOfAdmin);
  const ids = [...messagesIn(original).keys()].filter((id) => !messages.has(id));
  return hasAdmin ? ids : ids.filter((id) => !isOfAdmin(id));
}

/** What compiled messages of a language call. */
export function helpersIn(language: string): Record<string, string> {
  const locale = language === original ? "en-US" : language;
  return {
    $number: `const $number=new Intl.NumberFormat("${locale}").format;`,
    $plural: `const $rules=new Intl.PluralRules("${locale}"),$plural=n=>$rules.select(n);`,
  };
}

export const isPlain = ({ values }: Compiled) => Object.keys(values).length === 0;

export const functionOf = (message: Compiled) => `${isPlain(message) ? "()" : "v"}=>${message.body}`;
