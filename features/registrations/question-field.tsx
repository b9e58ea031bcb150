import { m } from "#messages";
import { Field, SelectField } from "#ui/forms/field.tsx";
import { RequiredLabel } from "#ui/required.tsx";
import { partIn } from "#ui/text-language.ts";
import type { RegistrationOffer } from "./contract.ts";

type QuestionFieldProps = {
  question: RegistrationOffer["questions"][number];
  id?: string;
  answer?: string;
  error?: string;
  /** Administrators may leave any question open. */
  required?: boolean;
};

export function QuestionField({ question, answer = "", required, ...rest }: QuestionFieldProps) {
  const { choices } = question;
  const words = partIn();
  const label = words.lang ? <span {...words}>{question.question}</span> : question.question;
  const field = {
    ...rest,
    required,
    name: `answers.${question.id}`,
    defaultValue: answer,
    label: required ? <RequiredLabel>{label}</RequiredLabel> : label,
  };
  if (choices.length === 0) return <Field {...field} maxLength={1000} dir="auto" autoComplete="off" />;
  const known = choices.includes(answer) || answer === "" ? choices : [...choices, answer];
  return (
    <SelectField
      {...field}
      options={[
        { value: "", text: required ? m.registrations.choose() : m.registrations.noAnswer() },
        ...known.map((text) => ({ value: text, text, lang: words.lang })),
      ]}
    />
  );
}
