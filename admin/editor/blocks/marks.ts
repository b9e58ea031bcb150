import { Mark, markInputRule } from "@tiptap/core";
import {
  Bold,
  Italic,
  type LucideIcon,
  Strikethrough,
  Subscript,
  Superscript,
  Underline,
} from "lucide-react";
import type { Message } from "#core/message.ts";
import { m } from "#messages";
import { internal } from "./attributes.ts";
import type { Block, Tool } from "./block.ts";

/** Articles keep the element that they have; new marks use the first of `tags`. Those with an icon have a tool. */
type InlineMark = {
  name: string;
  tags: string[];
  find?: RegExp;
  icon?: LucideIcon;
  /** The name of its tool. */
  label?: Message;
  keys?: string;
  /** The mark that it replaces. */
  instead?: string;
};

/** Words between delimiters, after a space or an opening bracket or quotation mark. */
const between = (delimiter: string, words: string) =>
  new RegExp(`(?<=^|[\\s([{"'“‘«])(${delimiter}(?![\\s])(${words})${delimiter})$`);

// Elements are nested in this order.
const all: InlineMark[] = [
  {
    name: "bold",
    label: m.adminEditor.bold,
    tags: ["strong", "b"],
    find: between("\\*\\*", "[^*]*[^\\s*]"),
    icon: Bold,
    keys: "Mod+B",
  },
  {
    name: "italic",
    label: m.adminEditor.italic,
    tags: ["em", "i"],
    find: between("\\*", "[^*]*[^\\s*]"),
    icon: Italic,
    keys: "Mod+I",
  },
  { name: "underline", label: m.adminEditor.underline, tags: ["u"], icon: Underline, keys: "Mod+U" },
  {
    name: "strike",
    label: m.adminEditor.strike,
    tags: ["s", "del"],
    find: between("~~", "[^~]*[^\\s~]"),
    icon: Strikethrough,
    keys: "Mod+Shift+S",
  },
  {
    name: "subscript",
    label: m.adminEditor.subscript,
    tags: ["sub"],
    icon: Subscript,
    keys: "Mod+,",
    instead: "superscript",
  },
  {
    name: "superscript",
    label: m.adminEditor.superscript,
    tags: ["sup"],
    icon: Superscript,
    keys: "Mod+.",
    instead: "subscript",
  },
  { name: "highlight", tags: ["mark"] },
  { name: "code", tags: ["code"], find: between("`", "[^`]*[^\\s`]") },
];

function markOf({ name, tags, find }: InlineMark): Mark {
  return Mark.create({
    name,
    code: name === "code",
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

function toolOf({ name, label, icon, keys, instead }: InlineMark): Tool[] {
  if (!icon || !label) return [];
  const run: Tool["run"] = (editor) => {
    const chain = editor.chain().focus();
    if (instead && !editor.isActive(name)) chain.unsetMark(instead);
    chain.toggleMark(name).run();
  };
  return [{ name: label, icon, keys, isOn: (editor) => editor.isActive(name), run }];
}

const isRare = ({ instead }: InlineMark) => instead !== undefined;

export const marks: Block = {
  extensions: all.map(markOf),
  group: "marks",
  tools: all.filter((mark) => !isRare(mark)).flatMap(toolOf),
};

export const rareMarks: Block = { group: "rare", tools: all.filter(isRare).toReversed().flatMap(toolOf) };
