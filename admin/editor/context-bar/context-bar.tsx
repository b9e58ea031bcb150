import { type Editor, useEditorState } from "@tiptap/react";
import { type CSSProperties, type RefObject, useRef } from "react";
import { classes } from "#ui/classes.ts";
import type { Bar, BarItem, EditorActions } from "../blocks/block.ts";
import { barFor } from "../blocks/blocks.ts";
import { MenuButton } from "../toolbar/menu-button.tsx";
import { ToolButton, toolLook } from "../toolbar/tool-button.tsx";
import { useRovingFocus } from "../toolbar/use-roving-focus.ts";
import { useBarPosition } from "./use-bar-position.ts";

const look = classes(toolLook, "font-semibold lg:px-2");

type ContextBarProps = {
  editor: Editor;
  actions: EditorActions;
  container: RefObject<HTMLElement | null>;
  onToolbar(): void;
};

/** Actions for the selection, placed beside it so that they cover no words of its paragraph. */
export function ContextBar(props: ContextBarProps) {
  const bar = useEditorState({ editor: props.editor, selector: ({ editor }) => barFor(editor) });
  return bar && <PlacedBar {...props} bar={bar} />;
}

function PlacedBar({ editor, actions, container, onToolbar, bar }: ContextBarProps & { bar: Bar }) {
  const { label, text, items } = bar;
  const row = useRef<HTMLDivElement>(null);
  const roving = useRovingFocus(row, () => editor.commands.focus());
  const position = useBarPosition(editor, container, bar.below);
  if (!position) return null;
  const { below, indent, ...area } = position;
  return (
    <div
      className="context-track pointer-events-none absolute z-10 hidden flex-col px-2 group-focus-within/text:flex group-has-[:popover-open]/text:flex"
      style={area}
    >
      <div
        style={{ "--indent": `${indent}px` } as CSSProperties}
        className={classes(
          "sticky flex max-w-full",
          below ? "bottom-3 mt-auto max-lg:[@media(min-height:34rem)]:bottom-28" : "top-34 mt-2",
        )}
      >
        <span aria-hidden className="shrink-[999] basis-(--indent)" />
        <div
          ref={row}
          role="toolbar"
          aria-label={label}
          {...roving}
          onKeyDown={(event) => {
            if (event.key === "F10" && event.altKey) onToolbar();
            else roving.onKeyDown(event);
          }}
          className="context-bar pointer-events-auto flex min-w-0 flex-wrap items-center rounded-base border border-control bg-surface p-0.5 text-meta shadow-soft"
        >
          {text && (
            <span className="max-w-56 min-w-0 truncate px-2 text-muted" dir="ltr" title={label}>
              {text}
            </span>
          )}
          {items.map((item) => (
            <ItemOf key={item.name()} editor={editor} actions={actions} item={item} />
          ))}
        </div>
      </div>
    </div>
  );
}

function ItemOf({ editor, actions, item }: Pick<ContextBarProps, "editor" | "actions"> & { item: BarItem }) {
  const name = item.name();
  if ("href" in item)
    return (
      <a data-tool="" href={item.href} target="_blank" rel="noopener" className={look}>
        {name}
      </a>
    );
  if ("actions" in item)
    return (
      <MenuButton
        name={name}
        className="font-semibold lg:px-2"
        items={item.actions.map(({ name, on, run, off }) => ({
          name: name(),
          off,
          checked: on,
          run: () => run(editor, actions),
        }))}
      >
        {name}
      </MenuButton>
    );
  const { on, off, run } = item;
  return (
    <ToolButton
      name={name}
      on={on}
      off={off}
      onClick={() => run(editor, actions)}
      className="font-semibold lg:px-2"
    >
      {name}
    </ToolButton>
  );
}
