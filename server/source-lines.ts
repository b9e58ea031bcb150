import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** For each line of a bundled file, two numbers: which source it is made of, and the line there. */
export type SourceLines = { sources: string[]; lines: number[] };

const known = new Map<string, SourceLines | undefined>();

/** A stack with the lines of sources in place of those in the bundled program. */
export function withSources(stack: string): string {
  const places = /(file:\/\/\S+?\/build\/program\/[^\s:]+\.js):(\d+):\d+/g;
  return stack.replaceAll(places, (place, file, line) => sourceOf(file, Number(line)) ?? place);
}

function sourceOf(file: string, line: number): string | undefined {
  if (!known.has(file)) known.set(file, read(fileURLToPath(`${file}.lines.json`)));
  const { sources = [], lines = [] } = known.get(file) ?? {};
  const source = sources[lines[2 * (line - 1)] ?? -1];
  return source && `${source}:${lines[2 * line - 1]}`;
}

function read(file: string): SourceLines | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined; // the stack stays as it is
  }
}
