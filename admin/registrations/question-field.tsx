import type { GuestEvent } from "#features/registrations/guests-contract.ts";
import { Field, SelectField } from "#ui/forms/field.tsx";

type QuestionFieldProps = { question: GuestEvent["questions"][number]; answer?: string; error?: string };

/** Editors may leave any question open. */
export function QuestionField({
  question: { id, question, choices },
  answer = "",
  error,
}: QuestionFieldProps) {
  const name = `answers.${id}`;
  if (choices.length === 0) {
    return (
      <Field dir="auto" label={question} name={name} defaultValue={answer} maxLength={2000} error={error} />
    );
  }
  const known = choices.includes(answer) || answer === "" ? choices : [...choices, answer];
  return (
    <SelectField
      label={question}
      name={name}
      defaultValue={answer}
      error={error}
      options={[{ value: "", text: "No answer" }, ...known.map((text) => ({ value: text, text }))]}
    />
  );
}
