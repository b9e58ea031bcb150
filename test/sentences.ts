import { parseAst } from "vite";

type Node = { type: string; start: number; [key: string]: unknown };
type Found = { line: number; text: string };

/** Attributes and properties whose values people see or hear. */
const shownNames = new Set(
  (
    "alt aria-description aria-label aria-roledescription busyText caption description failure heading help hint label " +
    "message placeholder question submit subject text title words yes"
  ).split(" "),
);

/** Calls whose texts are for developers or operators, or that compare. */
const otherCalls =
  /(^|\.)(DOMException|Error|RangeError|TypeError|URL|addEventListener|closest|debug|describe|endsWith|error|fail|fatal|getAttribute|has|includes|info|log|matches|meta|querySelector|querySelectorAll|removeAttribute|replaceAll|say|setAttribute|split|startsWith|trace|warn)$/;

const letters = /\p{L}{2}/u;
/** Several words that begin like a sentence or end like one. */
const sentence = /^[“"(]*\p{Lu}\p{Ll}*[,:]? .*\p{Ll}|^\p{Ll}+ .*\p{Ll}\.$/u;
const capitalized = /^\p{Lu}\p{Ll}/u;

/** Texts in a source file that people would read without a message, and messages that are read while it loads. */
export function sentencesIn(file: string, source: string) {
  const literal: Found[] = [];
  const early: Found[] = [];
  walk(parseAst(source, { lang: file.endsWith("x") ? "tsx" : "ts" }, file), false);
  return { literal, early };

  function walk(value: unknown, isInFunction: boolean): void {
    if (Array.isArray(value)) for (const item of value) walk(item, isInFunction);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return;
    const node = value as Node;
    if (isIgnored(node)) return;
    if (node.type === "JSXText" && letters.test(String(node.value))) add(node, String(node.value).trim());
    if (isShown(node)) add(node, textOf(node.value as Node));
    if (sentence.test(textOf(node))) add(node, textOf(node));
    if (!isInFunction && isMessageCall(node)) early.push({ line: lineOf(node), text: sourceOf(node) });
    const inside = isInFunction || /Function/.test(node.type);
    for (const [key, child] of Object.entries(node)) if (!isTextOfCall(node, key)) walk(child, inside);
  }

  /** Arguments of a call for developers, and the name of a property. */
  function isTextOfCall(node: Node, key: string): boolean {
    if (key === "key") return true;
    if (key === "arguments") return otherCalls.test(sourceOf(node.callee as Node).replaceAll(/\s/g, ""));
    return node.type === "SwitchCase" && key === "test";
  }

  function add(node: Node, text: string): void {
    literal.push({ line: lineOf(node), text: text.replaceAll(/\s+/g, " ") });
  }

  function isMessageCall({ type, callee }: Node): boolean {
    return type === "CallExpression" && /^m\.\w+\.\w+$/.test(sourceOf(callee as Node));
  }

  function sourceOf(node: Node): string {
    return source.slice(node.start, Number(node.end));
  }

  function lineOf({ start }: Node): number {
    return source.slice(0, start).split("\n").length;
  }
}

function isIgnored({ type, operator, source, key }: Node): boolean {
  if (type === "Property" && (key as { name?: string }).name === "summary") return true; // of the API reference
  if (/^(ImportDeclaration|ExportAllDeclaration|ImportExpression|TaggedTemplateExpression)$/.test(type))
    return true;
  if (type === "ExportNamedDeclaration" && source) return true;
  if (type === "BinaryExpression" && /^[!=]==$/.test(String(operator))) return true;
  return /^TS/.test(type) && !/^TS(As|NonNull|Satisfies)/.test(type);
}

/** A name for what people see beside a text of letters, such as `label: "Title"`. */
function isShown({ type, name, key, value }: Node): boolean {
  if (type !== "JSXAttribute" && type !== "Property") return false;
  const { name: named, value: quoted } = (name ?? key) as { name?: string; value?: string };
  const text = textOf(value as Node | null);
  return shownNames.has(named ?? quoted ?? "") && (type === "Property" ? capitalized : letters).test(text);
}

/** The text of a literal or template, with … for its values. */
function textOf(node: Node | null): string {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  if (node?.type !== "TemplateLiteral") return "";
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join("…");
}
