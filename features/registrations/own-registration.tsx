import type { ReactNode } from "react";
import { Form } from "react-router";
import { formatDate } from "#core/dates.ts";
import { plural } from "#core/plural.ts";
import { EventTime } from "#features/events/event-parts.tsx";
import { Button, LinkButton } from "#ui/button.tsx";
import { Banner } from "#ui/forms/banner.tsx";
import { SelectField } from "#ui/forms/field.tsx";
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
            {state === "cancelled" ? "Register again" : "Confirm my registration"}
          </Button>
        </Action>
      )}
      <Facts registration={registration} />
      {isGuest && !over && companions > 0 && (
        <Action what="update" token={token}>
          <SelectField
            label="Companions"
            hint="You can bring fewer people. Anybody else has to register themselves."
            name="companions"
            defaultValue={String(companions)}
            options={companionOptions(companions)}
          />
          <Button type="submit" variant="outline" className="mt-4">
            Save
          </Button>
        </Action>
      )}
      {isGuest && !over && (
        <details className="border-t border-hairline pt-5">
          <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-danger underline underline-offset-4">
            Cancel my registration
          </summary>
          <Action what="cancel" token={token}>
            <p className="mt-2 mb-4">
              {state === "confirmed"
                ? "Your place will go to somebody else. If you register again, you may have to wait."
                : "You will leave the waiting list and lose your turn."}
            </p>
            <Button type="submit" variant="danger">
              Yes, cancel
            </Button>
          </Action>
        </details>
      )}
      {event.path && (
        <LinkButton to={event.path} variant="outline">
          The page of the event
        </LinkButton>
      )}
    </div>
  );
}

function newsOf({ state, open, free, over, waitingBefore, event }: Own): string {
  if (event.path === null || event.shown?.state === "cancelled") return "This event will not take place.";
  if (state === "confirmed") return over ? "Thank you for coming." : "We look forward to seeing you.";
  if (state === "waiting" && over) return "All places were taken.";
  if (state === "waiting")
    return `${
      waitingBefore === 0 ? "You are the first." : `${plural(waitingBefore, "registration")} before yours.`
    } If a place becomes free for you, you get it and an email.`;
  if (!open) return "Registration is closed.";
  if (!free) return "All places are taken. If you confirm, you join the waiting list.";
  return state === "cancelled"
    ? "If you have changed your mind, you can register again."
    : "Your place is not reserved yet. Please confirm that you want to come.";
}

function Facts({ registration }: { registration: Own }) {
  const { name, email, companions, answers, event, deletedAt } = registration;
  const { shown, placeAddress, onlineUrl } = event;
  return (
    <dl className="border-b border-hairline">
      {shown && (
        <Fact name="When">
          <EventTime event={shown} />
          {shown.further > 0 && `, and ${plural(shown.further, "more date")}`}
        </Fact>
      )}
      {shown?.place && (
        <Fact name="Where">
          <span className="whitespace-pre-line">
            {[shown.place, placeAddress].filter(Boolean).join("\n")}
          </span>
        </Fact>
      )}
      {onlineUrl && (
        <Fact name="Online">
          <a
            href={onlineUrl}
            rel="noopener noreferrer"
            className="break-all text-brand underline underline-offset-4"
          >
            {onlineUrl}
          </a>
        </Fact>
      )}
      <Fact name="Name">{name}</Fact>
      {email && <Fact name="Email">{email}</Fact>}
      {companions > 0 && <Fact name="Companions">{companions}</Fact>}
      {answers.map(({ question, answer }) => (
        <Fact key={question} name={question}>
          {answer}
        </Fact>
      ))}
      <Fact name="Your data">
        <span suppressHydrationWarning>Deleted on {formatDate(deletedAt, shown?.timeZone ?? "UTC")}</span>
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
