import type { Editor } from "@tiptap/core";
import { formatStyle, parseStyle } from "./attributes.ts";

const max = 20; // em
const step = 2; // em

/** Indents list items by a level, and other lines by padding. */
export function indent(editor: Editor, direction: 1 | -1): void {
  const chain = editor.chain().focus();
  if (editor.isActive("listItem")) {
    if (direction === 1) chain.sinkListItem("listItem").run();
    else chain.liftListItem("listItem").run();
    return;
  }
  chain.command(({ tr }) => {
    tr.doc.nodesBetween(tr.selection.from, tr.selection.to, (line, position) => {
      if (!["paragraph", "heading", "codeBlock"].includes(line.type.name)) return;
      const declarations = parseStyle(line.attrs.style);
      const current = Number.parseFloat(declarations["padding-inline-start"] ?? "0") || 0;
      const next = Math.min(max, Math.max(0, current + direction * step));
      const padding = next > 0 ? `${next}em` : undefined;
      const style = formatStyle({ ...declarations, "padding-inline-start": padding });
      tr.setNodeAttribute(position, "style", style);
    });
    return true;
  });
  chain.run();
}

export function canOutdent(editor: Editor): boolean {
  const { selection, doc } = editor.state;
  let found = editor.isActive("listItem");
  doc.nodesBetween(selection.from, selection.to, (node) => {
    found ||= /padding-inline-start/.test(node.attrs.style ?? "");
    return !found && !node.isTextblock;
  });
  return found;
}
