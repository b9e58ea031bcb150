import { formatMoment } from "#core/dates.ts";
import { m } from "#messages";
import type { RegistrationOffer } from "./contract.ts";
import { OwnPlace } from "./own-place.tsx";
import { RegistrationForm } from "./registration-form.tsx";

type RegistrationSectionProps = {
  event: { _id: string; path: string; further: number };
  offer: RegistrationOffer;
  timeZone: string;
};

const news = {
  open: m.registrations.available,
  full: m.registrations.fullText,
  closed: m.registrations.closed,
};

/** Leads to the form. */
export function RegisterLink({ offer }: { offer: RegistrationOffer }) {
  return (
    <a
      href="#registration"
      className="button flex min-h-11 w-fit items-center rounded-base bg-brand px-5 text-small font-semibold text-on-brand hover:bg-ink hover:text-ground"
    >
      {offer.state === "full" ? m.registrations.joinWaitingList() : m.registrations.register()}
    </a>
  );
}

/** The form on the page of an event. */
export function RegistrationSection({ event, offer, timeZone }: RegistrationSectionProps) {
  const { state, closesAt } = offer;
  return (
    <section
      aria-labelledby="registration"
      className="no-print mb-10 rounded-base border border-hairline bg-surface px-5 py-6 sm:px-8 sm:py-8"
    >
      <h2 id="registration" className="heading scroll-mt-24 text-h3">
        {m.registrations.heading()}
      </h2>
      <OwnPlace path={event.path} />
      <p className="mt-2">{news[state]()}</p>
      {state !== "closed" && (
        <>
          {closesAt && (
            <p className="mt-1 text-meta text-muted" suppressHydrationWarning>
              {m.registrations.openUntil({ time: formatMoment(closesAt, timeZone) })}
            </p>
          )}
          <div className="mt-6">
            <RegistrationForm event={event} offer={offer} />
          </div>
        </>
      )}
    </section>
  );
}
