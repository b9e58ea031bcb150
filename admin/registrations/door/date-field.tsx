import { whenOf } from "#features/events/words.ts";
import type { GuestEvent } from "#features/registrations/guests-contract.ts";
import { m } from "#messages";
import { SelectField } from "#ui/forms/field.tsx";

type DateFieldProps = {
  event: GuestEvent;
  /** True while taps are not saved, or while another date's list could not be loaded. */
  disabled: boolean;
  onChoose(date: string): void;
};

/** Chooses a date of a series. Arrivals are counted for each date. */
export function DateField({ event: { event, dates, date }, disabled, onChoose }: DateFieldProps) {
  if (!event || dates.length < 2) return null;
  return (
    <SelectField
      label={m.adminDoor.date()}
      className="mt-3 max-w-[28rem]"
      value={date}
      disabled={disabled}
      onChange={({ target }) => onChoose(target.value)}
      options={dates.map(({ id, ...times }) => {
        const text = whenOf({ ...event, ...times, ends: null }, { withoutZone: true });
        const isCancelled = times.state === "cancelled";
        return { value: id, text: isCancelled ? m.adminDoor.cancelledDate({ date: text }) : text };
      })}
    />
  );
}
