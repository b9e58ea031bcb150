import { useEffect, useId, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogButtons } from "#ui/forms/dialog.tsx";
import type { EditorProps } from "../editor-props.ts";
import { AlternativeText } from "./alternative-text.tsx";
import type { Question } from "./use-uploads.ts";

type LibraryPicture = Awaited<ReturnType<NonNullable<EditorProps["choose"]>>>;

type PictureDialogProps = {
  question: Question | null;
  choose?: EditorProps["choose"];
  onUpload(file: File, alt: string): void;
  onInsert(imageUrl: string, alt: string): void;
  onSkip(): void;
};

/** Asks for a picture, unless one was pasted or dropped, and for its alternative text. */
export function PictureDialog({ question, ...rest }: PictureDialogProps) {
  return (
    <Dialog
      role="dialog"
      open={question !== null}
      onClose={rest.onSkip}
      title={question?.replaced ? "Replace picture" : `Add picture ${question?.count ?? ""}`.trim()}
      text="Describe it for readers who cannot see it."
    >
      {question && <PictureForm key={question.key} question={question} {...rest} />}
    </Dialog>
  );
}

type PictureFormProps = PictureDialogProps & { question: Question };

function PictureForm({ question, choose, onUpload, onInsert, onSkip }: PictureFormProps) {
  const [file, setFile] = useState(question.file);
  const [chosen, setChosen] = useState<LibraryPicture>(null);
  const [error, setError] = useState("");

  function submit(alt: string): void {
    if (file) onUpload(file, alt);
    else if (chosen) onInsert(chosen.imageUrl, alt);
    else setError("Please choose a picture.");
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
    <AlternativeText
      alt={chosen?.decorative ? "" : chosen?.alt || question.replaced?.alt || undefined}
      onSubmit={submit}
      above={
        <>
          {file && <FilePreview file={file} />}
          {chosen && <Thumbnail source={chosen.imageUrl} />}
          {!question.file && (
            <div>
              <div className="flex flex-wrap items-center gap-3">
                <FileButton
                  text={file || chosen ? "Choose another image" : "Choose an image"}
                  onFile={(next) => show(next, null)}
                />
                {choose && (
                  <Button look="outline" onClick={chooseFromLibrary}>
                    From the library
                  </Button>
                )}
              </div>
              {error && (
                <p role="alert" className="mt-2 text-meta font-medium text-danger">
                  {error}
                </p>
              )}
            </div>
          )}
        </>
      }
    >
      <DialogButtons>
        <Button look="outline" onClick={onSkip}>
          {question.file ? "Leave it out" : "Cancel"}
        </Button>
        <Button type="submit">{question.replaced ? "Replace picture" : "Add picture"}</Button>
      </DialogButtons>
    </AlternativeText>
  );
}

function FileButton({ text, onFile }: { text: string; onFile(file: File): void }) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="button inline-flex min-h-11 cursor-pointer items-center rounded-base border border-control px-5 py-2 text-small font-semibold text-ink focus-within:outline-3 focus-within:outline-offset-3 focus-within:outline-focus hover:border-brand hover:text-brand"
    >
      {text}
      <input
        id={id}
        type="file"
        // With this list, iPhones convert HEIC to JPEG.
        accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
        }}
      />
    </label>
  );
}

function FilePreview({ file }: { file: File }) {
  const [source, setSource] = useState("");
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setSource(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return source && <Thumbnail source={source} name={file.name} />;
}

export function Thumbnail({ source, name }: { source: string; name?: string }) {
  const [broken, setBroken] = useState(false);
  return (
    <figure>
      {!broken && (
        <img
          src={source}
          alt=""
          onError={() => setBroken(true)}
          className="max-h-56 w-full rounded-base border border-hairline bg-sunken object-contain"
        />
      )}
      {name && <figcaption className="mt-1.5 truncate text-meta text-muted">{name}</figcaption>}
    </figure>
  );
}
