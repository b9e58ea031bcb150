import { CalendarDays, ListOrdered, MapPin } from "lucide-react";
import { eventFields } from "#features/events/fields.ts";
import type { ListPart } from "#features/publishing/parts.ts";
import { Disclosure } from "../document/disclosure.tsx";
import { FormCard } from "../document/form-card.tsx";
import type { FieldProps } from "../document/kind.ts";
import { ListPartField } from "../document/parts/list-part-field.tsx";
import { PlainFields } from "../document/plain-fields.tsx";
import { EventTimes } from "./event-times.tsx";
import type { ArticleFields } from "./fields.ts";
import { RegistrationCard } from "./registration-card.tsx";

const programme: ListPart = { ...eventFields.programme, type: "list" };

/** When and where an event takes place, and how guests register for it: above its text. */
export function EventCards(props: FieldProps<ArticleFields>) {
  return (
    <div className="@container">
      <div className="grid gap-4 @xl:grid-cols-2">
        <FormCard title="When" icon={CalendarDays}>
          <EventTimes {...props} />
        </FormCard>
        <PlaceCard {...props} />
        <RegistrationCard {...props} />
      </div>
    </div>
  );
}

const arrivalNames = ["directions", "accessNotes", "coordinates"] as const;

function PlaceCard({ fields, change, errors }: FieldProps<ArticleFields>) {
  return (
    <FormCard title="Where" icon={MapPin}>
      <PlainFields
        list={eventFields}
        fields={fields}
        errors={errors}
        group="place"
        change={(some) => change(some.online === false ? { ...some, onlineUrl: "" } : some)}
      />
      <Disclosure
        text="Directions, accessibility and coordinates"
        open={arrivalNames.some((name) => fields[name])}
      >
        <PlainFields list={eventFields} group="arrival" fields={fields} change={change} errors={errors} />
      </Disclosure>
      {fields.onlineUrl && !fields.registration && (
        <p className="text-meta font-medium">
          Nobody gets this link until guests can register: see “Registration”.
        </p>
      )}
    </FormCard>
  );
}

/** Below the text, as on the page of the event. */
export function ProgrammeCard({ fields, change, errors }: FieldProps<ArticleFields>) {
  return (
    <FormCard title="Programme" icon={ListOrdered}>
      <ListPartField
        name="programme"
        part={programme}
        isTitled
        items={fields.programme.map(({ key = "", ...values }) => ({ key, values }))}
        onChange={(items) => change({ programme: items.map(({ key, values }) => ({ key, ...values })) })}
        errors={errors}
      />
    </FormCard>
  );
}
