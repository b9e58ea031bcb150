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
import { asWritten, unseen } from "./passthrough.ts";

export const Document = Node.create({ name: "doc", topNode: true, content: "block+" });

export const Text = Node.create({ name: "text", group: "inline" });

const roomsOfBareText = "LI, TD, TH".split(", ");

/**
 * A paragraph. In items and cells text stands mostly without one, and so do pictures: there it is written only if
 * it was. `written` is whether it was.
 */
export const Paragraph = Node.create({
  name: "paragraph",
  priority: 1000, // what a line is unless it is something else
  group: "block",
  content: "inline*",
  addAttributes: () => ({
    written: {
      default: false,
      parseHTML: (element) =>
        !element.hasAttribute("data-bare") &&
        (roomsOfBareText.includes(element.parentElement?.tagName ?? "") ||
          element.textContent?.trim() === ""),
      renderHTML: ({ written }) => (written ? {} : { "data-bare": "" }),
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
  addAttributes: () => ({ level: { default: 2, ...unseen } }),
  parseHTML: () => levels.map((level) => ({ tag: `h${level}`, attrs: { level } })),
  renderHTML: ({ node, HTMLAttributes }) => [`h${node.attrs.level}`, { dir: "auto", ...HTMLAttributes }, 0],
  addKeyboardShortcuts() {
    const toggle = (level: number) => () =>
      this.editor.commands.toggleNode(this.name, "paragraph", { level });
    return Object.fromEntries(levels.map((level) => [`Mod-Alt-${level}`, toggle(level)]));
  },
  addInputRules() {
    return levels.map((level) =>
      textblockTypeInputRule({
        find: new RegExp(`^(#{${level}})\\s$`),
        type: this.type,
        getAttributes: { level },
      }),
    );
  },
});

export const Blockquote = Node.create({
  name: "blockquote",
  group: "block",
  content: "block+",
  defining: true,
  parseHTML: () => [{ tag: "blockquote" }],
  renderHTML: ({ HTMLAttributes }) => ["blockquote", HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return { "Mod-Shift-b": () => this.editor.commands.toggleWrap(this.name) };
  },
  addInputRules() {
    return [wrappingInputRule({ find: /^\s*>\s$/, type: this.type })];
  },
});

/** Lines as they are typed. `coded` is whether there is a `code` inside the `pre`. */
export const CodeBlock = Node.create({
  name: "codeBlock",
  group: "block",
  content: "inline*",
  code: true,
  defining: true,
  addAttributes: () => ({
    coded: {
      default: true,
      ...unseen,
      parseHTML: (element) => isOnlyChild(element.querySelector(":scope > code")),
    },
  }),
  parseHTML: () => [
    {
      tag: "pre",
      preserveWhitespace: "full",
      contentElement: (pre) => {
        const code = (pre as HTMLElement).querySelector<HTMLElement>(":scope > code");
        return code && isOnlyChild(code) ? code : (pre as HTMLElement);
      },
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

function isOnlyChild(element: Element | null): boolean {
  if (!element) return false;
  return [...(element.parentElement?.childNodes ?? [])].every(
    (node) => node === element || node.textContent?.trim() === "",
  );
}

export const Operation = Node.create({
  name: "rule",
  group: "block",
  parseHTML: () => [{ tag: "hr" }],
  renderHTML: ({ HTMLAttributes }) => ["hr", HTMLAttributes],
  addInputRules() {
    return [new InputRule({ find: /^---$/, handler: ({ state, range }) => divide(state, range, this.type) })];
  },
});

/** Puts a divider in the place of a line, and the cursor below it. */
function divide({ tr, schema }: EditorState, { from, to }: Range, operation: NodeType): null | undefined {
  const $line = tr.doc.resolve(from);
  if ($line.parent.type.name !== "paragraph" || $line.parent.content.size !== to - from) return null;
  const next = tr.doc.resolve($line.after()).nodeAfter?.isTextblock ? [] : [schema.nodes.paragraph?.create()];
  tr.replaceWith(
    $line.before(),
    $line.after(),
    [operation.create(), ...next].filter((node) => node !== undefined),
  );
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

/** A place in a line that links lead to and that has no words, such as an empty `a` or `span` with an id. */
export const Place = Node.create({
  name: "place",
  priority: 1100, // asked before the marks are
  group: "inline",
  inline: true,
  selectable: false,
  addAttributes: () => ({
    tag: { default: "span", ...unseen, parseHTML: (element) => element.localName },
    href: asWritten,
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
    mergeAttributes(HTMLAttributes, { class: "place" }),
  ],
});
