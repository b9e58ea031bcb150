import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { FullResult, Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { leftOut } from "./left-out.ts";

const finding = /(untranslated|cut off|scrolls sideways)[^"\n]*/g;

/** Lists each text that is untranslated or cut off once, with its pages and journeys, and journeys that failed. */
export default class implements Reporter {
  #found = new Map<string, Set<string>>();
  #failed: string[] = [];
  #passed = 0;

  onTestEnd({ location, title }: TestCase, { status, errors }: TestResult): void {
    const where = `${relative("test/journeys", location.file)}:${location.line} ${title}`;
    if (status === "passed") this.#passed += 1;
    if (status === "passed" || status === "skipped") return;
    const messages = errors.map(({ message }) => readable(stripVTControlCharacters(message ?? "")));
    const found = messages
      .flatMap((message) => message.match(/^\+.*$/gm) ?? [])
      .flatMap((line) => line.match(finding) ?? []);
    for (const one of found) this.#found.set(one, (this.#found.get(one) ?? new Set()).add(where));
    if (found.length === 0)
      this.#failed.push(`${where}\n    ${messages.join("\n").split("\n").slice(0, 6).join("\n    ")}`);
  }

  onEnd(_: FullResult): void {
    const found = [...this.#found].map(
      ([text, where]) => `✗ ${text}\n    ${[...where].slice(0, 3).join("\n    ")}`,
    );
    const failed = this.#failed.map((one) => `✗ ${one}`);
    print("Texts to make messages of, or to give room", found);
    print(
      "Journeys that do not get through (what they look for is not a message, or is looked for in a way of its own)",
      failed,
    );
    process.stdout.write(
      `\n${this.#passed} journeys passed; ${Object.keys(leftOut).length} are left out (test/pseudo/left-out.ts).\n`,
    );
  }
}

/** The texts that a journey looks for, and not the expressions that find them in the pseudo-language. */
function readable(message: string): string {
  return message
    .replaceAll(/\(\?:(\w)\|[^)]*\)/g, "$1")
    .replaceAll(/\(\?:\[\\\[\\\]\]\*((?:\\.|[^)])+)\)/g, "$1")
    .replaceAll("(?:[\\[\\]]| (?=\\]))*", "")
    .replaceAll("[\\[\\]]*", "");
}

function print(heading: string, lines: string[]): void {
  if (lines.length > 0) process.stdout.write(`\n${heading}: ${lines.length}\n\n${lines.join("\n")}\n`);
}
