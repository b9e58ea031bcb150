import { newId } from "#core/ids.ts";
import { eventFields } from "#features/events/fields.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import { Field, TextField } from "#ui/forms/field.tsx";
import type { FormItem } from "../fields/form-value.ts";
import { Rows } from "../fields/rows.tsx";

type QuestionsFieldProps = {
  questions: FormItem[];
  errors: Record<string, string>;
  onChange(questions: FormItem[]): void;
};

const { maxItems, item } = eventFields.questions;

/** What guests are asked when they register. Answers stay with their question when its words change. */
export function QuestionsField({ questions, errors, onChange }: QuestionsFieldProps) {
  return (
    <Rows
      label="Questions"
      isOptional
      hint={errors.questions ? undefined : `Up to ${maxItems}. Name and email are always asked for.`}
      error={errors.questions}
      noun="question"
      max={maxItems}
      rows={questions}
      keyOf={({ id = "" }) => id}
      create={() => ({ id: newId(), question: "", choices: "", required: "" })}
      head={(_, position) => ({ title: `question ${position}` })}
      onChange={onChange}
    >
      {({ question = "", choices = "", required = "" }, position, change) => (
        <>
          <Field
            label={`Question ${position}`}
            name={`questions.${position - 1}.question`}
            value={question}
            dir="auto"
            autoComplete="off"
            maxLength={item.question.maxLength}
            error={errors[`questions.${position - 1}.question`]}
            onChange={({ target }) => change({ question: target.value })}
          />
          <TextField
            label="Answers to choose from"
            hint="One in each line. If empty, guests write their own answer."
            name={`questions.${position - 1}.choices`}
            value={choices}
            dir="auto"
            rows={3}
            error={errors[`questions.${position - 1}.choices`]}
            onChange={({ target }) => change({ choices: target.value })}
          />
          <CheckField
            label="Guests must answer"
            name={`questions.${position - 1}.required`}
            checked={required === "yes"}
            onChange={({ target }) => change({ required: target.checked ? "yes" : "" })}
          />
        </>
      )}
    </Rows>
  );
}
