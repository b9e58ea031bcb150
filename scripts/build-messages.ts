import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { transformWithOxc } from "vite";
import type { Compiled } from "./messages/compile.ts";
import {
  functionOf,
  helpersIn,
  isPlain,
  languages,
  type Messages,
  messagesIn,
  original,
} from "./messages/files.ts";

// Compiles `messages/` to `.messages/`, which sources import as "#messages".

const folder = ".messages";
const messages = messagesIn(original);
const areas = Map.groupBy(messages.values(), ({ id }) => id.split(".", 1)[0] ?? "");
const nameOf = ({ id }: Compiled) => id.split(".", 2)[1] ?? "";

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const language of languages()) {
  const texts = language === original ? messages : messagesIn(language);
  writeFileSync(`${folder}/${language}.js`, tableOf(language, texts));
}
const members = (of: (message: Compiled) => string, end: string) =>
  [...areas].map(([area, all]) => `  ${area}: {\n${all.map(of).join("")}  }${end}\n`).join("");
const source = "scripts/messages/runtime.ts";
const { code: runtime } = await transformWithOxc(readFileSync(source, "utf8"), source);
const list = `export const messageLanguages = ${JSON.stringify(languages())};`;
const types =
  'export { inLanguage, lacks, messageLanguage, messageLanguageFor, messageLanguages, unworded, worded } from "../scripts/messages/runtime.ts";';
writeFileSync(`${folder}/messages.js`, `${runtime}\n${list}\nexport const m = {\n${members(code, ",")}};\n`);
writeFileSync(
  `${folder}/messages.d.ts`,
  `${types}\nexport declare const m: {\n${members(declaration, ";")}};\n`,
);

function tableOf(language: string, texts: Messages): string {
  const entries = [...texts.values()].map(
    (message) => `"${message.id}":${isPlain(message) ? message.body : functionOf(message)},\n`,
  );
  return [...Object.values(helpersIn(language)), `export default {${entries.join("")}};\n`].join("\n");
}

function code(message: Compiled): string {
  return `    ${nameOf(message)}: message("${message.id}"),\n`;
}

function declaration(message: Compiled): string {
  const types = Object.entries(message.values).map(([value, type]) => `${value}: ${type}`);
  const isRich = types.some((type) => /\bT$/.test(type));
  const parameter = types.length > 0 ? `v: { ${types.join("; ")} }` : "";
  const result = isRich ? "(T | string)[]" : "string";
  const text = message.text.replaceAll("*/", "*\\/").replaceAll("\n", "\n     * ");
  return `    /** ${text} */\n    ${nameOf(message)}: ${isRich ? "<T>" : ""}(${parameter}) => ${result};\n`;
}
