import { CalendarDays, ListOrdered, MapPin } from "lucide-react";
import { eventFields } from "#features/events/fields.ts";
import { Disclosure } from "../document/disclosure.tsx";
import { FormCard } from "../document/form-card.tsx";
import type { FieldProps } from "../document/kind.ts";
import { FieldList } from "../fields/field-list.tsx";
import { EventTimes } from "./event-times.tsx";
import type { ArticleFields } from "./fields.ts";
import { RegistrationCard } from "./registration-card.tsx";

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
      <FieldList
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
        <FieldList list={eventFields} group="arrival" fields={fields} change={change} errors={errors} />
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
      <FieldList
        list={eventFields}
        group="programme"
        fields={fields}
        change={change}
        errors={errors}
        isTitled
        className=""
      />
    </FormCard>
  );
}
