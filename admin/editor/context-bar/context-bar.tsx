import { type Editor, getMarkRange } from "@tiptap/react";
import { type CSSProperties, type ReactNode, type RefObject, useRef } from "react";
import { classes } from "#ui/classes.ts";
import { selectedPicture } from "../pictures/selected-picture.ts";
import type { SelectionState } from "../state.ts";
import { toolLook } from "../toolbar/tool.tsx";
import { useRovingFocus } from "../toolbar/use-roving-focus.ts";
import { useBarPosition } from "./use-bar-position.ts";

type ContextBarProps = {
  editor: Editor;
  state: SelectionState;
  container: RefObject<HTMLElement | null>;
  onLink(): void;
  onPicture(): void;
  onReplace(): void;
  onToolbar(): void;
};

/** Actions for the selected picture or link, placed beside it so that it covers no words of its paragraph. */
export function ContextBar(props: ContextBarProps) {
  const { picture, link } = props.state;
  if (picture !== null) return <PictureBar {...props} alt={picture} />;
  return link ? <LinkBar {...props} href={link} /> : null;
}

function PictureBar({ onPicture, onReplace, alt, ...rest }: ContextBarProps & { alt: string }) {
  const { editor, state } = rest;
  const isFigure = selectedPicture(editor.state)?.node.type.name === "picture";
  return (
    <Bar {...rest} label={alt ? `Picture: ${alt}` : "Picture"}>
      {!state.missing && <Action onClick={onPicture}>Alt text</Action>}
      {isFigure && <Action onClick={() => focusCaption(editor)}>Caption</Action>}
      <Action onClick={onReplace}>{state.missing ? "Choose the picture" : "Replace"}</Action>
      <Action onClick={() => editor.chain().deleteSelection().focus().run()}>Remove</Action>
    </Bar>
  );
}

function LinkBar({ onLink, href, ...rest }: ContextBarProps & { href: string }) {
  return (
    <Bar {...rest} label={`Link: ${href}`}>
      <span className="max-w-56 min-w-0 truncate px-2 text-muted" dir="ltr" title={href}>
        {href.replace(/^https?:\/\//, "")}
      </span>
      <Action onClick={onLink}>Edit</Action>
      {/^(https?:|\/)/i.test(href) && (
        <a data-tool="" href={href} target="_blank" rel="noopener" className={actionLook}>
          Open
        </a>
      )}
      <Action onClick={() => removeLink(rest.editor)}>Remove</Action>
    </Bar>
  );
}

type BarProps = Pick<ContextBarProps, "editor" | "container" | "onToolbar"> & {
  label: string;
  children: ReactNode;
};

function Bar({ editor, container, onToolbar, label, children }: BarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const roving = useRovingFocus(bar, () => editor.commands.focus());
  const position = useBarPosition(editor, container);
  if (!position) return null;
  const { below, indent, ...area } = position;
  return (
    <div className="context-track pointer-events-none absolute z-10 flex flex-col px-2" style={area}>
      <div
        style={{ "--indent": `${indent}px` } as CSSProperties}
        className={classes("sticky flex max-w-full", below ? "bottom-3 mt-auto" : "top-34 mt-2")}
      >
        <span aria-hidden className="shrink-[999] basis-(--indent)" />
        <div
          ref={bar}
          role="toolbar"
          aria-label={label}
          {...roving}
          onKeyDown={(event) => {
            if (event.key === "F10" && event.altKey) onToolbar();
            else roving.onKeyDown(event);
          }}
          className="context-bar pointer-events-auto flex min-w-0 items-center rounded-base border border-control bg-surface p-0.5 text-meta shadow-soft"
        >
          {children}
        </div>
      </div>
    </div>
  );
}

const actionLook = classes(toolLook, "font-semibold");

function Action({ onClick, children }: { onClick(): void; children: ReactNode }) {
  return (
    <button
      type="button"
      data-tool=""
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
      className={actionLook}
    >
      {children}
    </button>
  );
}

function removeLink(editor: Editor): void {
  const selected = selectedPicture(editor.state);
  if (selected?.node.type.name === "picture") {
    editor.view.dispatch(editor.state.tr.setNodeAttribute(selected.position, "link", null));
    return;
  }
  const { schema, selection } = editor.state;
  const range = schema.marks.link && getMarkRange(selection.$from, schema.marks.link);
  const chain = editor.chain();
  if (range) chain.setTextSelection(range);
  chain.unsetMark("link").setTextSelection(selection.to).focus().run();
}

/** Moves the cursor to the caption of the selected picture, adding a caption if needed. */
function focusCaption(editor: Editor): void {
  const selected = selectedPicture(editor.state);
  if (!selected) return;
  const $picture = editor.state.doc.resolve(selected.position);
  const figure = $picture.parent;
  let end: number | undefined;
  figure.forEach((child, offset) => {
    if (child.type.name === "figcaption") end = $picture.start() + offset + child.nodeSize - 1;
  });
  const chain = editor.chain();
  if (end === undefined) {
    chain.insertContentAt($picture.end(), { type: "figcaption" });
    end = $picture.end() + 1;
  }
  chain.focus(end).run();
}
