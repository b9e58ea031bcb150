import { type Editor, Mark } from "@tiptap/core";
import type { Mark as DocumentMark } from "@tiptap/pm/model";
import { Baseline, Highlighter, type LucideIcon } from "lucide-react";
import { type Colour, grounds, inks, withDarkColours } from "#features/blogs/colours.ts";
import { classes } from "#ui/classes.ts";
import { formatStyle, parseStyle } from "./attributes.ts";
import type { Block, Menu } from "./block.ts";

type Property = "color" | "background-color";

/** Colours, and ids of words. Spans may be nested. */
const Span = Mark.create({
  name: "span",
  excludes: "",
  parseHTML: () => [
    {
      tag: "span",
      getAttrs: ({ id, dataset, style }) => (id || dataset.style || style.length > 0 ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ["span", HTMLAttributes, 0],
});

/** Colours the selected words, or what is typed next. An empty value removes the colour. */
function colour(editor: Editor, property: Property, value: string): void {
  const chain = editor.chain().focus();
  chain.command(({ tr, state }) => {
    const { span } = state.schema.marks;
    const { from, to, empty, $from } = state.selection;
    if (!span) return false;
    const recolour = (marks: readonly DocumentMark[]) => {
      const spans = marks.flatMap((mark) => {
        if (mark.type !== span) return [];
        const style = formatStyle({ ...parseStyle(mark.attrs.style), [property]: undefined });
        return style || mark.attrs.id ? [span.create({ ...mark.attrs, style })] : [];
      });
      if (!value) return spans;
      const last = spans.pop();
      const style = formatStyle({ ...parseStyle(last?.attrs.style ?? null), [property]: value });
      return [...spans, span.create({ ...last?.attrs, style })];
    };
    if (empty) {
      const marks = state.storedMarks ?? $from.marks();
      tr.setStoredMarks([...marks.filter((mark) => mark.type !== span), ...recolour(marks)]);
      return true;
    }
    state.doc.nodesBetween(from, to, (node, position) => {
      if (!node.isInline) return;
      const [start, end] = [Math.max(from, position), Math.min(to, position + node.nodeSize)];
      tr.removeMark(start, end, span);
      for (const mark of recolour(node.marks)) tr.addMark(start, end, mark);
    });
    return true;
  });
  chain.run();
}

/** The colour at the start of the selection; empty for the default. */
function colourAt(editor: Editor, property: Property): string {
  const { storedMarks, selection, doc } = editor.state;
  const { $from, from, to, empty } = selection;
  let marks = empty ? (storedMarks ?? $from.marks()) : undefined;
  if (!marks) {
    doc.nodesBetween(from, to, (node) => {
      if (node.isInline) marks ??= node.marks;
      return marks === undefined;
    });
  }
  const colours = (marks ?? []).map(({ attrs }) => parseStyle(attrs.style ?? null)[property]);
  return colours.findLast(Boolean) ?? "";
}

function menu(name: string, property: Property, palette: Colour[], icon: LucideIcon): Menu {
  const key = property === "color" ? "color" : "backgroundColor";
  return {
    name,
    options: [{ name: "None", light: "" }, ...palette].map(({ name, light }) => ({
      value: light,
      name,
      look: (
        <span
          aria-hidden
          className="tool-colour inline-flex size-6 shrink-0 items-center justify-center rounded-base border border-hairline font-serif font-semibold"
          style={light ? { [key]: withDarkColours(light) } : undefined}
        >
          A
        </span>
      ),
    })),
    chosen: (editor) => colourAt(editor, property),
    choose: (editor, value) => colour(editor, property, value),
    face: (chosen) => <Face icon={icon} colour={chosen} />,
  };
}

function Face({ icon: Icon, colour }: { icon: LucideIcon; colour: string }) {
  return (
    <span className="relative inline-flex pb-1">
      <Icon aria-hidden className="size-4.5" />
      <span
        className={classes(
          "tool-colour absolute inset-x-0 bottom-0 h-1 rounded-full",
          !colour && "bg-control",
        )}
        style={colour ? { backgroundColor: withDarkColours(colour) } : undefined}
      />
    </span>
  );
}

export const colours: Block = {
  extensions: [Span],
  group: "colours",
  tools: [
    menu("Color", "color", inks, Baseline),
    menu("Background", "background-color", grounds, Highlighter),
  ],
};
