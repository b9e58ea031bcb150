import { useState } from "react";
import { m } from "#messages";
import { useObjectUrl } from "../../document/use-object-url.ts";
import type { EditorProps } from "../editor-props.ts";
import { FileChoice } from "../file-choice.tsx";
import { DescribeDialog } from "./describe-dialog.tsx";
import type { Question } from "./use-uploads.ts";

type LibraryPicture = Awaited<ReturnType<NonNullable<EditorProps["choose"]>>>;

type PictureDialogProps = {
  /** The key of the component must be the question's. */
  question: Question;
  choose?: EditorProps["choose"];
  onUpload(file: File, alt: string): void;
  onInsert(imageUrl: string, alt: string): void;
  onSkip(): void;
};

/** Asks for a picture, unless one was pasted or dropped, and for its alternative text. */
export function PictureDialog({ question, choose, onUpload, onInsert, onSkip }: PictureDialogProps) {
  const [file, setFile] = useState(question.file ?? null);
  const [chosen, setChosen] = useState<LibraryPicture>(null);
  const [error, setError] = useState("");
  const url = useObjectUrl(file);
  const replaced = question.replaced;

  const adding = question.count ? m.adminPictures.addPictureOf(question.count) : m.adminPictures.addPicture();
  const title = replaced ? m.adminPictures.replacePicture() : adding;

  function submit(alt: string): void {
    if (file) onUpload(file, alt);
    else if (chosen) onInsert(chosen.imageUrl, alt);
    else setError(m.adminPictures.noPicture());
  }

  function show(file: File | null, chosen: LibraryPicture): void {
    setFile(file);
    setChosen(chosen);
    setError("");
  }

  async function chooseFromLibrary(): Promise<void> {
    const picture = await choose?.();
    if (picture) show(null, picture);
  }

  return (
    <DescribeDialog
      title={title}
      alt={chosen?.decorative ? "" : chosen?.alt || replaced?.alt || undefined}
      source={chosen?.imageUrl ?? url}
      fileName={file?.name}
      onSubmit={submit}
      onClose={onSkip}
      choice={
        !question.file && (
          <FileChoice
            text={file || chosen ? m.adminPictures.chooseAnother() : m.adminPictures.choose()}
            // With this list, iPhones convert HEIC to JPEG.
            accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
            error={error}
            onChoose={(next) => show(next, null)}
            onLibrary={choose && chooseFromLibrary}
          />
        )
      }
      cancel={question.file ? m.adminPictures.leaveItOut() : m.common.cancel()}
      submit={replaced ? m.adminPictures.replacePicture() : m.adminPictures.addPicture()}
    />
  );
}
