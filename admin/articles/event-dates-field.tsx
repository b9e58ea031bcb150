import { Repeat } from "lucide-react";
import { useId, useRef, useState } from "react";
import { newId } from "#core/ids.ts";
import type { Message } from "#core/message.ts";
import { eventFields } from "#features/events/fields.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Field, SelectField } from "#ui/forms/field.tsx";
import type { FormItem } from "../fields/form-value.ts";
import { Rows } from "../fields/rows.tsx";
import { type Rhythm, repeated } from "./repeated-dates.ts";
import { TimeInput } from "./time-input.tsx";

type EventDatesFieldProps = {
  /** The local time of the first date. */
  first: string;
  dates: FormItem[];
  allDay: boolean;
  zone: string;
  errors: Record<string, string>;
  onChange(dates: FormItem[]): void;
};

const { maxItems } = eventFields.dates;
const states = [
  { value: "confirmed", text: m.adminArticles.dateConfirmed },
  { value: "moved", text: m.adminArticles.dateMoved },
  { value: "cancelled", text: m.adminArticles.dateCancelled },
];

/** The further dates of a series: made by a rule, then changed one by one. */
export function EventDatesField({ first, dates, allDay, zone, errors, onChange }: EventDatesFieldProps) {
  const [isRepeating, setRepeating] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const add = (begins: string[]) => {
    const known = new Set([first, ...dates.map((date) => date.begins)]);
    const added = begins.filter((each) => !known.has(each)).map((each) => newDate(each));
    onChange([...dates, ...added].slice(0, maxItems));
  };
  const nextWeek = repeated(
    dates.at(-1)?.begins || first,
    { every: 1, unit: "weeks", until: "9999-12-31" },
    1,
  );
  return (
    <div ref={field}>
      <Rows
        label={m.adminArticles.furtherDates()}
        isOptional
        hint={errors.dates ? undefined : m.adminArticles.seriesHint()}
        error={errors.dates}
        noun="date"
        nameOf={(_, position) => m.adminArticles.dateNamed({ number: position + 1 })}
        isFixed
        max={maxItems}
        rows={dates}
        keyOf={({ id = "" }) => id}
        create={() => newDate(nextWeek[0] ?? "")}
        onChange={onChange}
        more={
          <Button
            variant="outline"
            aria-expanded={isRepeating}
            disabled={!first || dates.length >= maxItems}
            onClick={() => setRepeating(!isRepeating)}
          >
            <Repeat aria-hidden className="size-4.5" />
            {m.adminArticles.repeat()}
          </Button>
        }
      >
        {({ begins = "", state = "" }, position, change) => (
          <div className="grid gap-2">
            <TimeInput
              allDay={allDay}
              zone={zone}
              name={`dates.${position - 1}.begins`}
              label={m.adminArticles.furtherDateLabel({ number: position + 1 })}
              value={begins}
              error={errors[`dates.${position - 1}.begins`]}
              onChange={(value) => change({ begins: value })}
            />
            <SelectField
              label={<span className="sr-only">{m.adminArticles.dateState({ number: position + 1 })}</span>}
              name={`dates.${position - 1}.state`}
              value={state}
              options={called(states)}
              error={errors[`dates.${position - 1}.state`]}
              onChange={({ target }) => change({ state: target.value })}
            />
          </div>
        )}
      </Rows>
      {isRepeating && (
        <RepeatPanel
          first={first}
          add={(begins) => {
            add(begins);
            setRepeating(false);
            field.current?.querySelector<HTMLElement>("[data-does=add]")?.focus();
          }}
        />
      )}
    </div>
  );
}

function newDate(begins: string): FormItem {
  return { id: newId(), begins, state: "confirmed" };
}

const units = [
  { value: "days", text: m.adminArticles.unitDays },
  { value: "weeks", text: m.adminArticles.unitWeeks },
  { value: "months", text: m.adminArticles.monthsSameDay },
  { value: "weekdays", text: m.adminArticles.monthsSameWeekday },
];

function RepeatPanel({ first, add }: { first: string; add(begins: string[]): void }) {
  const [every, setEvery] = useState("1");
  const [unit, setUnit] = useState<Rhythm["unit"]>("weeks");
  const [until, setUntil] = useState("");
  const id = useId();
  const found = until ? repeated(first, { every: Number(every) || 1, unit, until }, maxItems) : [];
  return (
    <div className="mt-3 grid grid-cols-[5rem_minmax(0,1fr)] gap-x-3 gap-y-4 rounded-base bg-sunken p-3">
      <Field
        label={m.adminArticles.repeatEvery()}
        type="number"
        min={1}
        max={52}
        value={every}
        onChange={({ target }) => setEvery(target.value)}
      />
      <SelectField
        label={<span className="sr-only">{m.adminArticles.repeatUnit()}</span>}
        value={unit}
        options={called(units)}
        onChange={({ target }) => setUnit(target.value as Rhythm["unit"])}
        className="self-end"
      />
      <Field
        label={m.adminArticles.repeatUntil()}
        type="date"
        value={until}
        min={first.slice(0, 10)}
        onChange={({ target }) => setUntil(target.value)}
        className="col-span-full"
      />
      <div className="col-span-full">
        <Button disabled={found.length === 0} aria-describedby={id} onClick={() => add(found)}>
          {found.length > 0
            ? m.adminArticles.addDateCount({ count: found.length })
            : m.adminArticles.addDates()}
        </Button>
        <p id={id} className="mt-2 text-meta text-muted">
          {m.adminArticles.addDatesText()}
        </p>
      </div>
    </div>
  );
}

function called(choices: { value: string; text: Message }[]) {
  return choices.map(({ value, text }) => ({ value, text: text() }));
}
