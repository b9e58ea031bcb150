import { UserCheck } from "lucide-react";
import { plural } from "#core/plural.ts";
import { blogFields } from "#features/blogs/fields.ts";
import { eventFields } from "#features/events/fields.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import { Field, SelectField } from "#ui/forms/field.tsx";
import { choicesOf } from "../document/field-list.ts";
import { useForm } from "../document/form-context.ts";
import type { FieldProps } from "../document/kind.ts";
import { SideGroup } from "../document/side-group.tsx";
import { GuestsLink } from "../registrations/guests-link.tsx";
import type { ArticleFields } from "./fields.ts";
import { QuestionsField } from "./questions-field.tsx";

/** Whether and how guests register for an event. */
export function RegistrationSide({ fields, change, errors, member }: FieldProps<ArticleFields>) {
  const { registration, capacity, registrationEnds, companions, questions } = fields;
  const { document } = useForm();
  const label = (name: keyof typeof eventFields) => ({
    label: blogFields[name].label,
    name,
    error: errors[name],
  });
  return (
    <SideGroup title="Registration" icon={UserCheck} summary={summaryOf(fields)}>
      <CheckField
        name="registration"
        label={eventFields.registration.label}
        hint={eventFields.registration.hint}
        checked={registration}
        onChange={({ target }) => change({ registration: target.checked })}
      />
      {registration && (
        <>
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
          <QuestionsField
            questions={questions}
            errors={errors}
            onChange={(changed) => change({ questions: changed })}
          />
          <p className="text-meta text-muted">
            Guests confirm by email, get a calendar file and a reminder the day before, and can cancel by a
            link. All their data is deleted 30 days after the event.
          </p>
        </>
      )}
    </SideGroup>
  );
}

function summaryOf({ registration, capacity }: ArticleFields): string {
  if (!registration) return "Off";
  return capacity ? plural(Number(capacity) || 0, "place") : "No limit";
}
