import { type Editor, useEditorState } from "@tiptap/react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from "react";
import { m } from "#messages";
import { moveInOptions } from "../../combobox/keys.ts";
import { OptionList } from "../../combobox/option-list.tsx";
import type { EditorActions } from "../blocks/block.ts";
import { blockTools } from "../blocks/blocks.ts";
import { closeSlash, typedSlash } from "./slash.ts";

type Choice = ReturnType<typeof toolsFor>[number];

type SlashMenuProps = { editor: Editor; actions: EditorActions; children: ReactNode };

/** The blocks of the Insert menu, below a slash in the text. The focus stays in the text, which is `children`. */
export function SlashMenu({ editor, actions, children }: SlashMenuProps) {
  const id = useId();
  const slash = useEditorState({ editor, selector: (current) => typedSlash(current.editor) });
  const [moved, setMoved] = useState({ query: "", active: 0 });
  const options = slash ? toolsFor(slash.query, editor) : [];
  const active = moved.query === slash?.query ? moved.active : 0;
  const isOpen = options.length > 0;
  useDescribedOptions(editor, isOpen ? { id, active } : null);

  function choose({ tool }: Choice): void {
    if (slash) editor.chain().focus().deleteRange(slash).run();
    tool.run(editor, actions);
  }

  /** Handles keys before the text does. */
  function onKeyDown(event: KeyboardEvent): void {
    if (!slash || !isOpen || event.nativeEvent.isComposing) return;
    const chosen = event.key === "Enter" ? options[active] : undefined;
    if (chosen) choose(chosen);
    else {
      const setActive = (next: number) => setMoved({ query: slash.query, active: next });
      const list = { count: options.length, active, setActive, close: () => closeSlash(editor) };
      if (!moveInOptions(event, list)) return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div onKeyDownCapture={onKeyDown}>
      {children}
      {isOpen && (
        <div
          ref={(element) => element?.showPopover()}
          popover="manual"
          className="below-slash w-64 max-w-[calc(100vw-1rem)] bg-transparent font-sans text-ink"
        >
          <OptionList<Choice>
            id={id}
            label={m.adminEditor.insertBlock()}
            options={options}
            active={active}
            onChoose={choose}
          />
        </div>
      )}
    </div>
  );
}

function toolsFor(query: string, editor: Editor) {
  const typed = query.toLowerCase();
  return blockTools
    .filter(({ name, words }) => `${name()} ${words?.() ?? ""}`.toLowerCase().includes(typed))
    .filter(({ isOff }) => !isOff?.(editor))
    .map((tool) => ({ key: tool.name(), text: tool.name(), icon: tool.icon, tool }));
}

/** Tells assistive technology which option Enter inserts, while the focus is in the text. */
function useDescribedOptions({ view }: Editor, open: { id: string; active: number } | null): void {
  const [list, option] = open ? [open.id, `${open.id}-${open.active}`] : [];
  useEffect(() => {
    if (!list || !option) return;
    const { dom } = view;
    const attributes = {
      "aria-autocomplete": "list",
      "aria-controls": list,
      "aria-activedescendant": option,
    };
    for (const [name, value] of Object.entries(attributes)) dom.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(attributes)) dom.removeAttribute(name);
    };
  }, [view, list, option]);
}
