import { type AppError, messagesByPath } from "#core/errors.ts";

/** `errors`: a sentence for each faulty field by its name. `error` is one for the form. */
export type FormErrors = { error?: string; errors?: Record<string, string> };

const answer = "answers.";

/** What the form of an event sends, as the endpoint takes it. */
export function inputOf(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? "");
  const answers = [...form]
    .filter(([name]) => name.startsWith(answer))
    .map(([name, value]) => [name.slice(answer.length), String(value)]);
  return {
    name: text("name"),
    email: text("email"),
    companions: text("companions") || "0",
    website: text("website"),
    answers: Object.fromEntries(answers) as Record<string, string>,
  };
}

export function formErrors({ errors, message }: AppError): FormErrors {
  if (errors.length === 0) return { error: message };
  return { errors: messagesByPath(errors) };
}
