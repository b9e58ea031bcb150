import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const inline = new Set("a strong b em i u s del sub sup mark code span br img".split(" "));
const styled = /\s*([:;])\s*/g;

/** An article's blocks and words with their formatting, without nesting. Equivalent articles have equal lists. */
export function meaningOf(html: string): string[] {
  const result: string[] = [];
  blocks(parseFragment(html).childNodes, "root", result);
  while (result.at(-1) === "</p>" && result.at(-2) === "<p>") result.splice(-2);
  return result;
}

/** Items without a list, and content of lists without items, as browsers show them. */
function mended(nodes: Node[], parent: string): Node[] {
  const inList = parent === "ul" || parent === "ol";
  const groups: Node[] = [];
  const made = new Set<Node>();
  for (const node of nodes) {
    const isItem = node.nodeName === "li";
    const isSpace = node.nodeName === "#text" && "value" in node && node.value.trim() === "";
    if (isSpace && inList) continue;
    if (isItem === inList || (!isItem && !inList)) {
      if (!isSpace || !made.has(groups.at(-1) as Node)) groups.push(node);
      continue;
    }
    const name = inList ? "li" : "ul";
    const last = groups.at(-1);
    if (last && made.has(last) && "childNodes" in last) last.childNodes.push(node);
    else {
      const around = { ...(node as Element), attrs: [], tagName: name, nodeName: name, childNodes: [node] };
      made.add(around);
      groups.push(around);
    }
  }
  return groups;
}

function blocks(children: Node[], parent: string, result: string[]): void {
  const nodes = mended(children, parent);
  let line: Node[] = [];
  const lines = nodes.filter((node) => !isInline(node)).length > 0;
  const end = () => {
    const words = wordsOf(line);
    // Bare text is a line, in items and cells as well as in paragraphs.
    const isLine =
      !(["li", "td", "th"].includes(parent) && !lines) && words.some((word) => word.startsWith("“"));
    const isLoose = isLine && !["li", "td", "th"].includes(parent);
    if (words.length > 0) result.push(...(isLoose ? ["<p>", ...words, "</p>"] : words));
    line = [];
  };
  for (const node of nodes) {
    if (isInline(node)) line.push(node);
    else if ("tagName" in node) {
      end();
      block(node, result);
    }
  }
  end();
}

function block(element: Element, result: string[]): void {
  const { tagName } = element;
  result.push(`<${tagName}${attributesOf(element)}>`);
  if (tagName === "pre") result.push(...wordsOf(element.childNodes, true));
  else if (/^(p|h[1-6]|figcaption)$/.test(tagName)) result.push(...wordsOf(element.childNodes));
  else blocks(element.childNodes, tagName, result);
  result.push(`</${tagName}>`);
}

function isInline(node: Node): boolean {
  if (node.nodeName === "#text") return true;
  if (!("tagName" in node) || !inline.has(node.tagName)) return false;
  return !node.childNodes.some((child) => !isInline(child));
}

type Word = { text: string; marks: string };

function wordsOf(nodes: Node[], asTyped = false): string[] {
  const words: Word[] = [];
  const walk = (node: Node, marks: Map<string, string>) => {
    if ("value" in node) words.push({ text: node.value, marks: listed(marks) });
    if (!("tagName" in node)) return;
    const { tagName, childNodes } = node;
    if (tagName === "br" || tagName === "img")
      words.push({ text: "", marks: `<${tagName}${attributesOf(node)}>${listed(marks)}` });
    else if (childNodes.length === 0) {
      if (/ id=/.test(attributesOf(node))) words.push({ text: "", marks: `<place${attributesOf(node)}>` });
    } else for (const child of childNodes) walk(child, withMark(marks, node));
  };
  for (const node of nodes) walk(node, new Map());
  return asTyped ? merged(words) : merged(collapsed(words));
}

function withMark(marks: Map<string, string>, element: Element): Map<string, string> {
  const more = new Map(marks);
  // A link whose target the sanitiser removed.
  if (element.tagName === "a" && !/ (href|id|title)=/.test(attributesOf(element))) return more;
  const plain = { b: "strong", i: "em" }[element.tagName] ?? element.tagName;
  if (plain !== "span") more.set(plain, attributesOf(element));
  else
    for (const { name, value } of element.attrs) {
      for (const part of name === "style" ? value.replace(styled, "$1").split(";") : [`${name}:${value}`]) {
        const [property = "", ...rest] = part.split(":");
        if (property) more.set(`span ${property}`, rest.join(":"));
      }
    }
  return more;
}

const listed = (marks: Map<string, string>) =>
  [...marks]
    .map(([name, value]) => name + value)
    .sort()
    .join(" ");

function attributesOf({ attrs }: Element): string {
  return attrs
    .filter(({ name }) => name !== "rel")
    .map(({ name, value }) => ` ${name}="${name === "style" ? value.replace(styled, "$1") : value}"`)
    .sort()
    .join("");
}

function collapsed(words: Word[]): Word[] {
  let open = false;
  const result = words.map(({ text, marks }) => {
    const single = text.replace(/[ \t\r\n\f]+/g, " ");
    const shown = open ? single : single.replace(/^ /, "");
    if (shown !== "") open = !shown.endsWith(" ");
    if (marks.startsWith("<img")) open = true;
    if (marks.startsWith("<br")) open = false;
    return { text: shown, marks };
  });
  const last = result.findLast(({ text, marks }) => text !== "" || marks.startsWith("<"));
  if (last) last.text = last.text.replace(/ $/, "");
  return result;
}

function merged(words: Word[]): string[] {
  const result: Word[] = [];
  for (const word of words) {
    const last = result.at(-1);
    if (word.text === "" && !word.marks.startsWith("<")) continue;
    if (last && word.text && last.text && last.marks === word.marks) last.text += word.text;
    else result.push({ ...word });
  }
  return result.map(({ text, marks }) => (text ? `“${text}” ${marks}`.trim() : marks));
}
