import { Field } from "#ui/forms/field.tsx";
import { RequiredMark } from "#ui/required.tsx";

const most = 300;
const near = 250;

type TitleFieldProps = { value: string; onChange(title: string): void; error?: string };

/** A title. What is too long is not cut: a pasted text would lose its end unnoticed. */
export function TitleField({ value, onChange, error }: TitleFieldProps) {
  const left = most - value.length;
  return (
    <Field
      label={
        <>
          Title
          <RequiredMark />
        </>
      }
      name="title"
      required
      dir="auto"
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={titleFault(value) ?? error}
      hint={value.length > near && left >= 0 ? `${left} of ${most} characters left.` : undefined}
    />
  );
}

/** Why a title cannot be saved. */
export function titleFault(title: string): string | undefined {
  const over = title.length - most;
  return over > 0 ? `A title has at most ${most} characters: take out ${over}.` : undefined;
}
