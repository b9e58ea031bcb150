import { Heading } from "@tiptap/extension-heading";
import { m } from "#messages";
import type { Block, Option } from "./block.ts";
import { setBlock } from "./set-block.ts";

/** The value is the level of the heading, 0 for text. */
const levels: Option[] = [
  { value: "0", name: m.adminEditor.normalText },
  {
    value: "1",
    name: m.adminEditor.heading1,
    className: "font-serif text-h3 font-semibold",
    note: m.adminEditor.heading1Note,
  },
  {
    value: "2",
    name: m.adminEditor.heading2,
    className: "font-serif text-[1.375rem] leading-[1.2] font-semibold",
    note: m.adminEditor.heading2Note,
  },
  { value: "3", name: m.adminEditor.heading3, className: "font-serif text-h4 font-semibold" },
  { value: "4", name: m.adminEditor.heading4, className: "font-serif text-body font-semibold" },
  {
    value: "5",
    name: m.adminEditor.heading5,
    className: "text-small font-semibold tracking-[0.05em] uppercase",
  },
  {
    value: "6",
    name: m.adminEditor.heading6,
    className: "text-meta font-semibold tracking-[0.05em] text-muted uppercase",
  },
];

export const headings: Block = {
  extensions: [Heading.configure({ HTMLAttributes: { dir: "auto" } })],
  group: "level",
  tools: [
    {
      name: m.adminEditor.headingMenu,
      options: levels,
      chosen: (editor) => (editor.isActive("heading") ? String(editor.getAttributes("heading").level) : "0"),
      choose(editor, value) {
        if (value === "0") setBlock(editor, "paragraph");
        else setBlock(editor, "heading", { level: Number(value) });
      },
      face: (chosen) => (
        <span className="w-[4.7rem] truncate text-start text-meta font-semibold">
          {levels[Number(chosen)]?.name()}
        </span>
      ),
    },
  ],
};
