import { type ReactNode, useState } from "react";
import { Decorative } from "#ui/decorative.tsx";
import { Field } from "#ui/forms/field.tsx";

type AlternativeTextProps = {
  /** Undefined before anybody has entered one, empty for a decorative picture. */
  alt: string | undefined;
  onSubmit(alt: string): void;
  above?: ReactNode;
  /** The buttons. */
  children: ReactNode;
};

/** A form that requires an alternative text, or the mark that the picture is decorative. */
export function AlternativeText({ alt, onSubmit, above, children }: AlternativeTextProps) {
  const [text, setText] = useState(alt ?? "");
  const [decorative, setDecorative] = useState(alt === "");
  const [error, setError] = useState("");
  const [given, setGiven] = useState(alt);

  // Another picture was chosen. A key would remount the buttons above and lose the focus.
  if (alt !== given) {
    setGiven(alt);
    setText(alt ?? "");
    setDecorative(alt === "");
    setError("");
  }

  function submit(form: HTMLFormElement): void {
    if (decorative || text.trim()) {
      onSubmit(decorative ? "" : text.trim());
      return;
    }
    setError("Please describe the picture, or mark it as decorative.");
    form.querySelector<HTMLElement>("[type=text]")?.focus();
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation(); // React would pass it to the article's form
        submit(event.currentTarget);
      }}
      className="mt-5 space-y-4"
    >
      {above}
      <Field
        label="Alternative text"
        type="text"
        autoComplete="off"
        maxLength={500}
        value={decorative ? "" : text}
        disabled={decorative}
        error={error}
        hint="A short sentence, such as: Three women fill their buckets at a street tap."
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
      {children}
    </form>
  );
}
