import type { ReactNode } from "react";
import type { Author } from "#features/bylines/contract.ts";
import { Cover } from "#features/media/cover.tsx";
import { m } from "#messages";
import { Avatar } from "#ui/avatar.tsx";
import { Link } from "#ui/link.tsx";
import { LinkedText } from "#ui/linked-text.tsx";
import { listedIn, ownText } from "#ui/text-language.ts";
import type { EventDetails, ShownEvent } from "./contract.ts";
import { EventTime } from "./event-parts.tsx";

type EventSectionsProps = { event: ShownEvent; details: EventDetails; speakers: Author[] };

/** The programme, all dates, how to get there, and what remains of an event, below its text. */
export function EventSections({ event, details, speakers }: EventSectionsProps) {
  const { programme, dates, photographs } = details;
  return (
    <>
      {photographs && (
        <Section id="photographs" title={m.events.photographs()}>
          <Link to={photographs.path} className="group block max-w-[24rem]">
            {photographs.cover && (
              <Cover
                picture={photographs.cover}
                title={photographs.title}
                decorative
                sizes="24rem"
                className="aspect-[3/2] w-full rounded-base"
              />
            )}
            <span
              {...listedIn(photographs.language)}
              className="mt-2 block font-semibold text-brand group-hover:underline"
            >
              {photographs.title}
            </span>
          </Link>
        </Section>
      )}
      {speakers.length > 0 && (
        <Section id="speakers" title={m.events.speakers({ count: speakers.length })}>
          <ul className="flex flex-wrap gap-x-8 gap-y-3">
            {speakers.map(({ name, avatar, path }) => (
              <li key={name} className="flex items-center gap-2.5 font-semibold">
                <Avatar name={name} src={avatar} className="size-9" />
                {path ? (
                  <Link to={path} dir="auto" className="underline-offset-4 hover:underline">
                    {name}
                  </Link>
                ) : (
                  <span dir="auto">{name}</span>
                )}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {programme.length > 0 && (
        <Section id="programme" title={m.events.programme()}>
          <ol className="border-b border-hairline">
            {programme.map(({ time, title, speaker }) => (
              <li
                key={`${time} ${title} ${speaker}`}
                className="grid gap-x-6 border-t border-hairline py-3 sm:grid-cols-[7rem_1fr]"
              >
                <span className="font-semibold [font-variant-numeric:tabular-nums]">{time}</span>
                <span {...ownText()}>
                  {title}
                  {speaker && (
                    <span className="block text-meta text-muted">
                      <Named text={speaker} people={speakers} />
                    </span>
                  )}
                </span>
              </li>
            ))}
          </ol>
        </Section>
      )}
      {dates.length > 1 && <Dates event={event} details={details} />}
      <Place {...details} />
    </>
  );
}

/** Names, with links to the pages of those who are speakers of the event. */
function Named({ text, people }: { text: string; people: Author[] }) {
  return text.split(/(, | and |; )/).map((part) => {
    const path = people.find(({ name }) => name.toLowerCase() === part.trim().toLowerCase())?.path;
    return path ? (
      <Link key={part} to={path} className="text-brand underline underline-offset-4">
        {part}
      </Link>
    ) : (
      part
    );
  });
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mb-10">
      <h2 id={id} className="heading mb-4 scroll-mt-24 text-h3">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Dates({ event, details: { dates } }: Omit<EventSectionsProps, "speakers">) {
  return (
    <Section id="dates" title={m.events.allDates()}>
      <ul className="border-b border-hairline">
        {dates.map(({ id, state, ...times }) => (
          <li key={id} className="flex flex-wrap gap-x-4 border-t border-hairline py-3">
            <span className={state === "cancelled" ? "text-muted line-through" : undefined}>
              <EventTime event={{ ...event, ...times }} />
            </span>
            {state === "cancelled" && (
              <span className="font-semibold text-danger">{m.events.cancelled()}</span>
            )}
            {state === "moved" && <span className="font-semibold text-accent">{m.events.moved()}</span>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Place({ directions, accessNotes, coordinates }: EventDetails) {
  if (!directions && !accessNotes && !coordinates) return null;
  const [latitude, longitude] = coordinates.split(", ");
  return (
    <Section id="getting-there" title={m.events.gettingThere()}>
      <div className="space-y-4">
        {directions && <Lines text={directions} />}
        {accessNotes && (
          <div>
            <h3 className="font-semibold">{m.events.accessibility()}</h3>
            <Lines text={accessNotes} />
          </div>
        )}
        {coordinates && (
          <a
            href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`}
            rel="noopener"
            className="inline-flex min-h-11 items-center text-brand underline underline-offset-4"
          >
            {m.events.openMap()}
          </a>
        )}
      </div>
    </Section>
  );
}

function Lines({ text }: { text: string }) {
  return (
    <p {...ownText()} className="whitespace-pre-line">
      <LinkedText text={text} />
    </p>
  );
}
