import { type Editor, getMarkRange } from "@tiptap/react";
import { type CSSProperties, type ReactNode, type RefObject, useRef } from "react";
import { classes } from "#ui/classes.ts";
import { chosenPicture } from "../pictures/chosen.ts";
import type { Shown } from "../state.ts";
import { toolLook } from "../toolbar/tool.tsx";
import { useRovingFocus } from "../toolbar/use-roving-focus.ts";
import { useTrack } from "./use-track.ts";

type ContextBarProps = {
  editor: Editor;
  shown: Shown;
  /** What the text and the bar stand in. */
  room: RefObject<HTMLElement | null>;
  onLink(): void;
  onPicture(): void;
  onReplace(): void;
  /** Goes on to the tool bar. */
  onTools(): void;
};

/** What can be done with the picture or link that is selected, beside it. It covers no words of its paragraph. */
export function ContextBar(props: ContextBarProps) {
  const { picture, missing, link } = props.shown;
  if (picture !== null) return <PictureBar {...props} alt={picture} missing={missing} />;
  return link ? <LinkBar {...props} href={link} /> : null;
}

type PictureBarProps = ContextBarProps & { alt: string; missing: boolean };

function PictureBar({ onPicture, onReplace, alt, missing, ...rest }: PictureBarProps) {
  const { editor } = rest;
  const isFigure = chosenPicture(editor.state)?.node.type.name === "picture";
  return (
    <Bar {...rest} label={alt ? `Picture: ${alt}` : "Picture"}>
      {!missing && <Action onClick={onPicture}>Alt text</Action>}
      {isFigure && <Action onClick={() => toCaption(editor)}>Caption</Action>}
      <Action onClick={onReplace}>{missing ? "Choose the picture" : "Replace"}</Action>
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
        <a
          data-tool=""
          href={href}
          target="_blank"
          rel="noopener"
          className={classes(toolLook, "font-semibold")}
        >
          Open
        </a>
      )}
      <Action onClick={() => removeLink(rest.editor)}>Remove</Action>
    </Bar>
  );
}

type BarProps = Pick<ContextBarProps, "editor" | "room" | "onTools"> & {
  label: string;
  children: ReactNode;
};

function Bar({ editor, room, onTools, label, children }: BarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const roving = useRovingFocus(bar, () => editor.commands.focus());
  const track = useTrack(editor, room);
  if (!track) return null;
  const { below, indent, ...place } = track;
  return (
    <div className="context-track pointer-events-none absolute z-10 flex flex-col px-2" style={place}>
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
            if (event.key === "F10" && event.altKey) onTools();
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

function Action({ onClick, children }: { onClick(): void; children: ReactNode }) {
  return (
    <button
      type="button"
      data-tool=""
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
      className={classes(toolLook, "font-semibold")}
    >
      {children}
    </button>
  );
}

function removeLink(editor: Editor): void {
  const chosen = chosenPicture(editor.state);
  if (chosen?.node.type.name === "picture") {
    editor.view.dispatch(editor.state.tr.setNodeAttribute(chosen.position, "link", null));
    return;
  }
  const { schema, selection } = editor.state;
  const range = schema.marks.link && getMarkRange(selection.$from, schema.marks.link);
  const chain = editor.chain();
  if (range) chain.setTextSelection(range);
  chain.unsetMark("link").setTextSelection(selection.to).focus().run();
}

/** Goes into the caption of the chosen picture, which gets a place for one where it has none. */
function toCaption(editor: Editor): void {
  const chosen = chosenPicture(editor.state);
  if (!chosen) return;
  const figureAt = editor.state.doc.resolve(chosen.position).before();
  const figure = editor.state.doc.nodeAt(figureAt);
  let end: number | undefined;
  figure?.forEach((child, offset) => {
    if (child.type.name === "figcaption") end = figureAt + offset + child.nodeSize;
  });
  const chain = editor.chain();
  if (end === undefined) {
    end = figureAt + (figure?.nodeSize ?? 2) + 1;
    chain.insertContentAt(end - 2, { type: "figcaption" });
  }
  chain.focus(end).run();
}
