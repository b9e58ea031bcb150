import type { Editor } from "@tiptap/core";
import { CircleAlert, Info, Lightbulb, type LucideIcon, Quote } from "lucide-react";
import { calloutKinds } from "#features/rich-text/asides.ts";
import { m } from "#messages";
import { Callout, CalloutTitle, PullQuote, toggleAside } from "./asides.ts";
import type { Bar, Block, Tool } from "./block.ts";

const icons: Record<string, LucideIcon> = { note: Info, important: CircleAlert, example: Lightbulb };

const ofKinds = Object.keys(calloutKinds).map(
  (kind): Tool => ({
    name: () => m.adminEditor.calloutNamed({ kind }),
    icon: icons[kind] ?? Info,
    isOn: (editor) => editor.isActive("callout", { kind }),
    run: (editor) => toggleAside(editor, "callout", { kind }),
  }),
);

const pullQuote: Tool = {
  name: m.adminEditor.pullQuote,
  icon: Quote,
  isOn: (editor) => editor.isActive("pullQuote"),
  run: (editor) => toggleAside(editor, "pullQuote"),
};

function bar(editor: Editor): Bar | null {
  const { $from } = editor.state.selection;
  const depth = $from.depth - 1;
  if (depth < 1 || $from.node(depth).type.name !== "callout") return null;
  const { kind } = $from.node(depth).attrs;
  return {
    label: m.adminEditor.calloutNamed({ kind }),
    below: $from.before(depth),
    items: [
      ...Object.entries(calloutKinds).map(([other, name]) => ({
        name,
        on: other === kind,
        run: (editor: Editor) =>
          void editor.chain().focus().updateAttributes("callout", { kind: other }).run(),
      })),
      { name: m.adminEditor.removeFrame, run: (editor) => toggleAside(editor, "callout", { kind }) },
    ],
  };
}

export const callouts: Block = {
  extensions: [Callout, CalloutTitle, PullQuote],
  group: "more",
  tools: [...ofKinds, pullQuote],
  bar,
};
