import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useApi } from "#core/api.ts";
import { isAppError } from "#core/errors.ts";
import { useSession } from "#features/members/session.ts";
import { m } from "#messages";
import { Banner } from "#ui/forms/banner.tsx";
import { ErrorSummary } from "#ui/forms/error-summary.tsx";
import { Field, SelectField } from "#ui/forms/field.tsx";
import { showError } from "#ui/forms/show-error.ts";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useAddress, useOwnPath } from "#ui/page-place.ts";
import { RequiredLabel } from "#ui/required.tsx";
import { companionOptions } from "./companions.ts";
import type { RegistrationOffer } from "./contract.ts";
import { allErrors, inputOf, type RefusedForm, refusedForm, valuesOf } from "./form-input.ts";
import { registrationPath } from "./paths.ts";
import { QuestionField } from "./question-field.tsx";
import { useVerifiedEmail } from "./use-verified-email.ts";

type RegistrationFormProps = {
  event: { _id: string; path: string; further?: number };
  offer: RegistrationOffer;
  /** A form that the browser sent. */
  refused?: RefusedForm;
};

const hints = {
  open: {
    own: m.registrations.ownAddress,
    confirm: m.registrations.otherAddress,
  },
  full: {
    own: m.registrations.ownAddressFull,
    confirm: m.registrations.otherAddressFull,
  },
};

/** Browsers send it as it is. Members with JavaScript register with their account. */
export function RegistrationForm({ event, offer, refused }: RegistrationFormProps) {
  const { member } = useSession();
  const { registrations } = useApi();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [failed, setFailed] = useState(refused);
  const [busy, setBusy] = useState(false);
  const [email, setEmail] = useState("");
  const verified = useVerifiedEmail();
  const isOwn = email.trim().toLowerCase() === verified;
  const { further = 0 } = event;
  const hint = hints[offer.state === "full" ? "full" : "open"];
  const values = refused?.values ?? {};
  const errors = allErrors(offer, failed);
  const labels = [
    ["name", m.common.name()],
    ["email", m.common.email()],
    ["companions", m.registrations.companions()],
    ...offer.questions.map(({ id, question }) => [`answers.${id}`, question]),
  ].map(([name = "", label = ""], index) => ({ name, label, id: `register-${index}` }));
  const entries = labels.map(({ name, ...field }) => ({ ...field, error: errors[name] ?? "" }));
  const address = useAddress();
  const ownPath = useOwnPath();
  const idOf = (field: string) => labels.find(({ name }) => name === field)?.id;

  useEffect(() => {
    for (const name of ["name", "email"] as const) {
      const input = form.current?.elements.namedItem(name);
      if (member && input instanceof HTMLInputElement && !input.value) input.value = member[name];
      if (name === "email" && input instanceof HTMLInputElement) setEmail(input.value);
    }
  }, [member]);
  useEffect(() => {
    if (failed !== refused) showError(form.current);
  }, [failed, refused]);

  async function send(submit: SubmitEvent<HTMLFormElement>): Promise<void> {
    if (!member) return; // by the browser
    submit.preventDefault();
    setBusy(true);
    setFailed(undefined);
    const values = valuesOf(new FormData(submit.currentTarget));
    try {
      const { token } = await registrations.register({ id: event._id, ...inputOf(values) });
      navigate(token ? registrationPath(token) : ownPath(`${event.path}/registered`));
    } catch (error) {
      const unexpected = { values, error: m.registrations.failed() };
      setFailed(isAppError(error) ? refusedForm(values, error) : unexpected);
      setBusy(false);
    }
  }

  const field = (name: string) => ({ id: idOf(name), error: errors[name] });
  const named = (name: string) => ({ ...field(name), name, defaultValue: values[name] });
  return (
    <form
      ref={form}
      method="post"
      action={address(`${event.path}/register`)}
      onSubmit={send}
      noValidate
      className="space-y-5"
    >
      <Banner kind="error">{failed?.error}</Banner>
      {failed?.errors && <ErrorSummary entries={entries.filter(({ error }) => error)} />}
      {further > 0 && <p>{m.registrations.allDates({ count: further })}</p>}
      <Field
        {...named("name")}
        label={<RequiredLabel>{m.common.name()}</RequiredLabel>}
        required
        maxLength={200}
        autoComplete="name"
        dir="auto"
      />
      <Field
        {...named("email")}
        label={<RequiredLabel>{m.common.email()}</RequiredLabel>}
        type="email"
        inputMode="email"
        required
        maxLength={254}
        autoComplete="email"
        onInput={({ currentTarget }) => setEmail(currentTarget.value)}
        hint={isOwn ? hint.own() : hint.confirm()}
      />
      {offer.companions > 0 && (
        <SelectField
          {...named("companions")}
          label={m.registrations.companions()}
          hint={m.registrations.companionsHint()}
          options={companionOptions(offer.companions)}
        />
      )}
      {offer.questions.map((question) => {
        const { id, required } = question;
        const name = `answers.${id}`;
        return (
          <QuestionField
            key={id}
            question={question}
            required={required}
            {...field(name)}
            answer={values[name]}
          />
        );
      })}
      <div aria-hidden className="sr-only">
        <label>
          {m.registrations.leaveEmpty()}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p className="text-meta text-muted">{m.registrations.privacy()}</p>
      <SubmitButton busy={busy} busyText={m.registrations.sending()} className="h-12">
        {offer.state === "full"
          ? m.registrations.joinWaitingList()
          : further > 0
            ? m.registrations.registerForAll()
            : m.registrations.register()}
      </SubmitButton>
    </form>
  );
}
