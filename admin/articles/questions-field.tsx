import { Plus, Trash2 } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { newId } from "#core/ids.ts";
import { eventFields } from "#features/events/fields.ts";
import { Button } from "#ui/button.tsx";
import { CheckField } from "#ui/forms/check-field.tsx";
import { Field, TextField } from "#ui/forms/field.tsx";
import type { FormItem } from "../fields/form-value.ts";
import { RowButton } from "../sortable/row-button.tsx";

type QuestionsFieldProps = {
  questions: FormItem[];
  errors: Record<string, string>;
  onChange(questions: FormItem[]): void;
};

const { maxItems, item } = eventFields.questions;

/** What guests are asked when they register. Answers stay with their question when its words change. */
export function QuestionsField({ questions, errors, onChange }: QuestionsFieldProps) {
  const field = useRef<HTMLFieldSetElement>(null);
  const change = (at: number, some: FormItem) =>
    onChange(questions.map((question, index) => (index === at ? { ...question, ...some } : question)));
  /** Selector of the element to focus after the next render. */
  const focus = useRef("");

  useLayoutEffect(() => {
    if (!focus.current) return;
    field.current?.querySelector<HTMLElement>(focus.current)?.focus();
    focus.current = "";
  });

  return (
    <fieldset ref={field} className="min-w-0">
      <legend className="text-small font-semibold">
        Questions <span className="font-normal text-muted">(optional)</span>
      </legend>
      <p className="mt-1 text-meta text-muted">
        {errors.questions ?? `Up to ${maxItems}. Name and email are always asked for.`}
      </p>
      <ol className="mt-3 space-y-6">
        {questions.map(({ id = "", question = "", choices = "", required = "" }, index) => (
          <li key={id} className="grid gap-3 border-l-2 border-hairline pl-3">
            <Field
              label={`Question ${index + 1}`}
              name={`questions.${index}.question`}
              value={question}
              dir="auto"
              autoComplete="off"
              maxLength={item.question.maxLength}
              error={errors[`questions.${index}.question`]}
              onChange={({ target }) => change(index, { question: target.value })}
            />
            <TextField
              label="Answers to choose from"
              hint="One in each line. If empty, guests write their own answer."
              name={`questions.${index}.choices`}
              value={choices}
              dir="auto"
              rows={3}
              error={errors[`questions.${index}.choices`]}
              onChange={({ target }) => change(index, { choices: target.value })}
            />
            <div className="flex items-center justify-between gap-3">
              <CheckField
                label="Guests must answer"
                name={`questions.${index}.required`}
                checked={required === "yes"}
                onChange={({ target }) => change(index, { required: target.checked ? "yes" : "" })}
              />
              <RowButton
                icon={Trash2}
                does="remove"
                label={`Remove question ${index + 1}`}
                onClick={() => {
                  onChange(questions.filter((_, other) => other !== index));
                  focus.current = "[data-does=add]";
                }}
              />
            </div>
          </li>
        ))}
      </ol>
      <Button
        data-does="add"
        look="outline"
        className="mt-3 px-4!"
        disabled={questions.length >= maxItems}
        onClick={() => {
          onChange([...questions, { id: newId(), question: "", choices: "", required: "" }]);
          focus.current = "li:last-child input";
        }}
      >
        <Plus aria-hidden className="size-4.5" />
        Add a question
      </Button>
    </fieldset>
  );
}
