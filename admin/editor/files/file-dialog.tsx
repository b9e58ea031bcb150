import { Paperclip } from "lucide-react";
import { useId, useState } from "react";
import { AppError } from "#core/errors.ts";
import type { LinkedFile } from "#features/media/library/contract.ts";
import { fileEndings } from "#features/media/types/file-types.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogButtons } from "#ui/forms/dialog.tsx";
import { useMember } from "../../guard.tsx";
import { type PendingFile, pendingFile } from "../../uploads/upload.ts";
import { FileProgress } from "../../uploads/upload-progress.tsx";
import { useUploads } from "../../uploads/use-uploads.ts";
import type { EditorProps } from "../editor-props.ts";
import { FileChoice } from "../file-choice.tsx";

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
  const { signedIn } = useMember();
  const [pending, setPending] = useState(question?.file ? pendingFile(question.file) : null);
  const { upload } = pending ?? {};
  const error = upload?.state === "stopped" ? upload.reason : "";
  const isSending = pending !== null && error === "";
  const progress = upload?.state === "sending" ? upload : { sent: 0, of: 1 };

  useUploads<PendingFile>({
    items: pending ? [pending] : [],
    signedIn,
    change: (key, some) => setPending((now) => (now?.key === key ? { ...now, ...some } : now)),
    async send(_, file, options) {
      const added = await files.upload(file, options);
      if (!added) throw new AppError("unsupported_media_type", m.adminEmbeds.notFile());
      onInsert(added);
      return {};
    },
  });

  const megabytes = files.choose ? 100 : 30;

  async function choose(): Promise<void> {
    const entry = await files.choose?.();
    if (entry) onInsert(entry);
  }

  return (
    <Dialog
      role="dialog"
      open={question !== null}
      onClose={onSkip}
      title={pdfOnly ? m.adminEmbeds.addPdf() : m.adminEmbeds.addFile()}
      text={pdfOnly ? m.adminEmbeds.pdfText({ megabytes }) : m.adminEmbeds.fileText({ megabytes })}
    >
      <div className="mt-5">
        {isSending ? (
          <p role="status" className="text-small">
            <span id={`${id}-name`} className="block font-medium wrap-anywhere">
              {pending.name}
            </span>
            <FileProgress labelledBy={`${id}-name`} {...progress} />
          </p>
        ) : (
          <FileChoice
            icon={Paperclip}
            text={m.adminEmbeds.chooseFile()}
            accept={pdfOnly ? ".pdf" : fileEndings}
            error={error}
            onChoose={(file) => setPending(pendingFile(file))}
            onLibrary={files.choose && choose}
          />
        )}
      </div>
      <DialogButtons>
        <Button variant="outline" onClick={onSkip}>
          {m.common.cancel()}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
