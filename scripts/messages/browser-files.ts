import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
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
  const functions = new Map<string, string>();
  const replaced = code
    .replaceAll(languagePlaceholder, JSON.stringify(language))
    .replace(placeholder, (found, area, name, call) => {
      const message = messages.get(`${area}.${name}`);
      if (!message) throw new Error(`There is no message ${area}.${name}.`);
      if (call) return message.body;
      if (isPlain(message)) return `(${functionOf(message)})`;
      functions.set(found, functionOf(message));
      return found;
    });
  const definitions = [...functions].map(([name, body]) => `const ${name}=${body};`).join("");
  const helpers = Object.entries(helpersIn(language)).filter(([name]) => definitions.includes(name));
  return [...helpers.map(([, source]) => source), definitions, replaced].join("");
}

/** With the URLs of the files of a language. */
export function inFolder(code: string, language: string, names: Set<string>): string {
  return code.replaceAll(/\bassets\/([\w$.-]+\.js)/g, (url, name) =>
    names.has(name) ? `assets/${language}/${name}` : url,
  );
}
