import { type Editor, useEditorState } from "@tiptap/react";
import { CircleHelp, Plus } from "lucide-react";
import { Fragment, useRef, useState } from "react";
import { m } from "#messages";
import { type EditorActions, groups, type Menu, type Tool } from "../blocks/block.ts";
import { insertTools, toolsOf } from "../blocks/blocks.ts";
import { Help } from "./help.tsx";
import { MenuButton } from "./menu-button.tsx";
import { ScrollingRow } from "./scrolling-row.tsx";
import { ToolButton } from "./tool-button.tsx";
import { useRovingFocus } from "./use-roving-focus.ts";

const toolsByGroup = groups.map((name) => ({ name, tools: toolsOf(name) }));

type ToolbarProps = { editor: Editor; actions: EditorActions; label: string };

export function Toolbar({ editor, actions, label }: ToolbarProps) {
  const row = useRef<HTMLDivElement>(null);
  const roving = useRovingFocus(row, () => editor.commands.focus());
  const [helping, setHelping] = useState(false);
  return (
    <>
      <ScrollingRow
        row={row}
        role="toolbar"
        aria-label={m.adminEditor.formattingOf({ label })}
        aria-orientation="horizontal"
        {...roving}
      >
        {toolsByGroup.map(({ name, tools }, index) => (
          <Fragment key={name}>
            {index > 0 && <span aria-hidden className="mx-0.5 h-6 w-px shrink-0 self-center bg-hairline" />}
            {name === "menu" ? (
              <InsertTools editor={editor} actions={actions} />
            ) : (
              tools.map((item) =>
                "options" in item ? (
                  <MenuOf key={item.name()} editor={editor} menu={item} />
                ) : (
                  <ToolOf key={item.name()} editor={editor} tool={item} actions={actions} />
                ),
              )
            )}
          </Fragment>
        ))}
        <ToolButton
          name={m.adminEditor.helpTitle()}
          icon={CircleHelp}
          aria-haspopup="dialog"
          onClick={() => setHelping(true)}
        />
      </ScrollingRow>
      <Help open={helping} onClose={() => setHelping(false)} />
    </>
  );
}

type ToolOfProps = { editor: Editor; tool: Tool; actions: EditorActions };

function ToolOf({ editor, tool, actions }: ToolOfProps) {
  const { name, icon, keys } = tool;
  const state = useEditorState({
    editor,
    selector: (current) => ({ on: tool.isOn?.(current.editor), off: tool.isOff?.(current.editor) }),
  });
  return (
    <ToolButton name={name()} icon={icon} keys={keys} {...state} onClick={() => tool.run(editor, actions)} />
  );
}

function MenuOf({ editor, menu }: { editor: Editor; menu: Menu }) {
  const { name, options, choose, face } = menu;
  const chosen = useEditorState({ editor, selector: (current) => menu.chosen(current.editor) });
  const current = options.find(({ value }) => value === chosen);
  return (
    <MenuButton
      name={current ? m.adminEditor.menuWithChoice({ menu: name(), choice: current.name() }) : name()}
      title={name()}
      exclusive
      items={options.map(({ value, name, note, ...option }) => ({
        ...option,
        name: name(),
        note: note?.(),
        checked: value === chosen,
        run: () => choose(editor, value),
      }))}
    >
      {face(chosen)}
    </MenuButton>
  );
}

function InsertTools({ editor, actions }: Omit<ToolOfProps, "tool">) {
  const states = useEditorState({
    editor,
    selector: (current) =>
      insertTools.map((tool) => [tool.isOn?.(current.editor), tool.isOff?.(current.editor)]),
  });
  return (
    <MenuButton
      name={m.adminEditor.insert()}
      items={insertTools.map(({ name, icon: Icon, keys, run }, index) => ({
        name: name(),
        keys,
        content: <Icon aria-hidden className="size-4.5 shrink-0 text-muted" />,
        checked: states[index]?.[0],
        off: states[index]?.[1],
        run: () => run(editor, actions),
      }))}
    >
      <Plus aria-hidden className="size-4.5" />
    </MenuButton>
  );
}
