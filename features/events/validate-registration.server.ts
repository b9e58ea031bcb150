import type { FieldError } from "#core/errors.ts";
import { newId } from "#core/ids.ts";
import { linesIn } from "#features/fields/field.ts";
import { m } from "#messages";
import type { EventValues } from "./fields.ts";

const wholeNumber = /^0*([1-9]\d{0,4})$/;

/** How guests register for an event, and what they are asked. */
export function validateRegistration(
  values: Pick<EventValues, "capacity" | "registrationEnds" | "questions">,
  { complete, sentEnd }: { complete: boolean; sentEnd: unknown },
): { values: Pick<EventValues, "capacity" | "questions">; errors: FieldError[] } {
  const errors: FieldError[] = [];
  const bad = (path: string, msg: string) => errors.push({ path, code: "invalid", msg });
  const { capacity, registrationEnds } = values;
  const number = wholeNumber.exec(capacity)?.[1];
  if (capacity && !number) bad("capacity", m.adminEvents.capacityInvalid());
  if (sentEnd && registrationEnds === null) bad("registrationEnds", m.adminEvents.registrationEndsInvalid());
  const ids = new Set<string>();
  const questions = values.questions.map(({ id = "", question = "", choices = "", required = "" }, index) => {
    const lines = linesIn(choices);
    if (!question && complete) bad(`questions.${index}.question`, m.adminEvents.questionRequired());
    if (lines.length === 1) bad(`questions.${index}.choices`, m.adminEvents.twoChoices());
    const isUsable = /^[\w-]+$/.test(id) && !(id in {}) && !ids.has(id); // answers are an object by id
    const own = isUsable ? id : newId();
    ids.add(own);
    return { id: own, question, choices: lines.join("\n"), required: required === "yes" ? "yes" : "" };
  });
  return { values: { capacity: number ?? capacity, questions }, errors };
}
