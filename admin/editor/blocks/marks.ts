import { Mark, markInputRule } from "@tiptap/core";
import { Bold, Italic, type LucideIcon, Strikethrough, Underline } from "lucide-react";
import { internal } from "./attributes.ts";
import type { Block, Tool } from "./block.ts";

/** Articles keep the element that they have; new marks use the first of `tags`. Those with an icon have a tool. */
type InlineMark = { name: string; tags: string[]; find?: RegExp; icon?: LucideIcon; keys?: string };

const inStars = /(?:^|\s)(\*(?![\s*])([^*]*[^\s*])\*)$/;
const inTwoStars = /(?:^|\s)(\*\*(?!\s)([^*]+)\*\*)$/;

// Elements are nested in this order.
const all: InlineMark[] = [
  { name: "bold", tags: ["strong", "b"], find: inTwoStars, icon: Bold, keys: "Mod+B" },
  { name: "italic", tags: ["em", "i"], find: inStars, icon: Italic, keys: "Mod+I" },
  { name: "underline", tags: ["u"], icon: Underline, keys: "Mod+U" },
  { name: "strike", tags: ["s", "del"], icon: Strikethrough, keys: "Mod+Shift+S" },
  { name: "subscript", tags: ["sub"] },
  { name: "superscript", tags: ["sup"] },
  { name: "highlight", tags: ["mark"] },
  { name: "code", tags: ["code"] },
];

function markOf({ name, tags, find }: InlineMark): Mark {
  return Mark.create({
    name,
    addAttributes: () => ({
      tag: { default: tags[0], ...internal, parseHTML: (element) => element.localName },
    }),
    parseHTML: () => tags.map((tag) => ({ tag })),
    renderHTML: ({ mark, HTMLAttributes }) => [mark.attrs.tag, HTMLAttributes, 0],
    addInputRules() {
      return find ? [markInputRule({ find, type: this.type })] : [];
    },
  });
}

function toolOf({ name, icon, keys }: InlineMark): Tool[] {
  if (!icon) return [];
  const label = name.charAt(0).toUpperCase() + name.slice(1);
  const run: Tool["run"] = (editor) => editor.chain().focus().toggleMark(name).run();
  return [{ name: label, icon, keys, isOn: (editor) => editor.isActive(name), run }];
}

export const marks: Block = { extensions: all.map(markOf), group: "marks", tools: all.flatMap(toolOf) };
