import { EventTime } from "#features/events/event-parts.tsx";
import { stateTexts } from "#features/events/words.ts";
import { m } from "#messages";
import { Link } from "#ui/link.tsx";
import type { MemberRegistration } from "./guests-contract.ts";
import { StateBadge } from "./state-badge.tsx";

/** The events for which a member has registered. */
export function OwnEvents({ registrations }: { registrations: MemberRegistration[] }) {
  if (registrations.length === 0) return null;
  return (
    <section aria-labelledby="your-events" className="mt-12 md:mt-16">
      <h2 id="your-events" className="heading border-t-2 border-ink pt-4 text-h3">
        {m.registrations.yours()}
      </h2>
      <ul className="mt-3">
        {registrations.map(({ _id, title, path, event, state, link }) => (
          <li
            key={_id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-hairline py-3"
          >
            <span className="min-w-0">
              <span dir="auto" className="block font-semibold wrap-anywhere">
                {path ? (
                  <Link to={path} className="hover:text-brand hover:underline">
                    {title}
                  </Link>
                ) : (
                  title
                )}
              </span>
              {event && <EventTime event={event} className="block text-meta text-muted" />}
              {event && stateTexts[event.state]() && (
                <span className="block text-meta font-semibold text-danger">{stateTexts[event.state]()}</span>
              )}
            </span>
            <span className="flex items-center gap-4">
              <StateBadge state={state} />
              <Link
                to={link}
                aria-label={m.registrations.registrationOf({ title })}
                className="inline-flex min-h-11 items-center text-small font-semibold text-brand underline underline-offset-4 hover:text-ink"
              >
                {m.registrations.registrationLink()}
              </Link>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
