import { parseAst } from "vite";

type Node = { type?: string; start: number; [key: string]: unknown };

/** The identifiers of a source file, and its functions with the number of their parameters. */
export function namesIn(file: string, source: string) {
  const identifiers = new Set<string>();
  const functions: { line: number; parameters: number }[] = [];
  walk(parseAst(source, { lang: file.endsWith("x") ? "tsx" : "ts" }, file));
  return { identifiers, functions };

  function walk(value: unknown): void {
    if (typeof value !== "object" || value === null) return;
    Object.values(value).forEach(walk);
    const node = value as Node;
    if (/Identifier$/.test(node.type ?? "")) identifiers.add(String(node.name));
    if (/Function/.test(node.type ?? "") && Array.isArray(node.params)) {
      const line = source.slice(0, node.start).split("\n").length;
      functions.push({ line, parameters: node.params.length });
    }
  }
}
