import { type Editor, Extension } from "@tiptap/core";
import { type EditorState, Plugin, PluginKey } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";

/** A slash at the start of a paragraph, and what is typed after it. */
export type TypedSlash = { from: number; to: number; query: string };
/** `closed`: the menu stays away until this slash is gone. */
type State = { slash: TypedSlash | null; closed: boolean };

const key = new PluginKey<State>("slash");
const none: State = { slash: null, closed: false };

/** Finds a slash that is typed to insert a block. */
export const Slash = Extension.create({
  name: "slash",
  addProseMirrorPlugins() {
    return [
      new Plugin<State>({
        key,
        state: {
          init: () => none,
          apply(change, before, _, state) {
            const slash = slashBefore(state);
            if (!slash) return none;
            return { slash, closed: before.closed || change.getMeta(key) === "close" };
          },
        },
        props: {
          decorations(state) {
            const slash = openSlash(state);
            return slash
              ? DecorationSet.create(state.doc, [Decoration.inline(slash.from, slash.to, { class: "slash" })])
              : null;
          },
        },
      }),
    ];
  },
});

export function typedSlash({ state, isFocused }: Editor): TypedSlash | null {
  return isFocused ? openSlash(state) : null;
}

export function closeSlash({ view }: Editor): void {
  view.dispatch(view.state.tr.setMeta(key, "close"));
}

function openSlash(state: EditorState): TypedSlash | null {
  const { slash, closed } = key.getState(state) ?? none;
  return closed ? null : slash;
}

/** The slash that the paragraph of the cursor begins with, if there is no space up to it. */
function slashBefore({ selection: { $from, empty } }: EditorState): TypedSlash | null {
  if (!empty || $from.parent.type.name !== "paragraph") return null;
  const text = $from.parent.textBetween(0, $from.parentOffset, undefined, "\ufffc");
  const [, query] = /^\/([^\s/\ufffc]*)$/.exec(text) ?? [];
  return query === undefined ? null : { from: $from.start(), to: $from.pos, query };
}
