import { type Editor, useEditorState } from "@tiptap/react";
import { CaseSensitive, ChevronDown, ChevronUp, WholeWord, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { plural } from "#core/plural.ts";
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
    toast("success", `${plural(replaced, "match", "matches")} replaced.`, 3000);
  }

  const none = count === 0;
  const result =
    search.text === "" ? "" : none ? "Nothing found" : `${current + 1} of ${count.toLocaleString("en-US")}`;
  return (
    <search
      aria-label="Find and replace"
      onKeyDown={onKeyDown}
      className="flex flex-wrap items-center gap-1.5 border-t border-hairline p-1.5"
    >
      <input
        ref={input}
        type="text"
        aria-label="Find"
        placeholder="Find"
        autoComplete="off"
        value={search.text}
        onChange={({ target }) => setSearch({ ...search, text: target.value })}
        className={field}
      />
      <span className="flex items-center">
        <ToolButton
          name="Match case"
          icon={CaseSensitive}
          on={search.matchCase}
          onClick={() => setSearch({ ...search, matchCase: !search.matchCase })}
        />
        <ToolButton
          name="Whole words"
          icon={WholeWord}
          on={search.wholeWords}
          onClick={() => setSearch({ ...search, wholeWords: !search.wholeWords })}
        />
        <ToolButton
          name="Previous match"
          icon={ChevronUp}
          off={none}
          onClick={() => goToMatch(editor.view, -1)}
        />
        <ToolButton
          name="Next match"
          icon={ChevronDown}
          off={none}
          onClick={() => goToMatch(editor.view, 1)}
        />
        <output className="min-w-24 px-2 text-meta text-muted tabular-nums">{result}</output>
      </span>
      <input
        type="text"
        aria-label="Replace with"
        placeholder="Replace with"
        autoComplete="off"
        value={replacement}
        onChange={({ target }) => setReplacement(target.value)}
        className={field}
      />
      <span className="flex grow items-center gap-1.5">
        <ToolButton
          name="Replace"
          off={none}
          onClick={() => replaceMatch(editor.view, replacement)}
          className={button}
        >
          Replace
        </ToolButton>
        <ToolButton name="Replace all" off={none} onClick={replaceEach} className={button}>
          Replace all
        </ToolButton>
        <ToolButton name="Close find and replace" icon={X} onClick={close} className="ml-auto" />
      </span>
    </search>
  );
}
