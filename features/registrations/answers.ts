import type { FieldError } from "#core/errors.ts";
import { m } from "#messages";
import type { RegistrationOffer } from "./contract.ts";

type Offered = Pick<RegistrationOffer, "companions" | "questions">;
type Sent = { companions: number | string; answers: Record<string, string> };

/** An error for each faulty field, and the answers to store, by the id of the question. */
export function checkAnswers({ companions: max, questions }: Offered, sent: Sent) {
  const errors: FieldError[] = [];
  const kept = new Map<string, string>();
  if (Number(sent.companions) > max) {
    const msg = max === 0 ? m.registrations.noCompanions() : m.registrations.tooManyCompanions({ max });
    errors.push({ path: "companions", msg });
  }
  const answers = new Map(Object.entries(sent.answers));
  for (const { id, choices, required } of questions) {
    const answer = answers.get(id)?.trim() ?? "";
    const path = `answers.${id}`;
    if (required && answer === "")
      errors.push({ path, code: "required", msg: m.registrations.answerMissing() });
    if (answer && choices.length > 0 && !choices.includes(answer))
      errors.push({ path, code: "invalid", msg: m.registrations.answerUnknown() });
    if (answer) kept.set(id, answer);
  }
  return { errors, kept: Object.fromEntries(kept) };
}
