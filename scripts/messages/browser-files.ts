import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { minifySync } from "vite";
import { withNames } from "../minify.ts";
import type { Compiled } from "./compile.ts";
import { functionOf, helpersIn, isPlain, languages, type Messages, messagesIn, original } from "./files.ts";

export const placeholder = /\$m_([a-z][A-Za-z0-9]*)_([a-z][A-Za-z0-9]*)(\(\))?/g;
const lackPlaceholder = /\$lacks_([a-z][A-Za-z0-9]*)_([a-z][A-Za-z0-9]*)/g;
export const languagePlaceholder = "$m_language";

/** Stands for the names of these files on the server. */
const namesPlaceholder = "$m_files";

type File = { name: string; code: string };

/**
 * Puts texts into the built files, which have placeholders: each of the browser's gets only those that it shows. A translation
 * has copies with the same names in a folder of its language, of the files with texts and of those that import them.
 */
export function writeTexts(build: string): void {
  const assets = `${build}/client/assets`;
  const files = globSync(`${assets}/*.js`).map(read);
  const copied = withTextsIn(files);
  for (const language of languages()) {
    const folder = language === original ? assets : `${assets}/${language}`;
    const translations = messagesIn(language);
    const messages = new Map([...messagesIn(original), ...translations]);
    mkdirSync(folder, { recursive: true });
    for (const { name, code } of language === original ? files : copied) {
      const translated = withTexts(withoutMarks(code, translations), language, messages);
      writeFileSync(
        `${folder}/${name}`,
        language === original ? translated : inFolder(translated, language, copied),
      );
    }
  }
  for (const path of globSync(`${build}/server/**/*.js`)) {
    const code = readFileSync(path, "utf8");
    if (code.includes(namesPlaceholder))
      writeFileSync(path, code.replace(namesPlaceholder, namesOf(copied).join(" ")));
  }
}

const read = (path: string): File => ({ name: basename(path), code: readFileSync(path, "utf8") });
const namesOf = (files: File[]) => files.map(({ name }) => name);

/** The files with texts, and those that import them. */
function withTextsIn(files: File[], found = files.filter(({ code }) => code.includes("$m_"))): File[] {
  const names = namesOf(found);
  const more = files.filter(
    (file) =>
      !found.includes(file) &&
      [...file.code.matchAll(/[\w$.-]+\.js/g)].some(([name]) => names.includes(name)),
  );
  return more.length > 0 ? withTextsIn(files, [...found, ...more]) : found;
}

/** With the URLs of the files of a language. */
function inFolder(code: string, language: string, copied: File[]): string {
  const names = namesOf(copied);
  return code
    .replaceAll(/\bassets\/([\w$.-]+\.js)/g, (url, name) =>
      names.includes(name) ? `assets/${language}/${name}` : url,
    )
    .replaceAll(/(["'`])\.\/([\w$.-]+\.js)\1/g, (url, quote, name) =>
      names.includes(name) ? url : `${quote}../${name}${quote}`,
    );
}

/** Keeps the marks of English texts only in a language that lacks them. */
export function withoutMarks(code: string, translations: Messages): string {
  const decided = code.replace(lackPlaceholder, (_, area, name) => `${!translations.has(`${area}.${name}`)}`);
  return decided === code ? code : minifySync("", decided, { module: true, ...withNames }).code;
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
