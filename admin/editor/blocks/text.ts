import { mergeAttributes, Node } from "@tiptap/core";
import { HardBreak } from "@tiptap/extension-hard-break";
import { Paragraph } from "@tiptap/extension-paragraph";
import type { Node as DocumentNode } from "@tiptap/pm/model";
import { contentHtml, renderedHtml } from "../html.ts";
import { internal, optional } from "./attributes.ts";
import type { Block } from "./block.ts";

/**
 * Text in list items and table cells usually has no `p`, and neither do pictures. `explicit` is true if the article had
 * one there.
 */
const Line = Paragraph.extend({
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
  // Several implicit paragraphs would run into one, so they are written.
  toHtml: (node, parent) =>
    isImplicit(node, parent) && (parent.type.name === "doc" || isAlone(node, parent))
      ? contentHtml(node)
      : renderedHtml(node),
}).configure({ HTMLAttributes: { dir: "auto" } });

function isAlone(paragraph: DocumentNode, parent: DocumentNode): boolean {
  return parent.children.every((other) => other === paragraph || !isImplicit(other, parent));
}

function isImplicit({ type, attrs, children }: DocumentNode, parent: DocumentNode): boolean {
  if (type.name !== "paragraph" || attrs.explicit || attrs.id || attrs.style || attrs.lang || attrs.dir)
    return false;
  const { name } = parent.type;
  if (["listItem", "tableCell", "tableHeader"].includes(name)) return true;
  if (name === "blockquote") return children.length === 0;
  const areImages = children.length > 0 && children.every((child) => child.type.name === "image");
  return areImages && ["doc", "figure"].includes(name);
}

/** A link target without text, such as an empty `a` or `span` with an id. */
const Anchor = Node.create({
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
    mergeAttributes(HTMLAttributes, { class: "anchor", rel: node.attrs.href && "noopener" }),
  ],
});

export const text: Block = {
  extensions: [
    Node.create({ name: "doc", topNode: true, content: "block+" }),
    Node.create({ name: "text", group: "inline" }),
    Line,
    HardBreak,
    Anchor,
  ],
};
