import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const assignment = /^\s*(?:export\s+)?[A-Za-z_]\w*\s*=/;
const quoted = /^(\s*(?:export\s+)?[A-Za-z_]\w*\s*=)[ \t]*(["'`])(?:(?!\2)[\s\S])*\2[ \t]*(?:#.*)?$/gm;
const opened = /^\s*(?:export\s+)?[A-Za-z_]\w*\s*=[ \t]*["'`]/;

/**
 * Sets the variables of the file `.env` in the current folder, except those that are set already. `ENV_FILE` names
 * another file, or is `off`. Throws a sentence that names the line, but not what it says: it may be a secret.
 */
export function loadEnvFile(env: Record<string, string | undefined> = process.env): void {
  if (env.ENV_FILE === "off") return;
  const file = resolve(env.ENV_FILE || ".env");
  const text = readText(file, env.ENV_FILE !== undefined && env.ENV_FILE !== "");
  if (text === undefined) return;
  const wrong = wrongLine(text);
  if (wrong !== undefined)
    throw new Error(
      `Line ${wrong} of ${file} is not like NAME=value: correct it, or begin it with # to make it a comment.`,
    );
  process.loadEnvFile(file);
}

/** Undefined if nobody has written the file. */
function readText(file: string, isNamed: boolean): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" && !isNamed) return undefined;
    if (code === "ENOENT") throw new Error(`There is no file ${file}, which ENV_FILE names.`);
    throw new Error(
      `The file ${file} cannot be read (${code}): it must be a file that the user of the site may read.`,
    );
  }
}

/** The number of the first line that Node would skip or misread. */
export function wrongLine(text: string): number | undefined {
  // Quoted values may have several lines.
  const plain = text.replace(quoted, (all, name) => name + "\n".repeat(all.split("\n").length - 1));
  const isWrong = (line: string) =>
    !(/^\s*(#|$)/.test(line) || (assignment.test(line) && !opened.test(line)));
  const at = plain.split(/\r?\n/).findIndex(isWrong);
  return at < 0 ? undefined : at + 1;
}
