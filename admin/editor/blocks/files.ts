import { type Editor, Node } from "@tiptap/core";
import { Paperclip } from "lucide-react";
import { m } from "#messages";
import { contentHtml, elementHtml, escapeHtml } from "../html.ts";
import { captioned, internal } from "./attributes.ts";
import type { Bar, Block } from "./block.ts";
import { captionOf } from "./embed.ts";
import { type FileAttributes, fileIn, typeOf } from "./file-link.ts";
import { caption, remove, selectedBlock } from "./selected-block.ts";

/** A file of the library with a caption. Readers see a card with its size, date and first page. */
const FileNode = Node.create({
  name: "file",
  ...captioned,
  addAttributes: () => ({
    href: { isRequired: true, ...internal, parseHTML: (figure) => fileIn(figure)?.href ?? "" },
    name: { default: "", ...internal, parseHTML: (figure) => fileIn(figure)?.name ?? "" },
    title: { default: "", ...internal, parseHTML: (figure) => fileIn(figure)?.title ?? "" },
  }),
  parseHTML: () => [
    {
      tag: "figure",
      priority: 110,
      getAttrs: (figure) => (fileIn(figure) ? null : false),
      contentElement: captionOf,
    },
  ],
  renderHTML({ node, HTMLAttributes }) {
    const { href, name, title } = node.attrs as FileAttributes;
    // Not a link, which a click would follow.
    const data = { "data-href": href, "data-name": name, "data-type": typeOf(href), title: title || null };
    const preview = ["div", { class: "file-block", contenteditable: "false", ...data }, title || name];
    return ["figure", HTMLAttributes, preview, ["div", 0]];
  },
  toHtml(node) {
    const { href, name, title } = node.attrs as FileAttributes;
    const link = elementHtml(
      ["a", { href, title: title || null, rel: "noopener" }, 0],
      escapeHtml(title || name),
    );
    return elementHtml(["figure", { id: node.attrs.id }, 0], link + contentHtml(node));
  },
});

function bar(editor: Editor): Bar | null {
  const file = selectedBlock(editor, "file");
  if (!file) return null;
  return {
    label: m.adminEmbeds.fileNamed({ title: file.attrs.title || file.attrs.name }),
    items: [
      { name: m.adminEmbeds.fileTitle, run: (_editor, { open }) => open("file") },
      caption,
      { name: m.adminEmbeds.downloadFile, href: String(file.attrs.href) },
      remove,
    ],
  };
}

export const files: Block = {
  extensions: [FileNode],
  group: "media",
  tools: [
    {
      name: m.adminEmbeds.insertFile,
      icon: Paperclip,
      words: m.adminEmbeds.insertFileWords,
      isOn: (editor) => selectedBlock(editor, "file") !== null,
      run: (editor, { addFiles }) => addFiles([null], editor.state.selection.to),
    },
  ],
  bar,
};
