import { newId } from "#core/ids.ts";
import { eventFields } from "#features/events/fields.ts";
import { m } from "#messages";
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
      label={m.adminArticles.questions()}
      isOptional
      hint={errors.questions ? undefined : m.adminArticles.questionsHint({ max: maxItems })}
      error={errors.questions}
      noun="question"
      max={maxItems}
      rows={questions}
      keyOf={({ id = "" }) => id}
      create={() => ({ id: newId(), question: "", choices: "", required: "" })}
      head={(_, position) => ({ title: () => m.adminArticles.questionNamed({ position }) })}
      onChange={onChange}
    >
      {({ question = "", choices = "", required = "" }, position, change) => (
        <>
          <Field
            label={<span className="sr-only">{m.adminArticles.questionLabel({ position })}</span>}
            className="col-span-full -mt-2"
            name={`questions.${position - 1}.question`}
            value={question}
            dir="auto"
            autoComplete="off"
            maxLength={item.question.maxLength}
            error={errors[`questions.${position - 1}.question`]}
            onChange={({ target }) => change({ question: target.value })}
          />
          <TextField
            label={m.adminArticles.answersLabel()}
            hint={m.adminArticles.answersHint()}
            name={`questions.${position - 1}.choices`}
            value={choices}
            dir="auto"
            rows={3}
            error={errors[`questions.${position - 1}.choices`]}
            onChange={({ target }) => change({ choices: target.value })}
          />
          <CheckField
            className="col-span-full"
            label={m.adminArticles.mustAnswer()}
            name={`questions.${position - 1}.required`}
            checked={required === "yes"}
            onChange={({ target }) => change({ required: target.checked ? "yes" : "" })}
          />
        </>
      )}
    </Rows>
  );
}
