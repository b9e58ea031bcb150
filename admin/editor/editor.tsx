import { type Editor as CoreEditor, EditorContent, useEditor } from "@tiptap/react";
import { type ReactNode, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from "react";
import { classes } from "#ui/classes.ts";
import { RequiredMark } from "#ui/required.tsx";
import { Portal } from "../portal.tsx";
import { ContextBar } from "./context-bar/context-bar.tsx";
import { useFocusWithin } from "./context-bar/use-focus-within.ts";
import "./editor.css";
import type { EditorProps } from "./editor-props.ts";
import { type EditorActions, extensionsFor } from "./extensions.ts";
import { LinkDialog } from "./link-dialog.tsx";
import { EditDialog } from "./pictures/edit-dialog.tsx";
import { FailedUploads } from "./pictures/failed-uploads.tsx";
import { PictureDialog } from "./pictures/picture-dialog.tsx";
import { isMissing, selectedPicture } from "./pictures/selected-picture.ts";
import { movedPictures, useUploads } from "./pictures/use-uploads.ts";
import { load } from "./schema/load.ts";
import { htmlOf } from "./schema/write.ts";
import { useSelectionState } from "./state.ts";
import { Toolbar } from "./toolbar/toolbar.tsx";

const longArticle = 900_000; // bytes; the server takes 1,000,000
const scrollMargin = { top: 150, right: 0, bottom: 48, left: 0 }; // pixels under the bars
const encoder = new TextEncoder();

export default function Editor(props: EditorProps) {
  const { label, required = false, hint, error, disabled = false } = props;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const textArea = useRef<HTMLDivElement>(null);
  const isWriting = useFocusWithin(textArea);
  const [dialog, setDialog] = useState<"link" | "picture" | null>(null);
  const actions = useRef<EditorActions>(undefined);
  const [extensions] = useState(() => extensionsFor(() => actions.current as EditorActions));

  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  const isInvalid = Boolean(error);
  const editorProps = useMemo(
    () => ({
      scrollThreshold: scrollMargin,
      scrollMargin,
      attributes: {
        id: `${id}-text`,
        role: "textbox",
        class: "article writing h-96",
        "aria-multiline": "true",
        "aria-labelledby": `${id}-label`,
        spellcheck: "true",
        ...(describedBy ? { "aria-describedby": describedBy } : {}),
        ...(required ? { "aria-required": "true" } : {}),
        ...(isInvalid ? { "aria-invalid": "true" } : {}),
        ...(disabled ? { "aria-disabled": "true" } : {}),
      },
    }),
    [id, required, describedBy, isInvalid, disabled],
  );
  const editor = useEditor({ extensions, injectCSS: false, editable: !disabled, editorProps });
  const bytes = useValue(editor, props);
  const uploads = useUploads(editor, props);
  const state = useSelectionState(editor);

  useEffect(() => {
    actions.current = {
      openLink: () => setDialog("link"),
      openPicture,
      focusToolbar: () => focusTool(textArea.current?.querySelector("[role=toolbar]") ?? frame.current),
      ask: uploads.ask,
      tell: props.tell,
    };
  });

  useEffect(() => {
    if (!editor.isDestroyed) editor.setEditable(!disabled, false);
  }, [editor, disabled]);

  function openPicture(): void {
    const selected = selectedPicture(editor.state);
    if (!selected) uploads.ask([null], editor.state.selection.to);
    else if (isMissing(selected.node)) replacePicture();
    else setDialog("picture");
  }

  function replacePicture(): void {
    const selected = selectedPicture(editor.state);
    if (!selected) return;
    const { node, position } = selected;
    uploads.ask([null], position, { position, alt: String(node.attrs.alt ?? "") });
  }

  // The focus returns to the text, whatever opened the dialog.
  const thenFocus =
    <Args extends unknown[]>(action: (...args: Args) => void) =>
    (...args: Args) => {
      action(...args);
      editor.commands.focus();
    };
  const closeDialog = thenFocus(() => setDialog(null));
  const tools = { editor, state, onLink: () => setDialog("link"), onPicture: openPicture };

  return (
    <div ref={frame}>
      <span
        id={`${id}-label`}
        className="block text-small font-semibold"
        onPointerDown={(event) => {
          event.preventDefault();
          editor.commands.focus();
        }}
      >
        {label}
        {required && <RequiredMark />}
      </span>
      <div
        className={classes(
          "writing-frame mt-1.5 rounded-base border bg-surface",
          error ? "border-danger" : "border-control",
        )}
      >
        <div
          inert={disabled}
          className="sticky top-16 z-20 rounded-t-base border-b border-hairline bg-surface bar:top-18"
        >
          <Toolbar {...tools} label={label} />
        </div>
        <div ref={textArea} className="relative">
          <EditorContent editor={editor} />
          {isWriting && !disabled && (
            <ContextBar
              {...tools}
              container={textArea}
              onReplace={replacePicture}
              onToolbar={() => focusTool(frame.current)}
            />
          )}
        </div>
        <div className="border-t border-hairline px-4 py-2.5 text-meta text-muted">
          {bytes > longArticle && (
            <p role="alert" className="pb-2 font-medium text-danger">
              This article is close to the maximum length. Please split it into several.
            </p>
          )}
          <p className="text-right">Words: {state.words.toLocaleString("en-US")}</p>
        </div>
      </div>
      <FailedUploads pictures={props.pictures} onPictures={thenFocus(props.onPictures)} />
      <Note id={`${id}-error`} className="font-medium text-danger">
        {error}
      </Note>
      <Note id={`${id}-hint`} className="text-muted">
        {hint}
      </Note>
      <Portal>
        <LinkDialog editor={editor} open={dialog === "link"} onClose={closeDialog} />
        <EditDialog
          editor={editor}
          open={dialog === "picture"}
          onClose={closeDialog}
          onDecorative={props.onDecorative}
          onReplace={replacePicture}
        />
        <PictureDialog
          question={uploads.question}
          choose={props.choose}
          onUpload={thenFocus(uploads.upload)}
          onInsert={thenFocus(uploads.insert)}
          onSkip={thenFocus(uploads.skip)}
        />
      </Portal>
    </div>
  );
}

/** Loads values that did not come from the editor, and reports changes. Returns the size in bytes. */
function useValue(editor: CoreEditor, { value, onChange, onPictures }: EditorProps): number {
  const [bytes, setBytes] = useState(0);
  // Values that `value` may still have: it lags behind a fast writer.
  const reported = useRef<string[]>([]);
  const latest = useRef("");
  const loadedInto = useRef<CoreEditor>(undefined);

  const report = useEffectEvent(() => {
    const html = htmlOf(editor.state.doc);
    if (html === latest.current) return;
    reported.current.push(html);
    latest.current = html;
    setBytes(encoder.encode(html).length);
    onChange(html);
    onPictures((pictures) => movedPictures(pictures, editor));
  });

  useEffect(() => {
    const listener = () => report();
    editor.on("update", listener);
    return () => void editor.off("update", listener);
  }, [editor]);

  useEffect(() => {
    // TipTap creates another editor if the first render took long.
    if (editor.isDestroyed) return;
    const echo = loadedInto.current === editor ? reported.current.indexOf(value) : -1;
    if (echo >= 0) {
      reported.current.splice(0, echo);
      return;
    }
    reported.current = [value];
    loadedInto.current = editor;
    load(editor, value);
    latest.current = htmlOf(editor.state.doc);
    // Updates the toolbar and the word count.
    editor.view.dispatch(editor.state.tr.setMeta("addToHistory", false));
    setBytes(encoder.encode(value).length);
  }, [editor, value]);

  return bytes;
}

function Note({ id, className, children }: { id: string; className: string; children: ReactNode }) {
  return children ? (
    <p id={id} className={classes("mt-1.5 text-meta", className)}>
      {children}
    </p>
  ) : null;
}

/** Focuses the tool that is in the tab order. */
function focusTool(toolbar: Element | null): void {
  toolbar?.querySelector<HTMLElement>("[data-tool][tabindex='0']")?.focus();
}
