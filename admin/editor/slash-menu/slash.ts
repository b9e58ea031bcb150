import { type Editor, Extension } from "@tiptap/core";
import { exitSuggestion, Suggestion, SuggestionPluginKey } from "@tiptap/suggestion";

/** A slash at the start of a paragraph, and what is typed after it. */
export type TypedSlash = { from: number; to: number; query: string };

/** Finds a slash that is typed to insert a block. */
export const Slash = Extension.create({
  name: "slash",
  addProseMirrorPlugins() {
    return [
      Suggestion({
        editor: this.editor,
        char: "/",
        decorationClass: "slash",
        allow({ state, range }) {
          const $slash = state.doc.resolve(range.from);
          return $slash.parentOffset === 0 && $slash.parent.type.name === "paragraph";
        },
      }),
    ];
  },
});

export function typedSlash({ state, isFocused }: Editor): TypedSlash | null {
  const found = SuggestionPluginKey.getState(state);
  return found?.active && isFocused ? { ...found.range, query: found.query ?? "" } : null;
}

export function closeSlash({ view }: Editor): void {
  exitSuggestion(view);
}
