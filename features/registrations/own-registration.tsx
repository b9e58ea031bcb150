import type { ReactNode } from "react";
import { Form } from "react-router";
import { formatDate } from "#core/dates.ts";
import { EventTime } from "#features/events/event-parts.tsx";
import { m } from "#messages";
import { Button, LinkButton } from "#ui/button.tsx";
import { Banner } from "#ui/forms/banner.tsx";
import { SelectField } from "#ui/forms/field.tsx";
import { rich } from "#ui/rich.tsx";
import { companionOptions } from "./companions.ts";
import type { OwnRegistration as Own } from "./contract.ts";
import { registrationPath } from "./paths.ts";

type OwnRegistrationProps = { registration: Own; token: string; error?: string };

/** A guest's registration, with what the guest can do about it: forms that every browser can send. */
export function OwnRegistration({ registration, token, error }: OwnRegistrationProps) {
  const { state, companions, over, event, open } = registration;
  const isGuest = state === "confirmed" || state === "waiting";
  return (
    <div className="space-y-8">
      <Banner kind="error">{error}</Banner>
      <p>{newsOf(registration)}</p>
      {!isGuest && open && (
        <Action what="confirm" token={token}>
          <Button type="submit" className="h-12">
            {state === "cancelled" ? m.registrations.again() : m.registrations.confirmButton()}
          </Button>
        </Action>
      )}
      <Facts registration={registration} />
      {isGuest && !over && companions > 0 && (
        <Action what="update" token={token}>
          <SelectField
            label={m.registrations.companions()}
            hint={m.registrations.fewerHint()}
            name="companions"
            defaultValue={String(companions)}
            options={companionOptions(companions)}
          />
          <Button type="submit" variant="outline" className="mt-4">
            {m.common.save()}
          </Button>
        </Action>
      )}
      {isGuest && !over && (
        <details className="border-t border-hairline pt-5">
          <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-danger underline underline-offset-4">
            {m.registrations.cancel()}
          </summary>
          <Action what="cancel" token={token}>
            <p className="mt-2 mb-4">
              {state === "confirmed" ? m.registrations.cancelPlace() : m.registrations.cancelWaiting()}
            </p>
            <Button type="submit" variant="danger">
              {m.registrations.confirmCancelling()}
            </Button>
          </Action>
        </details>
      )}
      {event.path && (
        <LinkButton to={event.path} variant="outline">
          {m.registrations.eventPage()}
        </LinkButton>
      )}
    </div>
  );
}

function newsOf({ state, open, free, over, waitingBefore, event }: Own): string {
  if (event.path === null || event.shown?.state === "cancelled") return m.registrations.eventCancelled();
  if (state === "confirmed") return over ? m.registrations.thanks() : m.registrations.lookForward();
  if (state === "waiting" && over) return m.registrations.noPlace();
  if (state === "waiting") return m.registrations.waitingNews({ count: waitingBefore });
  if (!open) return m.registrations.closed();
  if (!free) return m.registrations.fullToConfirm();
  return state === "cancelled" ? m.registrations.canRegisterAgain() : m.registrations.toConfirm();
}

function Facts({ registration }: { registration: Own }) {
  const { name, email, companions, answers, event, deletedAt } = registration;
  const { shown, placeAddress, onlineUrl } = event;
  return (
    <dl className="border-b border-hairline">
      {shown && (
        <Fact name={m.registrations.when()}>
          {shown.further > 0 ? (
            rich(m.registrations.whenAndMore({ when: <EventTime event={shown} />, count: shown.further }))
          ) : (
            <EventTime event={shown} />
          )}
        </Fact>
      )}
      {shown?.place && (
        <Fact name={m.registrations.where()}>
          <span className="whitespace-pre-line">
            {[shown.place, placeAddress].filter(Boolean).join("\n")}
          </span>
        </Fact>
      )}
      {onlineUrl && (
        <Fact name={m.registrations.online()}>
          <a
            href={onlineUrl}
            rel="noopener noreferrer"
            className="break-all text-brand underline underline-offset-4"
          >
            {onlineUrl}
          </a>
        </Fact>
      )}
      <Fact name={m.common.name()}>{name}</Fact>
      {email && <Fact name={m.common.email()}>{email}</Fact>}
      {companions > 0 && <Fact name={m.registrations.companions()}>{companions}</Fact>}
      {answers.map(({ question, answer }) => (
        <Fact key={question} name={question}>
          {answer}
        </Fact>
      ))}
      <Fact name={m.registrations.yourData()}>
        <span suppressHydrationWarning>
          {m.registrations.deletedOn({ date: formatDate(deletedAt, shown?.timeZone ?? "UTC") })}
        </span>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-t border-hairline py-3 sm:grid-cols-[9rem_1fr]">
      <dt dir="auto" className="font-semibold">
        {name}
      </dt>
      <dd dir="auto" className="min-w-0 break-words">
        {children}
      </dd>
    </div>
  );
}

type ActionProps = { what: "confirm" | "update" | "cancel"; token: string; children: ReactNode };

function Action({ what, token, children }: ActionProps) {
  return (
    <Form method="post" action={registrationPath(token)} replace>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="do" value={what} />
      {children}
    </Form>
  );
}
