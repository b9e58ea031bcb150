import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useApi } from "#core/api.ts";
import { isAppError } from "#core/errors.ts";
import { plural } from "#core/plural.ts";
import { useSession } from "#features/members/session.ts";
import { Banner } from "#ui/forms/banner.tsx";
import { Field, SelectField } from "#ui/forms/field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { RequiredLabel } from "#ui/required.tsx";
import { companionOptions } from "./companions.ts";
import type { RegistrationOffer } from "./contract.ts";
import { type FormErrors, formErrors, inputOf } from "./form-input.ts";

type RegistrationFormProps = {
  event: { _id: string; path: string; further?: number };
  offer: RegistrationOffer;
  /** Of a form that was sent without JavaScript and refused. */
  refused?: FormErrors & { values: Record<string, string> };
};

const hints = {
  open: {
    own: "This is the verified address of your account, so you are registered at once.",
    confirm: "We send a link to this address. Your place is reserved once you confirm.",
  },
  full: {
    own: "This is the verified address of your account, so you join the waiting list at once.",
    confirm: "We send a link to this address. You join the waiting list once you confirm.",
  },
};

/** Browsers send it as it is. Members with JavaScript register with their account. */
export function RegistrationForm({ event, offer, refused }: RegistrationFormProps) {
  const { member } = useSession();
  const { registrations } = useApi();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [failed, setFailed] = useState<FormErrors | undefined>(refused);
  const [busy, setBusy] = useState(false);
  const [email, setEmail] = useState("");
  const verified = useVerifiedEmail();
  const isOwn = email.trim().toLowerCase() === verified;
  const { further = 0 } = event;
  const hint = hints[offer.state === "full" ? "full" : "open"];
  const values = refused?.values ?? {};
  const errors = failed?.errors ?? {};

  useEffect(() => {
    for (const name of ["name", "email"] as const) {
      const input = form.current?.elements.namedItem(name);
      if (member && input instanceof HTMLInputElement && !input.value) input.value = member[name];
      if (name === "email" && input instanceof HTMLInputElement) setEmail(input.value);
    }
  }, [member]);
  useEffect(() => {
    if (failed) form.current?.querySelector<HTMLElement>("[aria-invalid=true], [role=alert]")?.focus();
  }, [failed]);

  async function send(submit: SubmitEvent<HTMLFormElement>): Promise<void> {
    if (!member) return; // by the browser
    submit.preventDefault();
    setBusy(true);
    try {
      const { token } = await registrations.register({
        id: event._id,
        ...inputOf(new FormData(submit.currentTarget)),
      });
      navigate(token ? `/registrations/${token}` : `${event.path}/registered`);
    } catch (error) {
      setFailed(
        isAppError(error) ? formErrors(error) : { error: "You could not be registered. Please try again." },
      );
      setBusy(false);
    }
  }

  const field = (name: string) => ({ name, defaultValue: values[name], error: errors[name] });
  return (
    <form ref={form} method="post" action={`${event.path}/register`} onSubmit={send} className="space-y-5">
      {failed?.error && <Banner kind="error">{failed.error}</Banner>}
      {further > 0 && (
        <p>You register for all dates: the next one and {plural(further, "more date")} after it.</p>
      )}
      <Field
        {...field("name")}
        label={<RequiredLabel>Name</RequiredLabel>}
        required
        maxLength={200}
        autoComplete="name"
        dir="auto"
      />
      <Field
        {...field("email")}
        label={<RequiredLabel>Email</RequiredLabel>}
        type="email"
        inputMode="email"
        required
        maxLength={254}
        autoComplete="email"
        onInput={({ currentTarget }) => setEmail(currentTarget.value)}
        hint={isOwn ? hint.own : hint.confirm}
      />
      {offer.companions > 0 && (
        <SelectField
          {...field("companions")}
          label="Companions"
          hint="Each of them takes a place."
          options={companionOptions(offer.companions)}
        />
      )}
      {offer.questions.map(({ id, question, choices, required }) => {
        const shared = {
          ...field(`answers.${id}`),
          label: required ? <RequiredLabel>{question}</RequiredLabel> : question,
          required,
        };
        return choices.length === 0 ? (
          <Field key={id} {...shared} maxLength={1000} dir="auto" autoComplete="off" />
        ) : (
          <SelectField
            key={id}
            {...shared}
            options={[
              { value: "", text: required ? "Please choose" : "No answer" },
              ...choices.map((choice) => ({ value: choice, text: choice })),
            ]}
          />
        );
      })}
      <div aria-hidden className="sr-only">
        <label>
          Leave this empty
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p className="text-meta text-muted">
        We use what you enter here for this event only, and delete it 30 days after the event.
      </p>
      <SubmitButton busy={busy} busyText="Sending …" className="h-12">
        {offer.state === "full"
          ? "Join the waiting list"
          : further > 0
            ? "Register for all dates"
            : "Register"}
      </SubmitButton>
    </form>
  );
}

/** In lower case. Undefined unless somebody with a verified address is signed in. */
function useVerifiedEmail(): string | undefined {
  const { member } = useSession();
  const { members } = useApi();
  const [verified, setVerified] = useState<string>();
  useEffect(() => {
    setVerified(undefined);
    if (!member) return;
    let isCurrent = true;
    members.profileDetails().then(
      ({ verifiedAt, email }) => isCurrent && verifiedAt && setVerified(email.toLowerCase()),
      () => {}, // the answer to the form says it
    );
    return () => {
      isCurrent = false;
    };
  }, [member, members]);
  return verified;
}
