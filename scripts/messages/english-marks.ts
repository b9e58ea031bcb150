import { parseAst } from "vite";

type Node = { type: string; start: number; end: number; [key: string]: unknown };

const importOfMessages = /import \{ (?=m\b[^}]*\} from "#messages";)/;
const callOfMessage = /^m\.(\w+\.\w+)\(/;
const callOfRich = /^rich\(\s*m\.(\w+\.\w+)\(/;
/** Elements that have text alone. */
const textElements = ["option", "textarea", "title"];

/**
 * Marks messages as English where they are content of an element and the language of the page may lack them.
 * Attributes cannot say their language.
 */
export function withEnglishMarks(code: string, file: string, lacking: Set<string>): string {
  const hasSome = [...code.matchAll(/\bm\.(\w+\.\w+)\(/g)].some(([, id = ""]) => lacking.has(id));
  if (!file.endsWith(".tsx") || !hasSome) return code;
  const marks: { at: number; text: string }[] = [];
  walk(parseAst(code, { lang: "tsx" }, file));
  if (marks.length === 0) return code;
  const pieces = marks.toSorted((one, other) => one.at - other.at);
  const ends = [...pieces.map(({ at }) => at), code.length];
  const marked = pieces.map(({ at, text }, index) => text + code.slice(at, ends[index + 1]));
  return [code.slice(0, ends[0]), ...marked].join("").replace(importOfMessages, "import { lacks, ");

  function walk(value: unknown): void {
    if (typeof value !== "object" || value === null) return;
    const node = value as Node;
    if (isElement(node) && !textElements.includes(nameOf(node)))
      for (const child of node.children as Node[])
        if (child.type === "JSXExpressionContainer") shownBy(child.expression as Node).forEach(mark);
    Object.values(node).forEach(walk);
  }

  function mark({ start, end }: Node): void {
    const source = code.slice(start, end);
    const [, id = ""] = callOfMessage.exec(source) ?? callOfRich.exec(source) ?? [];
    if (!lacking.has(id)) return;
    marks.push(
      { at: start, text: `(lacks("${id}") ? <span lang="en">{${source}}</span> : ` },
      { at: end, text: ")" },
    );
  }
}

/** The calls whose results an expression shows. */
function shownBy({ type, ...node }: Node): Node[] {
  const of = (name: string) => shownBy(node[name] as Node);
  if (type === "ParenthesizedExpression") return of("expression");
  if (type === "LogicalExpression") return of("right");
  if (type === "ConditionalExpression") return [...of("consequent"), ...of("alternate")];
  return type === "CallExpression" ? [{ type, ...node }] : [];
}

const isElement = ({ type }: Node) => type === "JSXElement" || type === "JSXFragment";

function nameOf({ openingElement }: Node): string {
  const { name } = (openingElement ?? {}) as { name?: { name?: string } };
  return name?.name ?? "";
}
