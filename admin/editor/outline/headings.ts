import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";

export type OutlineHeading = {
  text: string;
  level: number;
  position: number;
  /** The level of the heading before, if this one skips a level. */
  skippedFrom?: number;
};

export function headingsIn(doc: Node): OutlineHeading[] {
  const headings: OutlineHeading[] = [];
  doc.descendants((node, position) => {
    if (node.type.name === "heading") {
      const level = Number(node.attrs.level);
      const before = headings.at(-1)?.level;
      const skippedFrom = before !== undefined && level > before + 1 ? before : undefined;
      headings.push({ text: node.textContent.trim(), level, position, skippedFrom });
    }
    return !node.isTextblock;
  });
  return headings;
}

/** Puts the cursor at the end of a heading, and shows it below the bars. */
export function goToHeading(editor: Editor, { position }: OutlineHeading): void {
  const node = editor.state.doc.nodeAt(position);
  if (!node) return;
  editor.commands.focus(position + node.nodeSize - 1, { scrollIntoView: false });
  const element = editor.view.nodeDOM(position);
  if (element instanceof Element) element.scrollIntoView({ block: "start" });
}
