import { type Editor, Extension } from "@tiptap/core";
import { type EditorState, Plugin, PluginKey } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";

/** A slash at the start of a paragraph, and what is typed after it. */
export type TypedSlash = { from: number; to: number; query: string };

/** `closedAt` is where a slash is whose menu has been closed. */
type SlashState = { slash: TypedSlash | null; closedAt: number | null };

const key = new PluginKey<SlashState>("slash");
const none: SlashState = { slash: null, closedAt: null };

/** Finds a slash that is typed to insert a block. */
export const Slash = Extension.create({
  name: "slash",
  addProseMirrorPlugins: () => [
    new Plugin<SlashState>({
      key,
      state: {
        init: () => none,
        apply(transaction, last, _, state) {
          const slash = slashBeforeCursor(state);
          if (!slash) return none;
          const isClosing = transaction.getMeta(key) === "close";
          const closedAt = last.closedAt === null ? null : transaction.mapping.map(last.closedAt, -1);
          return isClosing || closedAt === slash.from
            ? { slash: null, closedAt: slash.from }
            : { slash, closedAt: null };
        },
      },
      props: {
        decorations(state) {
          const slash = key.getState(state)?.slash;
          if (!slash) return null;
          const mark = Decoration.inline(slash.from, slash.to, { nodeName: "span", class: "slash" });
          return DecorationSet.create(state.doc, [mark]);
        },
      },
    }),
  ],
});

function slashBeforeCursor({ selection: { $from, empty } }: EditorState): TypedSlash | null {
  if (!empty || $from.parent.type.name !== "paragraph") return null;
  const text = $from.parent.textBetween(0, $from.parentOffset, undefined, " ");
  if (!/^\/[^\s/]*$/.test(text)) return null;
  return { from: $from.start(), to: $from.pos, query: text.slice(1) };
}

export function typedSlash({ state, isFocused }: Editor): TypedSlash | null {
  return isFocused ? (key.getState(state)?.slash ?? null) : null;
}

export function closeSlash({ view }: Editor): void {
  view.dispatch(view.state.tr.setMeta(key, "close"));
}
