import { Paperclip } from "lucide-react";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { messageOf } from "#core/errors.ts";
import { fileEndings } from "#features/media/files/types.ts";
import type { LinkedFile } from "#features/media/library-contract.ts";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogButtons } from "#ui/forms/dialog.tsx";
import { FilePicker } from "../../document/file-picker.tsx";
import type { EditorProps } from "../editor-props.ts";

type FileDialogProps = {
  /** The key of the component must be the question's. */
  question: { file: File | null } | null;
  files: EditorProps["files"];
  onInsert(file: LinkedFile): void;
  onSkip(): void;
  pdfOnly?: boolean;
};

/** Uploads a file, or lets one of the library be chosen. */
export function FileDialog({ question, files, onInsert, onSkip, pdfOnly }: FileDialogProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const sending = useRef<AbortController>(null);
  const [sent, setSent] = useState<{ name: string; part: number }>();
  const [error, setError] = useState("");

  async function upload(file: File): Promise<void> {
    const controller = new AbortController();
    sending.current = controller;
    setError("");
    setSent({ name: file.name, part: 0 });
    const progress = (bytes: number, of: number) =>
      setSent({ name: file.name, part: of > 0 ? bytes / of : 0 });
    try {
      const added = await files.upload(file, { progress, signal: controller.signal });
      if (added) onInsert(added);
      else setError("This is a picture or a video. It is in the library now.");
    } catch (cause) {
      if (controller.signal.aborted) return;
      setError(messageOf(cause, "The file could not be uploaded. Please try again."));
    }
    setSent(undefined);
  }

  const begin = useEffectEvent(() => {
    if (question?.file) void upload(question.file);
  });
  useEffect(() => {
    begin();
    return () => sending.current?.abort();
  }, []);

  async function choose(): Promise<void> {
    const entry = await files.choose?.();
    if (entry) onInsert(entry);
  }

  return (
    <Dialog
      role="dialog"
      open={question !== null}
      onClose={onSkip}
      title={pdfOnly ? "Add PDF" : "Add file"}
      text={`${pdfOnly ? "A PDF" : "PDF, Word, Excel, PowerPoint, OpenDocument, RTF, CSV, EPUB, ZIP, MP3, M4A, OGG, WAV, FLAC or AAC"}, up to ${files.choose ? 100 : 30} MB. Names of authors and what photographs tell of places and cameras are removed from ${pdfOnly ? "it" : "most of them"}.`}
    >
      <div className="mt-5">
        {sent ? (
          <p role="status" className="text-small">
            <span id={`${id}-name`} className="block font-medium wrap-anywhere">
              {sent.name}
            </span>
            <span className="mt-2 flex items-center gap-3 text-meta text-muted tabular-nums">
              <progress aria-labelledby={`${id}-name`} max={1} value={sent.part} className="flex-1" />
              {sent.part < 1 ? `${Math.round(sent.part * 100)} %` : "Being checked"}
            </span>
          </p>
        ) : (
          <div className="flex flex-wrap items-center gap-3">
            <FilePicker
              input={input}
              icon={Paperclip}
              text="Choose a file"
              accept={pdfOnly ? ".pdf" : fileEndings}
              labelledBy=""
              describedBy={`${id}-error`}
              isInvalid={error !== ""}
              onChoose={([file]) => file && void upload(file)}
            />
            {files.choose && (
              <Button look="outline" onClick={choose}>
                From the library
              </Button>
            )}
          </div>
        )}
        {error && (
          <p role="alert" id={`${id}-error`} className="mt-3 text-meta font-medium text-danger">
            {error}
          </p>
        )}
      </div>
      <DialogButtons>
        <Button look="outline" onClick={onSkip}>
          Cancel
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
