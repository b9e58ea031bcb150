import { type ReactNode, useEffect, useId, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogButtons } from "#ui/forms/dialog.tsx";
import type { EditorProps } from "../editor-props.ts";
import { AlternativeText } from "./alternative-text.tsx";
import type { Asked } from "./use-uploads.ts";

type Chosen = Awaited<ReturnType<NonNullable<EditorProps["choose"]>>>;

type PictureDialogProps = {
  asked: Asked | null;
  choose?: EditorProps["choose"];
  onSend(file: File, alt: string): void;
  onPlace(imageUrl: string, alt: string): void;
  onSkip(): void;
};

/** Asks for a picture where none is chosen yet, and what it shows. */
export function PictureDialog({ asked, ...rest }: PictureDialogProps) {
  return createPortal(
    <Dialog
      role="dialog"
      open={asked !== null}
      onClose={rest.onSkip}
      title={asked?.replaced ? "Replace picture" : `Add picture ${asked?.count ?? ""}`.trim()}
      text="Describe it for readers who cannot see it."
    >
      {asked && <PictureForm key={asked.key} asked={asked} {...rest} />}
    </Dialog>,
    document.body,
  );
}

type PictureFormProps = PictureDialogProps & { asked: Asked };

function PictureForm({ asked, choose, onSend, onPlace, onSkip }: PictureFormProps) {
  const [file, setFile] = useState(asked.file);
  const [chosen, setChosen] = useState<Chosen>(null);
  const [fault, setFault] = useState("");

  function submit(alt: string): void {
    if (file) onSend(file, alt);
    else if (chosen) onPlace(chosen.imageUrl, alt);
    else setFault("Please choose a picture.");
  }

  async function fromLibrary(): Promise<void> {
    const answer = await choose?.();
    if (!answer) return;
    setFile(null);
    setFault("");
    setChosen(answer);
  }

  return (
    <AlternativeText
      key={chosen?.imageUrl}
      alt={chosen?.decorative ? "" : chosen?.alt || asked.replaced?.alt || undefined}
      onSubmit={submit}
      above={
        <>
          {file && <Preview file={file} />}
          {chosen && <Shown source={chosen.imageUrl} name="" />}
          {!asked.file && (
            <div>
              <div className="flex flex-wrap items-center gap-3">
                <FileButton
                  text={file || chosen ? "Choose another image" : "Choose an image"}
                  onFile={(next) => {
                    setChosen(null);
                    setFault("");
                    setFile(next);
                  }}
                />
                {choose && (
                  <Button look="outline" onClick={fromLibrary}>
                    From the library
                  </Button>
                )}
              </div>
              {fault && (
                <p role="alert" className="mt-2 text-meta font-medium text-danger">
                  {fault}
                </p>
              )}
            </div>
          )}
        </>
      }
    >
      <DialogButtons>
        <Button look="outline" onClick={onSkip}>
          {asked.file ? "Leave it out" : "Cancel"}
        </Button>
        <Button type="submit">{asked.replaced ? "Replace picture" : "Add picture"}</Button>
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
        // What the server takes. An iPhone turns its own kind into one of these when it is asked so.
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

function Preview({ file }: { file: File }): ReactNode {
  const [source, setSource] = useState("");
  useEffect(() => {
    const address = URL.createObjectURL(file);
    setSource(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return source && <Shown source={source} name={file.name} />;
}

/** A picture as it is, small. */
export function Shown({ source, name }: { source: string; name: string }) {
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
