import type { Editor } from "@tiptap/react";
import { interfaceLocale } from "#core/language.ts";
import { readingTime } from "#features/rich-text/reading-time.ts";
import { m } from "#messages";
import { perBlock } from "../html.ts";
import { useReading } from "../use-reading.ts";

type Count = { words: number; characters: number };

const countIn = perBlock((block): Count => countOf(block.textBetween(0, block.content.size, "\n", " ")));

export function WritingStatus({ editor, isLong }: { editor: Editor; isLong: boolean }) {
  const { text, selected } = useReading(editor, count, noText);
  const { words, characters } = text;
  return (
    <div className="border-t border-hairline px-4 py-2.5 text-meta text-muted">
      {isLong && (
        <p role="alert" className="pb-2 font-medium text-danger">
          {m.adminEditor.nearMaxLength()}
        </p>
      )}
      <p className="flex flex-wrap justify-end gap-x-4 tabular-nums">
        {selected.words > 0 && <span className="me-auto">{described(selected)}</span>}
        <span>{m.adminEditor.wordCount({ words: words.toLocaleString(interfaceLocale()) })}</span>
        <span>
          {m.adminEditor.characterCount({ characters: characters.toLocaleString(interfaceLocale()) })}
        </span>
        {words > 0 && <span>{m.adminEditor.readingTime({ minutes: readingTime(words) })}</span>}
      </p>
    </div>
  );
}

const nothing: Count = { words: 0, characters: 0 };
const noText = { text: nothing, selected: nothing };

function count({ state: { doc, selection } }: Editor): typeof noText {
  const { from, to, empty } = selection;
  return {
    text: doc.children.map((block) => countIn(block)).reduce(added, nothing),
    selected: empty ? nothing : countOf(doc.textBetween(from, to, "\n", " ")),
  };
}

function countOf(text: string): Count {
  return { words: text.match(/\S+/g)?.length ?? 0, characters: text.replaceAll("\n", "").length };
}

function added(one: Count, other: Count): Count {
  return { words: one.words + other.words, characters: one.characters + other.characters };
}

function described({ words, characters }: Count): string {
  return m.adminEditor.selectedCount({
    words: m.adminEditor.selectedWords({ count: words }),
    characters: m.adminEditor.selectedCharacters({ count: characters }),
  });
}
