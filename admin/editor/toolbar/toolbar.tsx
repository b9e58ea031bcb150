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
import { type Coloured, clean, colour, indent, setLine } from "../commands.ts";
import type { Shown } from "../state.ts";
import { Choice } from "./choice.tsx";
import { Help } from "./help.tsx";
import { backgroundOptions, colourOptions, levelOptions, Swatch } from "./options.tsx";
import { ScrollingRow } from "./scrolling-row.tsx";
import { Gap, Tool } from "./tool.tsx";
import { useRovingFocus } from "./use-roving-focus.ts";

type ToolbarProps = {
  editor: Editor;
  shown: Shown;
  label: string;
  onLink(): void;
  onPicture(): void;
};

/** All that can be done to the words, in one row. */
export function Toolbar({ editor, shown, label, onLink, onPicture }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const run = () => editor.chain().focus();
  const roving = useRovingFocus(bar, () => editor.commands.focus());
  const [helping, setHelping] = useState(false);

  const setLevel = (value: string) => {
    const level = Number(value);
    if (level === 0) setLine(editor, "paragraph");
    else setLine(editor, "heading", { level });
  };
  const colouring = (property: Coloured) => (value: string) => colour(editor, property, value || null);

  return (
    <>
      <ScrollingRow
        row={bar}
        role="toolbar"
        aria-label={`Formatting: ${label}`}
        aria-orientation="horizontal"
        {...roving}
      >
        <Tool name="Undo" icon={Undo2} keys="Mod+Z" off={!shown.canUndo} onClick={() => run().undo().run()} />
        <Tool
          name="Redo"
          icon={Redo2}
          keys="Mod+Shift+Z"
          off={!shown.canRedo}
          onClick={() => run().redo().run()}
        />
        <Gap />
        <Choice name="Header" options={levelOptions} chosen={String(shown.level)} onChoose={setLevel}>
          <span className="w-[4.7rem] truncate text-left text-meta font-semibold">
            {levelOptions[shown.level]?.name}
          </span>
        </Choice>
        <Gap />
        <Tool
          name="Bold"
          icon={Bold}
          keys="Mod+B"
          on={shown.bold}
          onClick={() => run().toggleMark("bold").run()}
        />
        <Tool
          name="Italic"
          icon={Italic}
          keys="Mod+I"
          on={shown.italic}
          onClick={() => run().toggleMark("italic").run()}
        />
        <Tool
          name="Underline"
          icon={Underline}
          keys="Mod+U"
          on={shown.underline}
          onClick={() => run().toggleMark("underline").run()}
        />
        <Tool
          name="Strike"
          icon={Strikethrough}
          keys="Mod+Shift+S"
          on={shown.strike}
          onClick={() => run().toggleMark("strike").run()}
        />
        <Gap />
        <Choice name="Color" options={colourOptions} chosen={shown.color ?? ""} onChoose={colouring("color")}>
          <Swatch icon={Baseline} colour={shown.color} />
        </Choice>
        <Choice
          name="Background"
          options={backgroundOptions}
          chosen={shown.background ?? ""}
          onChoose={colouring("background-color")}
        >
          <Swatch icon={Highlighter} colour={shown.background} />
        </Choice>
        <Gap />
        <Tool
          name="Ordered list"
          icon={ListOrdered}
          keys="Mod+Shift+7"
          on={shown.list === "orderedList"}
          onClick={() => run().toggleList("orderedList", "listItem").run()}
        />
        <Tool
          name="Bullet list"
          icon={List}
          keys="Mod+Shift+8"
          on={shown.list === "bulletList"}
          onClick={() => run().toggleList("bulletList", "listItem").run()}
        />
        <Tool
          name="Outdent"
          icon={ListIndentDecrease}
          keys="Mod+["
          off={!shown.canOutdent}
          onClick={() => indent(editor, -1)}
        />
        <Tool name="Indent" icon={ListIndentIncrease} keys="Mod+]" onClick={() => indent(editor, 1)} />
        <Gap />
        <Tool
          name="Blockquote"
          icon={TextQuote}
          keys="Mod+Shift+B"
          on={shown.quote}
          onClick={() => run().toggleWrap("blockquote").run()}
        />
        <Tool
          name="Code block"
          icon={SquareCode}
          keys="Mod+Alt+C"
          on={shown.code}
          onClick={() => setLine(editor, shown.code ? "paragraph" : "codeBlock")}
        />
        <Gap />
        <Tool name="Link" icon={Link} keys="Mod+K" on={shown.link !== null} onClick={onLink} />
        <Tool name="Image" icon={ImagePlus} on={shown.picture !== null} onClick={onPicture} />
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
