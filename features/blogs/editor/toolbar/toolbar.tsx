import type { Editor } from "@tiptap/react";
import {
  Baseline,
  Bold,
  Highlighter,
  ImagePlus,
  Italic,
  Link,
  List,
  ListIndentDecrease,
  ListIndentIncrease,
  ListOrdered,
  RemoveFormatting,
  SquareCode,
  Strikethrough,
  TextQuote,
  Underline,
} from "lucide-react";
import { type FocusEvent, type KeyboardEvent, useCallback, useLayoutEffect, useRef } from "react";
import { type Coloured, clean, colour, indent, setLine } from "../commands.ts";
import type { Shown } from "../state.ts";
import { Choice } from "./choice.tsx";
import { backgroundOptions, colourOptions, levelOptions, Swatch } from "./options.tsx";
import { Gap, Tool } from "./tool.tsx";

type ToolbarProps = {
  editor: Editor;
  shown: Shown;
  label: string;
  onLink(): void;
  onPicture(): void;
};

/** All that can be done to the words, in one row: one stop of the Tab key, and arrow keys within. */
export function Toolbar({ editor, shown, label, onLink, onPicture }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const run = () => editor.chain().focus();
  const tools = useCallback(() => [...(bar.current?.querySelectorAll<HTMLElement>("[data-tool]") ?? [])], []);

  useLayoutEffect(() => {
    for (const [index, tool] of tools().entries()) tool.tabIndex = index === 0 ? 0 : -1;
  }, [tools]);

  function onKeyDown(event: KeyboardEvent): void {
    const all = tools();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (event.key === "Escape") {
      event.preventDefault();
      editor.commands.focus();
    } else if (next !== undefined && at >= 0) {
      event.preventDefault();
      all.at(next % all.length)?.focus();
    }
  }

  // The Tab key comes back to the control that was used last.
  function onFocus({ target }: FocusEvent<HTMLElement>): void {
    if (!target.matches("[data-tool]")) return;
    for (const tool of tools()) tool.tabIndex = tool === target ? 0 : -1;
  }

  const setLevel = (value: string) => {
    const level = Number(value);
    if (level === 0) setLine(editor, "paragraph");
    else setLine(editor, "heading", { level });
  };
  const colouring = (property: Coloured) => (value: string) => colour(editor, property, value || null);

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={`Formatting: ${label}`}
      aria-orientation="horizontal"
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      className="tools flex items-center gap-0.5 overflow-x-auto p-1.5 lg:flex-wrap"
    >
      <Choice name="Header" options={levelOptions} chosen={String(shown.level)} onChoose={setLevel}>
        <span className="w-[5.6rem] truncate text-left text-meta font-semibold">
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
    </div>
  );
}
