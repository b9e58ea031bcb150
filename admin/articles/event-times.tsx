import { useContext, useState } from "react";
import { formatZone } from "#core/dates.ts";
import { eventFields } from "#features/events/fields.ts";
import { timeZoneChoices } from "#features/settings/choices.ts";
import { m } from "#messages";
import { CheckField } from "#ui/forms/check-field.tsx";
import { SelectField } from "#ui/forms/field.tsx";
import { RequiredLabel } from "#ui/required.tsx";
import { TimeZone } from "#ui/time-zone.tsx";
import type { FieldProps } from "../document/kind.ts";
import { instantNear } from "../fields/local-time.ts";
import { EventDatesField } from "./event-dates-field.tsx";
import type { ArticleFields } from "./fields.ts";
import { TimeInput } from "./time-input.tsx";

type EventTimesProps = Pick<FieldProps<ArticleFields>, "fields" | "change" | "errors">;

export function EventTimes({ fields, change, errors }: EventTimesProps) {
  const { eventDate, eventEnd, allDay, timeZone } = fields;
  const siteZone = useContext(TimeZone);
  const zone = timeZone || siteZone;
  const [zones] = useState(() => timeZoneChoices(siteZone));
  const input = { allDay, zone };
  return (
    <>
      <TimeInput
        {...input}
        name="eventDate"
        label={<RequiredLabel>{m.adminArticles.eventDate()}</RequiredLabel>}
        required
        value={eventDate}
        error={errors.eventDate}
        hint={m.adminDocument.inZone({ zone: formatZone(instantNear(eventDate), zone) })}
        onChange={(value) => change({ eventDate: value })}
      />
      <TimeInput
        {...input}
        name="eventEnd"
        label={allDay ? m.adminArticles.lastDay() : m.adminArticles.end()}
        value={eventEnd}
        error={errors.eventEnd}
        hint={allDay ? m.adminArticles.lastDayHint() : m.adminArticles.endHint()}
        onChange={(value) => change({ eventEnd: value })}
      />
      <CheckField
        name="allDay"
        label={eventFields.allDay.label()}
        checked={allDay}
        onChange={({ target }) => change({ allDay: target.checked })}
      />
      <SelectField
        name="timeZone"
        label={eventFields.timeZone.label()}
        value={timeZone}
        error={errors.timeZone}
        onChange={({ target }) => change({ timeZone: target.value })}
        options={[
          { value: "", text: m.adminArticles.siteZone({ zone: siteZone.replaceAll("_", " ") }) },
          ...zones,
        ]}
      />
      <EventDatesField
        {...input}
        first={eventDate}
        dates={fields.dates}
        errors={errors}
        onChange={(dates) => change({ dates })}
      />
    </>
  );
}
