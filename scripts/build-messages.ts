import { mkdirSync, writeFileSync } from "node:fs";
import type { Compiled } from "./messages/compile.ts";
import { compiledMessages, functionOf, helpers } from "./messages/files.ts";

// Compiles messages/en.json to `.messages`, which sources import as "#messages".

const folder = ".messages";
const messages = compiledMessages();
const areas = Map.groupBy(messages.values(), ({ id }) => id.split(".", 1)[0] ?? "");
const name = ({ id }: Compiled) => id.split(".", 2)[1] ?? "";

mkdirSync(folder, { recursive: true });
writeFileSync(
  `${folder}/messages.js`,
  [...Object.values(helpers), `export const m={${members(code)}};`, ""].join("\n"),
);
writeFileSync(`${folder}/messages.d.ts`, `export declare const m: {\n${members(declaration)}};\n`);

function members(of: (message: Compiled) => string): string {
  const bodies = [...areas].map(([area, all]) => [area, all.map(of).join("")]);
  return of === code
    ? bodies.map(([area, body]) => `${area}:{${body}},\n`).join("")
    : bodies.map(([area, body]) => `  readonly ${area}: {\n${body}  };\n`).join("");
}

function code(message: Compiled): string {
  return `${name(message)}:${functionOf(message)},\n`;
}

function declaration(message: Compiled): string {
  const types = Object.entries(message.values).map(([value, type]) => `${value}: ${type}`);
  const isRich = types.some((type) => /\bT$/.test(type));
  const parameter = types.length > 0 ? `v: { ${types.join("; ")} }` : "";
  const result = isRich ? "(T | string)[]" : "string";
  const text = message.text.replaceAll("*/", "*\\/").replaceAll("\n", "\n     * ");
  return `    /** ${text} */\n    ${name(message)}: ${isRich ? "<T>" : ""}(${parameter}) => ${result};\n`;
}
