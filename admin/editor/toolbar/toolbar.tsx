import type { Editor } from "@tiptap/react";
import {
  Baseline,
  Bold,
  CircleHelp,
  Highlighter,
  ImagePlus,
  Italic,
  Link,
  List,
  ListIndentDecrease,
  ListIndentIncrease,
  ListOrdered,
  Redo2,
  RemoveFormatting,
  SquareCode,
  Strikethrough,
  TextQuote,
  Underline,
  Undo2,
} from "lucide-react";
import { useRef, useState } from "react";
import { clean, colour, indent, setBlock } from "../commands.ts";
import type { SelectionState } from "../state.ts";
import { Choice } from "./choice.tsx";
import { Help } from "./help.tsx";
import { backgroundOptions, ColourIcon, colourOptions, levelOptions } from "./options.tsx";
import { ScrollingRow } from "./scrolling-row.tsx";
import { Gap, Tool } from "./tool.tsx";
import { useRovingFocus } from "./use-roving-focus.ts";

type ToolbarProps = {
  editor: Editor;
  state: SelectionState;
  label: string;
  onLink(): void;
  onPicture(): void;
};

export function Toolbar({ editor, state, label, onLink, onPicture }: ToolbarProps) {
  const row = useRef<HTMLDivElement>(null);
  const roving = useRovingFocus(row, () => editor.commands.focus());
  const [helping, setHelping] = useState(false);

  const chain = () => editor.chain().focus();
  const mark = (name: "bold" | "italic" | "underline" | "strike") => ({
    on: state[name],
    onClick: () => chain().toggleMark(name).run(),
  });
  const list = (name: string) => ({
    on: state.list === name,
    onClick: () => chain().toggleList(name, "listItem").run(),
  });
  const level = {
    chosen: String(state.level),
    onChoose: (value: string) =>
      value === "0" ? setBlock(editor, "paragraph") : setBlock(editor, "heading", { level: Number(value) }),
  };
  const quote = { on: state.quote, onClick: () => chain().toggleWrap("blockquote").run() };
  const code = { on: state.code, onClick: () => setBlock(editor, state.code ? "paragraph" : "codeBlock") };
  const text = {
    chosen: state.color ?? "",
    onChoose: (value: string) => colour(editor, "color", value || null),
  };
  const background = {
    chosen: state.background ?? "",
    onChoose: (value: string) => colour(editor, "background-color", value || null),
  };
  const undo = { off: !state.canUndo, onClick: () => chain().undo().run() };
  const redo = { off: !state.canRedo, onClick: () => chain().redo().run() };
  const outdent = { off: !state.canOutdent, onClick: () => indent(editor, -1) };

  return (
    <>
      <ScrollingRow
        row={row}
        role="toolbar"
        aria-label={`Formatting: ${label}`}
        aria-orientation="horizontal"
        {...roving}
      >
        <Tool name="Undo" icon={Undo2} keys="Mod+Z" {...undo} />
        <Tool name="Redo" icon={Redo2} keys="Mod+Shift+Z" {...redo} />
        <Gap />
        <Choice name="Header" options={levelOptions} {...level}>
          <span className="w-[4.7rem] truncate text-left text-meta font-semibold">
            {levelOptions[state.level]?.name}
          </span>
        </Choice>
        <Gap />
        <Tool name="Bold" icon={Bold} keys="Mod+B" {...mark("bold")} />
        <Tool name="Italic" icon={Italic} keys="Mod+I" {...mark("italic")} />
        <Tool name="Underline" icon={Underline} keys="Mod+U" {...mark("underline")} />
        <Tool name="Strike" icon={Strikethrough} keys="Mod+Shift+S" {...mark("strike")} />
        <Gap />
        <Choice name="Color" options={colourOptions} {...text}>
          <ColourIcon icon={Baseline} colour={state.color} />
        </Choice>
        <Choice name="Background" options={backgroundOptions} {...background}>
          <ColourIcon icon={Highlighter} colour={state.background} />
        </Choice>
        <Gap />
        <Tool name="Ordered list" icon={ListOrdered} keys="Mod+Shift+7" {...list("orderedList")} />
        <Tool name="Bullet list" icon={List} keys="Mod+Shift+8" {...list("bulletList")} />
        <Tool name="Outdent" icon={ListIndentDecrease} keys="Mod+[" {...outdent} />
        <Tool name="Indent" icon={ListIndentIncrease} keys="Mod+]" onClick={() => indent(editor, 1)} />
        <Gap />
        <Tool name="Blockquote" icon={TextQuote} keys="Mod+Shift+B" {...quote} />
        <Tool name="Code block" icon={SquareCode} keys="Mod+Alt+C" {...code} />
        <Gap />
        <Tool name="Link" icon={Link} keys="Mod+K" on={state.link !== null} onClick={onLink} />
        <Tool name="Image" icon={ImagePlus} on={state.picture !== null} onClick={onPicture} />
        <Gap />
        <Tool name="Clean" keys={"Mod+\\"} icon={RemoveFormatting} onClick={() => clean(editor)} />
        <Tool
          name="Formatting help"
          icon={CircleHelp}
          aria-haspopup="dialog"
          onClick={() => setHelping(true)}
        />
      </ScrollingRow>
      <Help open={helping} onClose={() => setHelping(false)} />
    </>
  );
}
