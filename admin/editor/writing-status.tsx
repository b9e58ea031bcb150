import { type Editor, useEditorState } from "@tiptap/react";
import { perBlock } from "./html.ts";

const longArticle = 900_000; // bytes; the server takes 1,000,000

const wordsIn = perBlock(
  (block) => block.textBetween(0, block.content.size, " ", " ").match(/\S+/g)?.length ?? 0,
);

export function WritingStatus({ editor, bytes }: { editor: Editor; bytes: number }) {
  const words = useEditorState({
    editor,
    selector: ({ editor: { state } }) => state.doc.children.reduce((sum, block) => sum + wordsIn(block), 0),
  });
  return (
    <div className="border-t border-hairline px-4 py-2.5 text-meta text-muted">
      {bytes > longArticle && (
        <p role="alert" className="pb-2 font-medium text-danger">
          This article is close to the maximum length. Please split it into several.
        </p>
      )}
      <p className="text-right">Words: {words.toLocaleString("en-US")}</p>
    </div>
  );
}
