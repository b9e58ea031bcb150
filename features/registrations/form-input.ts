import { type AppError, messagesByPath } from "#core/errors.ts";
import { checkAnswers } from "./answers.ts";
import type { RegistrationOffer } from "./contract.ts";

/** What was typed, by the names of the fields. */
export type Values = Record<string, string>;

export type RefusedForm = {
  values: Values;
  /** A sentence for the form. */
  error?: string;
  /** A sentence for each faulty field by its name. */
  errors?: Record<string, string>;
};

const answer = "answers.";

export function valuesOf(form: FormData): Values {
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}

/** What the form of an event sends, as the endpoint takes it. */
export function inputOf(values: Values) {
  const { name = "", email = "", companions = "", website = "" } = values;
  const answers = Object.entries(values)
    .filter(([name]) => name.startsWith(answer))
    .map(([name, value]) => [name.slice(answer.length), value]);
  return {
    name,
    email,
    website,
    companions: companions || "0",
    answers: Object.fromEntries(answers) as Record<string, string>,
  };
}

export function refusedForm(values: Values, { errors, message }: AppError): RefusedForm {
  return errors.length === 0 ? { values, error: message } : { values, errors: messagesByPath(errors) };
}

/** The errors with those of the answers, which are only checked when the name and the email address are valid. */
export function allErrors(offer: RegistrationOffer, refused: RefusedForm | undefined) {
  if (!refused?.errors) return {};
  return { ...messagesByPath(checkAnswers(offer, inputOf(refused.values)).errors), ...refused.errors };
}
