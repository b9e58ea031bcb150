import { UserCheck } from "lucide-react";
import { blogFields } from "#features/blogs/fields.ts";
import { eventFields } from "#features/events/fields.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import { Field, SelectField } from "#ui/forms/field.tsx";
import { FormCard } from "../document/form-card.tsx";
import { useForm } from "../document/form-context.ts";
import type { FieldProps } from "../document/kind.ts";
import { choicesOf } from "../fields/choices.ts";
import { GuestsLink } from "../registrations/guests-link.tsx";
import type { ArticleFields } from "./fields.ts";
import { QuestionsField } from "./questions-field.tsx";

/** Whether and how guests register for an event. */
export function RegistrationCard({ fields, change, errors, member }: FieldProps<ArticleFields>) {
  const { registration, capacity, registrationEnds, companions, questions } = fields;
  const { document } = useForm();
  const label = (name: keyof typeof eventFields) => ({
    label: blogFields[name].label,
    name,
    error: errors[name],
  });
  return (
    <FormCard title="Registration" icon={UserCheck} className="col-span-full">
      <CheckField
        name="registration"
        label={eventFields.registration.label}
        hint={eventFields.registration.hint}
        checked={registration}
        onChange={({ target }) => change({ registration: target.checked })}
      />
      {registration && (
        <div className="grid gap-x-6 gap-y-5 @xl:grid-cols-2">
          <div className="space-y-5">
            {document && member.role === "admin" && <GuestsLink eventId={document._id} />}
            <Field
              {...label("capacity")}
              hint={eventFields.capacity.hint}
              inputMode="numeric"
              autoComplete="off"
              value={capacity}
              onChange={({ target }) => change({ capacity: target.value })}
            />
            <Field
              {...label("registrationEnds")}
              hint={eventFields.registrationEnds.hint}
              type="datetime-local"
              value={registrationEnds}
              onChange={({ target }) => change({ registrationEnds: target.value })}
            />
            <SelectField
              {...label("companions")}
              hint={eventFields.companions.hint}
              value={companions}
              options={choicesOf(eventFields.companions)}
              onChange={({ target }) => change({ companions: target.value as typeof companions })}
            />
          </div>
          <QuestionsField
            questions={questions}
            errors={errors}
            onChange={(changed) => change({ questions: changed })}
          />
          <p className="col-span-full text-meta text-muted">
            Guests confirm by email, get a calendar file and a reminder the day before, and can cancel by a
            link. All their data is deleted 30 days after the event.
          </p>
        </div>
      )}
    </FormCard>
  );
}
