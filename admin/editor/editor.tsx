import { type Editor as Core, EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { classes } from "#ui/classes.ts";
import { RequiredMark } from "#ui/required.tsx";
import { ContextBar } from "./context-bar/context-bar.tsx";
import { useFocusWithin } from "./context-bar/use-focus-within.ts";
import type { Doors } from "./editing.ts";
import "./editor.css";
import type { EditorProps as Props } from "./editor-props.ts";
import { extensionsOf } from "./extensions.ts";
import { LinkDialog } from "./link-dialog.tsx";
import { chosenPicture, isMissing } from "./pictures/chosen.ts";
import { EditDialog } from "./pictures/edit-dialog.tsx";
import { FailedUploads } from "./pictures/failed-uploads.tsx";
import { PictureDialog } from "./pictures/picture-dialog.tsx";
import { moved, usePlacedPictures, useUploads } from "./pictures/use-uploads.ts";
import { load } from "./schema/read.ts";
import { htmlOf } from "./schema/write.ts";
import { useShown } from "./state.ts";
import { StatusBar } from "./status-bar.tsx";
import { Toolbar } from "./toolbar/toolbar.tsx";

export type EditorProps = Props;

const nearlyTooLong = 900_000; // bytes; the server takes 1,000,000
// What stands over the text while it is scrolled: pixels, with some air.
const clear = { top: 150, right: 0, bottom: 48, left: 0 };
const encoder = new TextEncoder();

/** A field to write an article in. It keeps all that a stored article may contain. */
export default function Editor(props: EditorProps) {
  const { label, required = false, value, hint, error, disabled = false } = props;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const isWriting = useFocusWithin(room);
  const [dialog, setDialog] = useState<"link" | "picture" | null>(null);
  const [bytes, setBytes] = useState(0);
  const latest = useRef(props);
  const doors = useRef<Doors>(undefined);
  // What `value` may be without anybody else having changed it: it comes back late, when more has been written.
  const said = useRef<string[]>([]);
  // What came out last; it may be written otherwise than what came in, and that is no change.
  const written = useRef("");
  const taken = useRef<Core>(undefined);
  const uploadsNow = useRef<ReturnType<typeof useUploads>>(undefined);

  const [extensions] = useState(() =>
    extensionsOf(() => doors.current as Doors, {
      ask: (files, position) => uploadsNow.current?.ask(files, position),
      tell: (...message) => latest.current.tell(...message),
    }),
  );

  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  const isWrong = Boolean(error);
  const editorProps = useMemo(
    () => ({
      scrollThreshold: clear,
      scrollMargin: clear,
      attributes: {
        id: `${id}-text`,
        role: "textbox",
        class: "article writing h-96",
        "aria-multiline": "true",
        "aria-labelledby": `${id}-label`,
        spellcheck: "true",
        ...(describedBy ? { "aria-describedby": describedBy } : {}),
        ...(required ? { "aria-required": "true" } : {}),
        ...(isWrong ? { "aria-invalid": "true" } : {}),
        ...(disabled ? { "aria-disabled": "true" } : {}),
      },
    }),
    [id, required, describedBy, isWrong, disabled],
  );
  const editor = useEditor({
    extensions,
    injectCSS: false,
    editable: !disabled,
    editorProps,
    onUpdate({ editor: current }) {
      const html = htmlOf(current.state.doc);
      if (html === written.current) return;
      said.current.push(html);
      written.current = html;
      setBytes(encoder.encode(html).length);
      latest.current.onChange(html);
      latest.current.onPictures((pictures) => moved(pictures, current));
    },
  });

  const uploads = useUploads(editor, props);
  const shown = useShown(editor);

  useEffect(() => {
    latest.current = props;
    uploadsNow.current = uploads;
    doors.current = {
      onLink: () => setDialog("link"),
      onPicture: () => openPicture(),
      onToolbar: () => focusTools(room.current?.querySelector("[role=toolbar]") ?? frame.current),
    };
  });

  useEffect(() => {
    // TipTap makes a new one when the page took its time to show the first.
    if (editor.isDestroyed) return;
    const echo = taken.current === editor ? said.current.indexOf(value) : -1;
    if (echo >= 0) {
      said.current.splice(0, echo);
      return;
    }
    said.current = [value];
    taken.current = editor;
    load(editor, value);
    written.current = htmlOf(editor.state.doc);
    // The controls and the count hear of it.
    editor.view.dispatch(editor.state.tr.setMeta("addToHistory", false));
    setBytes(encoder.encode(value).length);
  }, [editor, value]);

  usePlacedPictures(editor, props);

  useEffect(() => {
    if (!editor.isDestroyed) editor.setEditable(!disabled, false);
  }, [editor, disabled]);

  function openPicture(): void {
    const chosen = chosenPicture(editor.state);
    if (!chosen) uploads.ask([null], editor.state.selection.to);
    else if (isMissing(chosen.node)) replacePicture();
    else setDialog("picture");
  }

  function replacePicture(): void {
    const chosen = chosenPicture(editor.state);
    if (!chosen) return;
    const { node, position } = chosen;
    uploads.ask([null], position, { position, alt: String(node.attrs.alt ?? "") });
  }

  // Wherever a dialog was opened from, writing goes on in the text.
  const andBack =
    <FormInput extends unknown[]>(work: (...given: FormInput) => void) =>
    (...given: FormInput) => {
      work(...given);
      editor.commands.focus();
    };

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
          <Toolbar
            editor={editor}
            shown={shown}
            label={label}
            onLink={() => setDialog("link")}
            onPicture={openPicture}
          />
        </div>
        <div ref={room} className="relative">
          <EditorContent editor={editor} />
          {isWriting && !disabled && (
            <ContextBar
              editor={editor}
              shown={shown}
              room={room}
              onLink={() => setDialog("link")}
              onPicture={openPicture}
              onReplace={replacePicture}
              onTools={() => focusTools(frame.current)}
            />
          )}
        </div>
        <StatusBar words={shown.words} tooLong={bytes > nearlyTooLong} />
      </div>
      <FailedUploads pictures={props.pictures} onPictures={andBack(props.onPictures)} />
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-meta font-medium text-danger">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-meta text-muted">
          {hint}
        </p>
      )}
      <LinkDialog editor={editor} open={dialog === "link"} onClose={andBack(() => setDialog(null))} />
      <EditDialog
        editor={editor}
        open={dialog === "picture"}
        onClose={andBack(() => setDialog(null))}
        onDecorative={props.onDecorative}
        onReplace={replacePicture}
      />
      <PictureDialog
        asked={uploads.asked}
        choose={props.choose}
        onSend={andBack(uploads.send)}
        onPlace={andBack(uploads.place)}
        onSkip={andBack(uploads.skip)}
      />
    </div>
  );
}

/** Goes to the tool of a row that the Tab key stops at. */
function focusTools(row: Element | null): void {
  row?.querySelector<HTMLElement>("[data-tool][tabindex='0']")?.focus();
}
