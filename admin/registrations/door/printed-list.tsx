import { memo, useDeferredValue } from "react";
import { useSite } from "#app/site/site.ts";
import { listFormat } from "#core/list-format.ts";
import { EventTime } from "#features/events/event-parts.tsx";
import type { DoorGuest, GuestEvent } from "#features/registrations/guests-contract.ts";
import { m } from "#messages";
import { rich } from "#ui/rich.tsx";
import { Moment } from "#ui/time-zone.tsx";

type PrintedListProps = {
  event: GuestEvent;
  guests: DoorGuest[];
  /** The answers of each guest by id, if they are to be printed. */
  answers?: Map<string, Record<string, string>>;
};

/** The list on paper, with a box to tick for each person. */
export function PrintedList({ event, guests, answers }: PrintedListProps) {
  const { name } = useSite();
  const shown = useDeferredValue(guests);
  const places = shown.reduce((sum, { companions }) => sum + companions + 1, 0);
  return (
    <div data-print-alone className="hidden print:block">
      <p className="text-meta">{name}</p>
      <h2 dir="auto" className="heading text-h2">
        {event.title}
      </h2>
      {event.event && (
        <p className="mt-1">
          <EventTime event={event.event} />
          {event.event.place && ` · ${event.event.place}`}
        </p>
      )}
      <p className="mt-1 text-meta">
        {rich(
          m.adminDoor.summary({
            counts: listFormat("unit").format([
              m.adminDoor.guestCount({ count: shown.length }),
              m.adminDoor.placeCount({ count: places }),
            ]),
            time: <Moment instant={new Date().toISOString()} />,
          }),
        )}
      </p>
      <table className="mt-4 w-full text-start">
        <thead>
          <tr className="border-b-2 border-ink text-meta">
            <th scope="col" className="w-px py-1 pe-4">
              {m.adminDoor.hereColumn()}
            </th>
            <th scope="col" className="py-1">
              {m.adminDoor.name()}
            </th>
            <th scope="col" className="w-px py-1 ps-4 text-end">
              {m.adminDoor.places()}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((guest) => (
            <PrintedGuest
              key={guest._id}
              guest={guest}
              questions={event.questions}
              answers={answers?.get(guest._id)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type PrintedGuestProps = {
  guest: DoorGuest;
  questions: GuestEvent["questions"];
  /** Answers by the id of the question. */
  answers?: Record<string, string>;
};

const PrintedGuest = memo(function PrintedGuest({ guest, questions, answers = {} }: PrintedGuestProps) {
  const { name, companions, arrived } = guest;
  return (
    <tr className="border-b border-hairline align-top">
      <td className="py-2 pe-4">
        {/* Ten boxes in a line. */}
        <span className="block w-max max-w-[13.8rem]">
          {Array.from({ length: companions + 1 }, (_, index) => index + 1).map((person) => (
            <span
              key={person}
              className="me-1 inline-block size-4.5 border border-ink text-center text-[0.8rem] leading-4"
            >
              {person <= arrived && "✓"}
            </span>
          ))}
        </span>
      </td>
      <th scope="row" className="py-2 font-normal">
        <span dir="auto" className="font-semibold wrap-anywhere">
          {name}
        </span>
        {questions.map(
          ({ id, question }) =>
            answers[id] && (
              <span key={id} className="block text-meta wrap-anywhere">
                <em>{question}</em> {answers[id]}
              </span>
            ),
        )}
      </th>
      <td className="py-2 ps-4 text-end tabular-nums">{companions + 1}</td>
    </tr>
  );
});
