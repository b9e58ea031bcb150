import { EditorContent, type Editor as TextEditor } from "@tiptap/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Portal } from "#admin/portal.tsx";
import { useApi } from "#core/api.ts";
import { classes } from "#ui/classes.ts";
import { useNotes } from "#ui/forms/field.tsx";
import { RequiredMark } from "#ui/required.tsx";
import type { DialogName, EditorActions } from "../blocks/block.ts";
import { ContextBar } from "../context-bar/context-bar.tsx";
import "../editor.css";
import { ChartDialog } from "../charts/chart-dialog.tsx";
import type { EditorProps } from "../editor-props.ts";
import { EmbedDialog } from "../embeds/embed-dialog.tsx";
import { useNewEmbeds } from "../embeds/use-new-embeds.ts";
import { FileDialog } from "../files/file-dialog.tsx";
import { FileTitleDialog } from "../files/file-title-dialog.tsx";
import { useFileQuestions } from "../files/use-file-questions.ts";
import { FindBar } from "../find/find-bar.tsx";
import { GalleryDialog } from "../galleries/gallery-dialog.tsx";
import { setOpenEditor } from "../open-editor.ts";
import { CreditDialog } from "../pictures/credit-dialog.tsx";
import { EditDialog } from "../pictures/edit-dialog.tsx";
import { FailedUploads } from "../pictures/failed-uploads.tsx";
import { PictureDialog } from "../pictures/picture-dialog.tsx";
import { isMissing, missingAt, type SelectedPicture, selectedPicture } from "../pictures/selected-picture.ts";
import { useUploads } from "../pictures/use-uploads.ts";
import { SlashMenu } from "../slash-menu/slash-menu.tsx";
import { TableDialog } from "../tables/table-dialog.tsx";
import { Toolbar } from "../toolbar/toolbar.tsx";
import { focusTool } from "../toolbar/use-roving-focus.ts";
import { LanguageDialog } from "./language-dialog.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { useTextEditor } from "./use-text-editor.ts";
import { useValue } from "./use-value.ts";
import { WritingStatus } from "./writing-status.tsx";

export default function Editor(props: EditorProps) {
  const { label, error } = props;
  const { id, described, notes } = useNotes({ error });
  const frame = useRef<HTMLDivElement>(null);
  const textArea = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState<{ text: string } | null>(null);
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const actions = useRef<EditorActions>(undefined);
  const editor = useTextEditor(id, { described, language: props.language }, actions);
  const { charts } = useApi();
  const isLong = useValue(editor, props);
  const uploads = useUploads(editor, props);
  const addFrame = useNewEmbeds(editor);
  const fileQuestions = useFileQuestions(editor);
  const tools: EditorActions = {
    open: setDialog,
    openPicture,
    replacePicture,
    openFind: () => setSearch({ text: selectedWords(editor) }),
    drawChart: (html) => charts.preview({ html, language: props.language }),
    focusToolbar: () => focusTool(textArea.current?.querySelector("[role=toolbar]") ?? frame.current),
    ask: addPictures,
    addFrame,
    addFiles: fileQuestions.ask,
  };

  useEffect(() => {
    actions.current = tools;
  });
  useEffect(() => setOpenEditor(editor), [editor]);

  function openPicture(): void {
    const selected = selectedPicture(editor.state);
    if (selected && !isMissing(selected.node)) setDialog("picture");
    else addPictures([null], editor.state.selection.to);
  }

  function replacePicture(): void {
    const selected = selectedPicture(editor.state);
    if (selected) replace(selected, null);
  }

  function replace({ node, position }: SelectedPicture, file: File | null): void {
    uploads.ask([file], position, { position, alt: String(node.attrs.alt ?? "") });
  }

  /** The first replaces a picture that is missing there. */
  function addPictures([first = null, ...others]: (File | null)[], position: number): void {
    const missing = missingAt(editor.state, position);
    if (missing) replace(missing, first);
    else uploads.ask([first], position);
    if (others.length > 0) uploads.ask(others, position);
  }

  // The focus returns to the text, whatever opened the dialog, with the selection: typed words go where it is.
  const thenFocus =
    <Args extends unknown[]>(action: (...args: Args) => void) =>
    (...args: Args) => {
      flushSync(() => action(...args)); // nothing outside an open dialog can have the focus
      editor.view.focus();
    };
  const shared = { editor, onClose: thenFocus(() => setDialog(null)) };
  const dialogs: Record<DialogName, () => ReactNode> = {
    link: () => <LinkDialog {...shared} />,
    video: () => <EmbedDialog {...shared} choose={props.chooseVideo} />,
    language: () => <LanguageDialog {...shared} />,
    table: () => <TableDialog {...shared} />,
    chart: () => <ChartDialog {...shared} />,
    gallery: () => <GalleryDialog {...shared} />,
    credit: () => <CreditDialog {...shared} />,
    file: () => <FileTitleDialog {...shared} />,
    picture: () => <EditDialog {...shared} onDecorative={props.onDecorative} onReplace={replacePicture} />,
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
        {!props.optional && <RequiredMark />}
      </span>
      <div
        className={classes(
          "writing-frame mt-1.5 rounded-base border bg-surface",
          error ? "border-danger" : "border-control",
        )}
      >
        <div className="sticky top-(--bar,0rem) z-20 rounded-t-base border-b border-hairline bg-surface">
          <Toolbar editor={editor} actions={tools} label={label} />
          {search && <FindBar editor={editor} first={search} onClose={() => setSearch(null)} />}
        </div>
        <div ref={textArea} className="group/text relative">
          <SlashMenu editor={editor} actions={tools}>
            <EditorContent editor={editor} />
          </SlashMenu>
          <ContextBar
            editor={editor}
            actions={tools}
            container={textArea}
            onToolbar={() => focusTool(frame.current)}
          />
        </div>
        <WritingStatus editor={editor} isLong={isLong} />
      </div>
      <FailedUploads pictures={props.pictures} onPictures={thenFocus(props.onPictures)} />
      {notes}
      <Portal>
        {dialog && dialogs[dialog]()}
        {uploads.question && (
          <PictureDialog
            key={uploads.question.key}
            question={uploads.question}
            choose={props.choose}
            onUpload={thenFocus(uploads.upload)}
            onInsert={thenFocus(uploads.insert)}
            onSkip={thenFocus(uploads.skip)}
          />
        )}
        <FileDialog
          key={fileQuestions.question?.key}
          question={fileQuestions.question}
          files={props.files}
          onInsert={thenFocus(fileQuestions.insert)}
          onSkip={thenFocus(fileQuestions.next)}
        />
      </Portal>
    </div>
  );
}

/** A few words to search for. */
function selectedWords({ state: { doc, selection } }: TextEditor): string {
  const { from, to, $from } = selection;
  const isShort = to - from <= 100 && $from.sameParent(doc.resolve(to));
  return isShort ? doc.textBetween(from, to) : "";
}
