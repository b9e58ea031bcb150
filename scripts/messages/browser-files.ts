import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import type { Compiled } from "./compile.ts";
import { functionOf, helpersIn, isPlain, languages, type Messages, messagesIn, original } from "./files.ts";

export const placeholder = /\$m_([a-z][A-Za-z0-9]*)_([a-z][A-Za-z0-9]*)(\(\))?/g;
export const languagePlaceholder = "$m_language";

/**
 * Puts texts into the browser's built files, which have placeholders: each file gets only those that it shows. The files of
 * a translation are copies with the same names in a folder of its language, so that they import each other.
 */
export function writeTexts(assets: string): void {
  const files = globSync(`${assets}/*.js`).map((file) => ({
    name: basename(file),
    code: readFileSync(file, "utf8"),
  }));
  const names = new Set(files.map(({ name }) => name));
  const originals = messagesIn(original);
  for (const language of languages()) {
    const folder = language === original ? assets : `${assets}/${language}`;
    const messages = new Map([...originals, ...messagesIn(language)]);
    mkdirSync(folder, { recursive: true });
    for (const { name, code } of files) {
      const translated = withTexts(code, language, messages);
      writeFileSync(
        `${folder}/${name}`,
        language === original ? translated : inFolder(translated, language, names),
      );
    }
  }
}

function withTexts(code: string, language: string, messages: Messages): string {
  const messageOf = (area: string, name: string) => {
    const message = messages.get(`${area}.${name}`);
    if (!message) throw new Error(`There is no message ${area}.${name}.`);
    return message;
  };
  const uses = [...code.matchAll(placeholder)].map(([, area = "", name = ""]) => messageOf(area, name));
  const shared = [...Map.groupBy(uses, (message) => message)]
    .filter(([message, { length }]) => length > 1 && !isPlain(message))
    .map(([message]) => message);
  const nameOf = (message: Compiled) => `$m${shared.indexOf(message)}`;
  const replaced = code
    .replaceAll(languagePlaceholder, JSON.stringify(language))
    .replace(placeholder, (found, ...[area, name, call = "", at]) => {
      const message = messageOf(area, name);
      if (isPlain(message) && call) return message.body;
      if (shared.includes(message)) return nameOf(message) + call;
      const before = code[at - 1] ?? "";
      const after = code[at + found.length] ?? "";
      const stands = ":,([=".includes(before) && ",)]};".includes(after);
      return stands ? functionOf(message) : `(${functionOf(message)})`;
    });
  const definitions = shared.map((message) => `const ${nameOf(message)}=${functionOf(message)};`).join("");
  const whole = definitions + replaced;
  const helpers = Object.entries(helpersIn(language)).filter(([name]) => whole.includes(`${name}(`));
  return helpers.map(([, source]) => source).join("") + whole;
}

/** With the URLs of the files of a language. */
export function inFolder(code: string, language: string, names: Set<string>): string {
  return code.replaceAll(/\bassets\/([\w$.-]+\.js)/g, (url, name) =>
    names.has(name) ? `assets/${language}/${name}` : url,
  );
}
