import { type Editor, Node, type NodeViewRenderer } from "@tiptap/core";
import { NodeSelection } from "@tiptap/pm/state";
import { Paperclip } from "lucide-react";
import { fileIn, typeOf } from "../files/file-link.ts";
import { elementHtml, escapeHtml } from "../html.ts";
import type { Bar, Block } from "./block.ts";

/** A file of the library. Readers see a card with its size, date and first page. */
const FileNode = Node.create({
  name: "file",
  group: "block",
  atom: true,
  draggable: true,
  addAttributes: () => ({
    href: { isRequired: true, parseHTML: (figure) => fileIn(figure)?.href ?? "" },
    name: { default: "", parseHTML: (figure) => fileIn(figure)?.name ?? "" },
  }),
  parseHTML: () => [{ tag: "figure", priority: 110, getAttrs: (figure) => (fileIn(figure) ? null : false) }],
  renderHTML: ({ node: { attrs } }) => ["figure", {}, ["a", { href: attrs.href }, attrs.name]],
  toHtml: ({ attrs: { href, name } }) =>
    `<figure>${elementHtml(["a", { href, rel: "noopener" }, 0], escapeHtml(String(name)))}</figure>`,
  addNodeView: () => fileView,
});

/** No link, which a click would follow. */
const fileView: NodeViewRenderer = ({ node: { attrs } }) => {
  const dom = document.createElement("figure");
  dom.className = "file-block";
  dom.dataset.type = typeOf(String(attrs.href));
  dom.textContent = String(attrs.name);
  return { dom };
};

function selectedFile({ state: { selection } }: Editor) {
  const node = selection instanceof NodeSelection ? selection.node : null;
  return node?.type.name === "file" ? node : null;
}

function bar(editor: Editor): Bar | null {
  const file = selectedFile(editor);
  if (!file) return null;
  return {
    label: `File: ${file.attrs.name}`,
    items: [
      { name: "Download", href: String(file.attrs.href) },
      { name: "Remove", run: () => editor.chain().deleteSelection().focus().run() },
    ],
  };
}

export const files: Block = {
  extensions: [FileNode],
  group: "media",
  tools: [
    {
      name: "File",
      icon: Paperclip,
      isOn: (editor) => selectedFile(editor) !== null,
      run: (editor, { addFiles }) => addFiles([null], editor.state.selection.to),
    },
  ],
  bar,
};
