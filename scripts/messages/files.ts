import { readFileSync } from "node:fs";
import { type Compiled, compile } from "./compile.ts";

const file = "messages/en.json";

type Entry = { text: string; comment: string };

export function readMessages(): Record<string, Entry> {
  return JSON.parse(readFileSync(file, "utf8"));
}

export function compiledMessages(): Map<string, Compiled> {
  return new Map(Object.entries(readMessages()).map(([id, { text }]) => [id, compile(id, text)]));
}

/** What compiled messages call. */
export const helpers = {
  $number: 'const $number=new Intl.NumberFormat("en-US").format;',
  $plural: 'const $rules=new Intl.PluralRules("en-US"),$plural=n=>$rules.select(n);',
};

/** The helpers that a compiled message calls. */
export function helpersOf(code: string): string[] {
  return Object.entries(helpers).flatMap(([name, source]) => (code.includes(name) ? [source] : []));
}

export const functionOf = ({ body, values }: Compiled) =>
  `${Object.keys(values).length > 0 ? "v" : "()"}=>${body}`;
