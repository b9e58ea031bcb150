import type { Editor } from "@tiptap/core";
import { Baseline, Highlighter, type LucideIcon } from "lucide-react";
import type { Message } from "#core/message.ts";
import { type Colour, grounds, inks, withDarkColours } from "#features/rich-text/colours.ts";
import { m } from "#messages";
import { classes } from "#ui/classes.ts";
import { formatStyle, parseStyle } from "./attributes.ts";
import type { Block, Menu } from "./block.ts";
import { changeSpan, marksAt, Span } from "./span.ts";

type Property = "color" | "background-color";

/** Colours the selected words, or what is typed next. An empty value removes the colour. */
function colour(editor: Editor, property: Property, value: string): void {
  changeSpan(
    editor,
    (attrs) => ({ ...attrs, style: formatStyle({ ...parseStyle(attrs.style), [property]: undefined }) }),
    value
      ? (attrs) => ({ ...attrs, style: formatStyle({ ...parseStyle(attrs.style), [property]: value }) })
      : undefined,
  );
}

/** The colour at the start of the selection; empty for the default. */
function colourAt(editor: Editor, property: Property): string {
  const colours = marksAt(editor).map(({ attrs }) => parseStyle(attrs.style ?? null)[property]);
  return colours.findLast(Boolean) ?? "";
}

function menu(name: Message, property: Property, palette: Colour[], icon: LucideIcon): Menu {
  const key = property === "color" ? "color" : "backgroundColor";
  return {
    name,
    options: [{ label: m.adminEditor.noColor, light: "" }, ...palette].map(({ label, light }) => ({
      value: light,
      name: label,
      content: (
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
    menu(m.adminEditor.color, "color", inks, Baseline),
    menu(m.adminEditor.background, "background-color", grounds, Highlighter),
  ],
};
