import { CalendarDays, ListOrdered, MapPin } from "lucide-react";
import { eventFields } from "#features/events/fields.ts";
import { m } from "#messages";
import { Disclosure } from "../document/disclosure.tsx";
import { FormCard } from "../document/form-card.tsx";
import type { FieldProps } from "../document/kind.ts";
import { FieldList } from "../fields/field-list.tsx";
import { EventTimes } from "./event-times.tsx";
import type { ArticleFields } from "./fields.ts";
import { RegistrationCard } from "./registration-card.tsx";

/** The cards above an event's text: when and where it takes place, and how guests register. */
export function EventCards(props: FieldProps<ArticleFields>) {
  return (
    <div className="@container">
      <div className="grid gap-4 @xl:grid-cols-2">
        <FormCard title={m.adminArticles.when()} icon={CalendarDays}>
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
    <FormCard title={m.adminArticles.where()} icon={MapPin}>
      <FieldList
        list={eventFields}
        fields={fields}
        errors={errors}
        group="place"
        change={(some) => change(some.online === false ? { ...some, onlineUrl: "" } : some)}
      />
      <Disclosure text={m.adminArticles.arrival()} open={arrivalNames.some((name) => fields[name])}>
        <FieldList list={eventFields} group="arrival" fields={fields} change={change} errors={errors} />
      </Disclosure>
      {fields.onlineUrl && !fields.registration && (
        <p className="text-meta font-medium">{m.adminArticles.linkNotSent()}</p>
      )}
    </FormCard>
  );
}

/** The card is below the text, where the page of the event has its programme. */
export function ProgrammeCard({ fields, change, errors }: FieldProps<ArticleFields>) {
  return (
    <FormCard title={m.adminArticles.programme()} icon={ListOrdered}>
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
