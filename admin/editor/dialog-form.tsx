import type { ReactNode } from "react";

type DialogFormProps = { onSubmit(form: HTMLFormElement): void; children: ReactNode };

/** A form in a dialog of the editor, which React sees inside the article's form. */
export function DialogForm({ onSubmit, children }: DialogFormProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation(); // React would pass it to the article's form
        onSubmit(event.currentTarget);
      }}
      className="mt-5 space-y-4"
    >
      {children}
    </form>
  );
}
