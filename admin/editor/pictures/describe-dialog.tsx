import { type ReactNode, useState } from "react";
import { m } from "#messages";
import { Decorative } from "#ui/decorative.tsx";
import { Field } from "#ui/forms/field.tsx";
import { FormDialog, type FormDialogProps } from "#ui/forms/form-dialog.tsx";
import { useImageError } from "#ui/use-image-error.ts";

type DescribeDialogProps = Pick<FormDialogProps, "title" | "onClose" | "submit" | "cancel" | "other"> & {
  /** Undefined before anybody has entered one, empty for a decorative picture. */
  alt: string | undefined;
  /** The URL of the picture; empty until one is chosen. */
  source: string;
  fileName?: string;
  onSubmit(alt: string): void;
  /** Below the picture. */
  choice?: ReactNode;
};

/** Asks for the alternative text of a picture. */
export function DescribeDialog(props: DescribeDialogProps) {
  const { alt, source, fileName, onSubmit, choice, ...dialog } = props;
  const [text, setText] = useState(alt ?? "");
  const [decorative, setDecorative] = useState(alt === "");
  const [error, setError] = useState("");
  const [previous, setPrevious] = useState(alt);

  // Another picture was chosen. A key would remount its buttons and lose the focus.
  if (alt !== previous) {
    setPrevious(alt);
    setText(alt ?? "");
    setDecorative(alt === "");
    setError("");
  }

  function submit(form: HTMLFormElement): void {
    if (decorative || text.trim()) {
      onSubmit(decorative ? "" : text.trim());
      return;
    }
    setError(m.adminPictures.notDescribed());
    form.querySelector<HTMLElement>("[type=text]")?.focus();
  }

  return (
    <FormDialog {...dialog} text={m.adminPictures.describeText()} onSubmit={submit}>
      {source && <Thumbnail source={source} name={fileName} />}
      {choice}
      <Field
        label={m.adminPictures.altLabel()}
        type="text"
        dir="auto"
        autoComplete="off"
        maxLength={500}
        value={decorative ? "" : text}
        disabled={decorative}
        error={error}
        hint={m.adminPictures.altHint()}
        onChange={({ target }) => {
          setText(target.value);
          setError("");
        }}
      />
      <Decorative
        checked={decorative}
        onChange={(checked) => {
          setDecorative(checked);
          setError("");
        }}
      />
    </FormDialog>
  );
}

function Thumbnail({ source, name }: { source: string; name?: string }) {
  const { broken, watch } = useImageError();
  return (
    <figure>
      {!broken && (
        <img
          {...watch}
          src={source}
          alt=""
          className="max-h-56 w-full rounded-base border border-hairline bg-sunken object-contain"
        />
      )}
      {name && <figcaption className="mt-1.5 truncate text-meta text-muted">{name}</figcaption>}
    </figure>
  );
}
