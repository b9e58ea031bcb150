import { type Editor, useEditorState } from "@tiptap/react";
import { CaseSensitive, ChevronDown, ChevronUp, WholeWord, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { interfaceLocale } from "#core/language.ts";
import { m } from "#messages";
import { toast } from "#ui/flash.tsx";
import { ToolButton } from "../toolbar/tool-button.tsx";
import { find, findingIn, goToMatch, replaceAll, replaceMatch, type Search } from "./find.ts";

type FindBarProps = {
  editor: Editor;
  /** The selected words. Another object each time the bar is asked for. */
  first: { text: string };
  onClose(): void;
};

const field =
  "h-10 min-w-0 grow basis-40 rounded-base border border-control bg-surface px-3 text-small text-ink lg:h-9";
const button = "border border-control font-semibold text-meta px-3!";

/** Find and replace: Enter goes to the next match, Shift+Enter to the one before, Escape back to the text. */
export function FindBar({ editor, first, onClose }: FindBarProps) {
  const [search, setSearch] = useState<Search>({ text: first.text, matchCase: false, wholeWords: false });
  const [replacement, setReplacement] = useState("");
  const [shownFirst, setShownFirst] = useState(first);
  const input = useRef<HTMLInputElement>(null);
  const { count, current } = useEditorState({
    editor,
    selector: ({ editor: { state } }) => {
      const finding = findingIn(state);
      return { count: finding?.matches.length ?? 0, current: finding?.current ?? 0 };
    },
  });
  if (shownFirst !== first) {
    setShownFirst(first);
    if (first.text) setSearch({ ...search, text: first.text });
  }

  useEffect(() => {
    if (first) input.current?.select();
  }, [first]);
  useEffect(() => find(editor.view, search), [editor, search]);
  useEffect(
    () => () => {
      if (!editor.isDestroyed) find(editor.view, null);
    },
    [editor],
  );

  function close(): void {
    onClose();
    editor.commands.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.nativeEvent.isComposing) return;
    const isFind = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "f";
    if (event.key === "Escape") close();
    else if (isFind) input.current?.select();
    else if (event.key === "Enter" && event.target === input.current)
      goToMatch(editor.view, event.shiftKey ? -1 : 1);
    else if (event.key === "Enter" && event.target instanceof HTMLInputElement)
      replaceMatch(editor.view, replacement);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function replaceEach(): void {
    const replaced = replaceAll(editor.view, replacement);
    toast("success", m.adminEditor.replacedCount({ replaced }), 3000);
  }

  const none = count === 0;
  const result =
    search.text === ""
      ? ""
      : none
        ? m.adminEditor.findNothing()
        : m.adminEditor.findPosition({
            position: current + 1,
            count: count.toLocaleString(interfaceLocale()),
          });
  return (
    <search
      aria-label={m.adminEditor.findAndReplace()}
      onKeyDown={onKeyDown}
      className="flex flex-wrap items-center gap-1.5 border-t border-hairline p-1.5"
    >
      <input
        ref={input}
        type="text"
        aria-label={m.adminEditor.findLabel()}
        placeholder={m.adminEditor.findLabel()}
        autoComplete="off"
        value={search.text}
        onChange={({ target }) => setSearch({ ...search, text: target.value })}
        className={field}
      />
      <span className="flex items-center">
        <ToolButton
          name={m.adminEditor.matchCase()}
          icon={CaseSensitive}
          on={search.matchCase}
          onClick={() => setSearch({ ...search, matchCase: !search.matchCase })}
        />
        <ToolButton
          name={m.adminEditor.wholeWords()}
          icon={WholeWord}
          on={search.wholeWords}
          onClick={() => setSearch({ ...search, wholeWords: !search.wholeWords })}
        />
        <ToolButton
          name={m.adminEditor.previousMatch()}
          icon={ChevronUp}
          off={none}
          onClick={() => goToMatch(editor.view, -1)}
        />
        <ToolButton
          name={m.adminEditor.nextMatch()}
          icon={ChevronDown}
          off={none}
          onClick={() => goToMatch(editor.view, 1)}
        />
        <output className="min-w-24 px-2 text-meta text-muted tabular-nums">{result}</output>
      </span>
      <input
        type="text"
        aria-label={m.adminEditor.replaceWithLabel()}
        placeholder={m.adminEditor.replaceWithLabel()}
        autoComplete="off"
        value={replacement}
        onChange={({ target }) => setReplacement(target.value)}
        className={field}
      />
      <span className="flex grow items-center gap-1.5">
        <ToolButton
          name={m.adminEditor.replace()}
          off={none}
          onClick={() => replaceMatch(editor.view, replacement)}
          className={button}
        >
          {m.adminEditor.replace()}
        </ToolButton>
        <ToolButton name={m.adminEditor.replaceAll()} off={none} onClick={replaceEach} className={button}>
          {m.adminEditor.replaceAll()}
        </ToolButton>
        <ToolButton name={m.adminEditor.closeFind()} icon={X} onClick={close} className="ms-auto" />
      </span>
    </search>
  );
}
