import {
  InputRule,
  mergeAttributes,
  Node,
  type Range,
  textblockTypeInputRule,
  wrappingInputRule,
} from "@tiptap/core";
import type { NodeType } from "@tiptap/pm/model";
import { type EditorState, TextSelection } from "@tiptap/pm/state";
import { elementNode, internal, optional } from "./attributes.ts";

export const Document = Node.create({ name: "doc", topNode: true, content: "block+" });

export const Text = Node.create({ name: "text", group: "inline" });

/**
 * Text in list items and table cells usually has no `p`, and neither do pictures. `explicit` is true if the article had
 * one there.
 */
export const Paragraph = Node.create({
  name: "paragraph",
  priority: 1000, // the default block
  group: "block",
  content: "inline*",
  addAttributes: () => ({
    explicit: {
      default: false,
      parseHTML: (element) =>
        !element.hasAttribute("data-implicit") &&
        (["LI", "TD", "TH"].includes(element.parentElement?.tagName ?? "") ||
          element.textContent?.trim() === ""),
      renderHTML: ({ explicit }) => (explicit ? {} : { "data-implicit": "" }),
    },
  }),
  parseHTML: () => [{ tag: "p" }],
  renderHTML: ({ HTMLAttributes }) => ["p", { dir: "auto", ...HTMLAttributes }, 0],
  addKeyboardShortcuts() {
    return { "Mod-Alt-0": () => this.editor.commands.setNode(this.name) };
  },
});

export const levels = [1, 2, 3, 4, 5, 6] as const;

export const Heading = Node.create({
  name: "heading",
  group: "block",
  content: "inline*",
  defining: true,
  addAttributes: () => ({ level: { default: 2, ...internal } }),
  parseHTML: () => levels.map((level) => ({ tag: `h${level}`, attrs: { level } })),
  renderHTML: ({ node, HTMLAttributes }) => [`h${node.attrs.level}`, { dir: "auto", ...HTMLAttributes }, 0],
  addKeyboardShortcuts() {
    const toggle = (level: number) => () =>
      this.editor.commands.toggleNode(this.name, "paragraph", { level });
    return Object.fromEntries(levels.map((level) => [`Mod-Alt-${level}`, toggle(level)]));
  },
  addInputRules() {
    const getAttributes = ([, marks = ""]: RegExpMatchArray) => ({ level: marks.length });
    return [textblockTypeInputRule({ find: /^(#{1,6})\s$/, type: this.type, getAttributes })];
  },
});

export const Blockquote = elementNode("blockquote", "blockquote", {
  group: "block",
  content: "block+",
  defining: true,
  addKeyboardShortcuts() {
    return { "Mod-Shift-b": () => this.editor.commands.toggleWrap(this.name) };
  },
  addInputRules() {
    return [wrappingInputRule({ find: /^\s*>\s$/, type: this.type })];
  },
});

/** `coded` is true if the `pre` contains a `code` element. */
export const CodeBlock = Node.create({
  name: "codeBlock",
  group: "block",
  content: "inline*",
  code: true,
  defining: true,
  addAttributes: () => ({
    coded: { default: true, ...internal, parseHTML: (element) => codeIn(element) !== null },
  }),
  parseHTML: () => [
    {
      tag: "pre",
      preserveWhitespace: "full",
      contentElement: (pre) => codeIn(pre as HTMLElement) ?? (pre as HTMLElement),
    },
  ],
  renderHTML: ({ node, HTMLAttributes }) =>
    node.attrs.coded ? ["pre", HTMLAttributes, ["code", {}, 0]] : ["pre", HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return {
      "Mod-Alt-c": () =>
        !this.editor.isActive("figcaption") && this.editor.commands.toggleNode(this.name, "paragraph"),
      Enter: () => this.editor.isActive(this.name) && this.editor.commands.newlineInCode(),
      "Mod-Enter": () => this.editor.commands.exitCode(),
      Backspace: () => {
        const { $from, empty } = this.editor.state.selection;
        if (!empty || $from.parent.type !== this.type || $from.parentOffset > 0) return false;
        return this.editor.commands.setNode("paragraph");
      },
    };
  },
  addInputRules() {
    return [textblockTypeInputRule({ find: /^```\s$/, type: this.type })];
  },
});

/** The `code` element that is all of a `pre`. */
function codeIn(pre: HTMLElement): HTMLElement | null {
  const code = pre.querySelector<HTMLElement>(":scope > code");
  const isAlone = [...pre.childNodes].every((node) => node === code || node.textContent?.trim() === "");
  return isAlone ? code : null;
}

export const Rule = Node.create({
  name: "rule",
  group: "block",
  parseHTML: () => [{ tag: "hr" }],
  renderHTML: ({ HTMLAttributes }) => ["hr", HTMLAttributes],
  addInputRules() {
    return [
      new InputRule({ find: /^---$/, handler: ({ state, range }) => insertRule(state, range, this.type) }),
    ];
  },
});

/** Replaces a paragraph with a divider and puts the cursor below it. */
function insertRule({ tr, schema }: EditorState, { from, to }: Range, rule: NodeType): null | undefined {
  const $line = tr.doc.resolve(from);
  const { paragraph } = schema.nodes;
  if (!paragraph || $line.parent.type !== paragraph || $line.parent.content.size !== to - from) return null;
  const isTextBelow = tr.doc.resolve($line.after()).nodeAfter?.isTextblock;
  const nodes = isTextBelow ? rule.create() : [rule.create(), paragraph.create()];
  tr.replaceWith($line.before(), $line.after(), nodes);
  tr.setSelection(TextSelection.near(tr.doc.resolve($line.before() + 1)));
}

export const Break = Node.create({
  name: "break",
  group: "inline",
  inline: true,
  selectable: false,
  linebreakReplacement: true,
  parseHTML: () => [{ tag: "br" }],
  renderHTML: ({ HTMLAttributes }) => ["br", HTMLAttributes],
  renderText: () => "\n",
  addKeyboardShortcuts() {
    return {
      "Shift-Enter": () => this.editor.commands.insertContent({ type: this.name }, { updateSelection: true }),
    };
  },
});

/** A link target without text, such as an empty `a` or `span` with an id. */
export const Anchor = Node.create({
  name: "anchor",
  priority: 1100, // before the marks
  group: "inline",
  inline: true,
  selectable: false,
  addAttributes: () => ({
    tag: { default: "span", ...internal, parseHTML: (element) => element.localName },
    href: optional,
  }),
  parseHTML: () =>
    ["a", "span", "sup", "sub", "strong", "em", "b", "i"].map((tag) => ({
      tag: `${tag}[id], ${tag}[name]`,
      priority: 100,
      getAttrs: (element) =>
        element.textContent?.trim() === "" && element.querySelector("img, br, [id]") === null ? null : false,
    })),
  renderHTML: ({ node, HTMLAttributes }) => [
    node.attrs.tag,
    mergeAttributes(HTMLAttributes, { class: "anchor" }),
  ],
});
