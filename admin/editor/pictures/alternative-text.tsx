import { type ReactNode, useState } from "react";
import { Decorative } from "#ui/decorative.tsx";
import { Field } from "#ui/forms/field.tsx";

type AlternativeTextProps = {
  /** What it is so far: undefined where nobody has said, empty for a decorative picture. */
  alt: string | undefined;
  onSubmit(alt: string): void;
  above?: ReactNode;
  /** The buttons. */
  children: ReactNode;
};

/** Asks what a picture shows. One of the two must be said: the words, or that it is only decorative. */
export function AlternativeText({ alt, onSubmit, above, children }: AlternativeTextProps) {
  const [words, setWords] = useState(alt ?? "");
  const [decorative, setDecorative] = useState(alt === "");
  const [fault, setFault] = useState("");

  function submit(): void {
    if (decorative) onSubmit("");
    else if (words.trim()) onSubmit(words.trim());
    else setFault("Please describe the picture, or say that it is decorative.");
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // The form that the editor stands in must not hear of it.
        event.stopPropagation();
        submit();
      }}
      className="mt-5 space-y-4"
    >
      {above}
      <Field
        label="Alternative text"
        type="text"
        autoComplete="off"
        maxLength={500}
        value={decorative ? "" : words}
        disabled={decorative}
        error={fault}
        hint="A short sentence, such as: Three women fill their buckets at a street tap."
        onChange={({ target }) => {
          setWords(target.value);
          setFault("");
        }}
      />
      <Decorative
        checked={decorative}
        onChange={(checked) => {
          setDecorative(checked);
          setFault("");
        }}
      />
      {children}
    </form>
  );
}
